"""A game as it has been played, without a window, a disk or a bot."""

from __future__ import annotations

from random import Random

import pytest

from harmony_desktop import games
from harmony_desktop.bots.create import bot
from harmony_desktop.controller.timeline import Change, Timeline
from harmony_desktop.engine.game import IllegalMove, State
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.games.harmonies.rules.moves import EndTurn
from harmony_desktop.games.harmony.rules.game import GAME, HarmonyState, PlaceTile
from harmony_desktop.ui.pages.home import running

PERSON = Seat(kind="person", name="Ana")
BOT = Seat(kind="bot", name="Bot", level="easy")


def record(*seats: Seat, cells: tuple[int, ...] = (), practice: bool = True) -> Record:
    start = Record(game="harmony", revision=GAME.revision, seats=seats, seed=5, practice=practice)
    return start.with_moves([PlaceTile(cell) for cell in cells])


def game(*seats: Seat, cells: tuple[int, ...] = (), floor: int = 0) -> Timeline[HarmonyState]:
    return Timeline(record(*seats, cells=cells), floor)


def test_a_step_is_told_with_the_positions_before_and_after_it() -> None:
    timeline = game(PERSON, BOT)
    before = timeline.state
    change = timeline.play(PlaceTile(3))
    assert change == Change("play", PlaceTile(3), before, timeline.state, 0)
    assert change == timeline.change(0)
    assert timeline.states == [before, timeline.state]
    assert timeline.record.moves == (("place", 3),)


def test_a_refused_move_changes_nothing_and_leaves_what_was_undone() -> None:
    timeline = game(PERSON, cells=(3, 4))
    timeline.undo()
    with pytest.raises(IllegalMove):
        timeline.play(PlaceTile(3))
    assert timeline.moves == [PlaceTile(3)]
    assert timeline.can_redo()


def test_a_person_plays_in_their_own_turn_only() -> None:
    timeline = game(PERSON, BOT, cells=(3,))
    with pytest.raises(IllegalMove) as refused:
        timeline.play_as_person(PlaceTile(4))
    assert refused.value.reason == "not-your-turn"
    over = game(PERSON, cells=tuple(range(19)))
    with pytest.raises(IllegalMove) as refused:
        over.play_as_person(PlaceTile(0))
    assert refused.value.reason == "over"


def test_undo_takes_the_moves_of_bots_back_too_and_redo_brings_them_again() -> None:
    timeline = game(PERSON, BOT, BOT, cells=(3, 4, 5))
    left = timeline.states[1]
    change = timeline.undo()
    assert change == Change("undo", PlaceTile(3), left, timeline.state, 0)
    assert timeline.moves == []
    steps = [(step.kind, step.seat, len(timeline.moves)) for step in timeline.redo()]
    assert steps == [("redo", 0, 1), ("redo", 1, 2), ("redo", 2, 3)]
    assert not timeline.can_redo()
    assert list(timeline.redo()) == []


def test_undo_stops_at_its_floor() -> None:
    timeline = game(PERSON, BOT, cells=(3, 4), floor=2)
    assert not timeline.can_undo()
    timeline.play(PlaceTile(5))
    timeline.play(PlaceTile(6))
    assert timeline.undo() is not None
    assert len(timeline.moves) == 2
    assert timeline.undo() is None
    # The last decision of a person lies below the floor, though a move lies above it.
    assert game(PERSON, BOT, cells=(3, 4), floor=1).undo() is None


def test_in_a_game_that_counts_undo_stops_at_what_was_revealed() -> None:
    timeline: Timeline[HarmonyState] = Timeline(record(PERSON, cells=(3,), practice=False))
    assert not timeline.can_undo()
    assert timeline.can_undo_as_practice()
    timeline.practise()
    assert timeline.can_undo()
    assert timeline.record.practice


def test_the_result_of_a_counted_game_stands() -> None:
    cells = tuple(range(19))
    counted: Timeline[HarmonyState] = Timeline(record(PERSON, cells=cells, practice=False))
    assert counted.counted
    assert not counted.can_undo()
    assert not counted.can_undo_as_practice()
    assert game(PERSON, cells=cells).can_undo()


def test_the_screen_looks_through_the_person_to_move_or_who_moved_last() -> None:
    timeline = game(BOT, PERSON, PERSON)
    seen = [timeline.viewer]
    for cell in (3, 4, 5):
        timeline.play(PlaceTile(cell))
        seen.append(timeline.viewer)
    assert seen == [1, 1, 2, 2]
    timeline.undo()
    assert timeline.viewer == 2


def test_hints_count_unless_the_game_is_practice() -> None:
    counted: Timeline[HarmonyState] = Timeline(record(PERSON, practice=False))
    counted.count_hint()
    counted.count_hint()
    assert counted.record.hints == 2
    practice = game(PERSON)
    practice.count_hint()
    assert practice.record.hints == 0


def test_another_bot_takes_a_seat_and_keeps_its_colour() -> None:
    timeline = game(PERSON, BOT)
    colour = timeline.seats[1].colour
    timeline.replace_bot(1, "hard", "spoiler")
    assert (timeline.seats[1].level, timeline.seats[1].colour) == ("hard", colour)
    assert timeline.record.seats[1].style == "spoiler"


def test_persons_are_known() -> None:
    assert game(PERSON, BOT).only_person == 0
    assert game(PERSON, PERSON).only_person is None
    assert game(BOT).only_person is None
    assert not game(BOT, PERSON, cells=(3,)).touched
    assert game(BOT, PERSON, cells=(3, 4)).touched


def test_a_turn_of_several_moves_is_one_wherever_turns_are_counted() -> None:
    rules = games.load("harmonies")
    dice = Random(2)
    start = Record(game="harmonies", revision=rules.revision, seats=(PERSON, BOT), seed=5)
    timeline: Timeline[State] = Timeline(start)
    while sum(isinstance(move, EndTurn) for move in timeline.moves) < 3:
        timeline.play(dice.choice(timeline.state.legal_moves()))
    whole = len(timeline.moves)
    turns = timeline.turns()
    assert [index for turn in turns for index in turn] == list(range(whole))
    assert [isinstance(timeline.moves[turn[-1]], EndTurn) for turn in turns] == [True] * 3
    assert [timeline.turns_until(turn.start + 1) for turn in turns] == [1, 2, 3]
    assert timeline.turns_until(whole) == 3
    assert timeline.turns_until(0) == 0


def test_the_pane_that_is_kept_belongs_to_the_turn_that_completed_its_strip() -> None:
    rules = games.load("sintra")
    dice = Random(2)
    start = Record(game="sintra", revision=rules.revision, seats=(PERSON, BOT), seed=5)
    timeline: Timeline[State] = Timeline(start)
    while sum(move.kind == "keep" for move in timeline.moves) < 2:
        timeline.play(bot("sintra", "easy").choose(timeline.view(), dice))
    turns = [[timeline.moves[index].kind for index in turn] for turn in timeline.turns()]
    assert ["take", "keep"] in turns
    assert all(turn in (["take"], ["take", "keep"], ["return"]) for turn in turns)
    assert timeline.turns_until(len(timeline.moves)) == len(turns)
    assert running.turns(timeline.record) == len(turns)


def test_simultaneous_placements_are_one_turn() -> None:
    timeline = game(PERSON, BOT, cells=(3, 4, 5, 6, 7))
    assert timeline.turn_numbers() == [1, 1, 2, 2, 3]
    assert [timeline.turns_until(moment) for moment in range(6)] == [0, 1, 1, 2, 2, 3]
