"""The champion: lands in arrays are those of the rules, and its turns are whole and legal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from harmony_desktop.engine.chance import Dice
from harmony_desktop.engine.record import read_record, replay
from harmony_desktop.games.harmonies.bots import champion, lands
from harmony_desktop.games.harmonies.bots.champion import Champion, Thinking
from harmony_desktop.games.harmonies.bots.estimate import TUNED, Estimator
from harmony_desktop.games.harmonies.bots.futures import Lots, QuickPlayers, tables_of
from harmony_desktop.games.harmonies.bots.lands import NONE, LandJudge, count, joined, lands_of
from harmony_desktop.games.harmonies.bots.levels import bot
from harmony_desktop.games.harmonies.bots.plans import TurnPlan
from harmony_desktop.games.harmonies.rules.bitboard import LAYOUTS
from harmony_desktop.games.harmonies.rules.cards import CARDS, FIRST_SPIRIT
from harmony_desktop.games.harmonies.rules.game import GAME, HarmoniesState
from harmony_desktop.games.harmonies.rules.habitats import NO_CUBE
from harmony_desktop.games.harmonies.rules.moves import (
    DiscardCard,
    EndTurn,
    PlaceCube,
    PlaceToken,
    TakeSpace,
)
from harmony_desktop.games.harmonies.rules.open_table import PlayerLand

QUICK = Thinking(3, 1, ((4, 60), (2, 60)), {"A": TUNED, "B": TUNED})
STEADY = replace(QUICK, steady=True)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the champion quick: these tests do not depend on the depth of its search."""
    monkeypatch.setattr(champion, "ALONE", QUICK)
    monkeypatch.setattr(champion, "TOGETHER", QUICK)


def random_lands(side: str, seed: int, spirits: bool = True) -> Iterator[PlayerLand]:
    """Every land of a game in which cubes are placed as soon as they can be."""
    state = GAME.start(2, {"side": side, "spirits": spirits}, seed)
    rng = Random(seed)
    while state.to_move is not None:
        moves = state.legal_moves()
        state = state.play(rng.choice([m for m in moves if isinstance(m, PlaceCube)] or moves))
        yield from state.table.lands


def begun(seats: int, side: str = "A", spirits: bool = False, turns: int = 6) -> HarmoniesState:
    """A position at the start of a turn, reached by sensible play."""
    state = GAME.start(seats, {"side": side, "spirits": spirits}, 3)
    medium = bot("medium")
    while sum(land.turns for land in state.table.lands) < turns:
        state = state.play(medium.choose(state.view(state.to_move), Random(0)))
    return state


@pytest.mark.parametrize("horizon", [0, 6, 20])
@pytest.mark.parametrize("side", ["A", "B"])
def test_lands_in_arrays_are_worth_what_the_estimate_says(side: str, horizon: int) -> None:
    """N-9, N-12 to N-19: a land each, and all together."""
    layout = LAYOUTS[side]
    estimator = Estimator(side, horizon)
    found = list(random_lands(side, seed=5)) + list(random_lands(side, seed=9))
    many = joined([lands_of(side, land) for land in found])
    values, ready = LandJudge(side, TUNED).judge(many, np.full(len(found), horizon))
    for number, land in enumerate(found):
        cubed = sum(
            bit for bit, cube in zip(layout.bits, land.cubes, strict=True) if cube != NO_CUBE
        )
        cards = tuple((held.card, held.placed) for held in land.cards)
        expected = estimator.estimate(layout.masks(land.stacks), cubed, cards)
        assert values[number] == pytest.approx(expected.value, abs=1e-9)
        cells = {
            int(card): int(ready[slot, number])
            for slot, card in enumerate(many.cards[:, number])
            if ready[slot, number]
        }
        assert cells == dict(expected.ready)


def test_every_spirit_counts_in_arrays_as_in_the_rules() -> None:
    """N-19: placed on boards of random games."""
    board = list(random_lands("A", seed=2, spirits=False))[-1]
    for spirit in range(FIRST_SPIRIT, len(CARDS)):
        land = board._replace(cards=(*board.cards, type(board.cards[0])(spirit, 1)))
        setup = replace(GAME.start(1, {"side": "A"}, 1).table.setup, spirits=True)
        assert LandJudge("A", TUNED).score(lands_of("A", land))[0] == land.sheet(setup).total


def test_bits_are_counted_with_old_and_new_numpy() -> None:
    dice = Dice(1)
    sets = np.array([dice.bits() >> dice.below(64) for _ in range(300)], dtype=np.uint64)
    expected = [int(cells).bit_count() for cells in sets]
    assert count(sets).tolist() == expected
    assert lands._count_by_halves(sets).tolist() == expected


@pytest.mark.parametrize(("seats", "side"), [(1, "B"), (2, "A"), (4, "B")])
def test_tables_in_arrays_go_on_as_the_rules_say(seats: int, side: str) -> None:
    """N-7, N-10, N-21: with the bag and deck as they are, the next turn sees the same table."""
    state = begun(seats, side)
    for _ in range(2):
        seat = state.to_move
        assert seat is not None
        view = state.view(seat)
        thinker = Champion(view)
        lots = Lots(
            np.array([state.bag], dtype=np.int8),
            np.array([state.deck], dtype=np.int8),
            np.zeros((1, 40), dtype=np.int64),
        )
        tables = tables_of(view, lots, np.zeros(1, dtype=np.intp))
        assert tables.horizon(np.zeros(1, dtype=np.intp), TUNED.opponents)[0] == thinker.horizon
        moves = thinker.plans()[0].moves
        before = view.table
        for move in moves:
            state = state.play(move)
        space = next(move.space for move in moves if isinstance(move, TakeSpace))
        tables.spaces[0, space] = NONE
        taken = [card for card in before.row if state.table.lands[seat].holding(card)]
        tables.row[0, [before.row.index(card) for card in taken]] = NONE
        land = state.table.lands[seat]
        tables.end_turn(np.zeros(1, dtype=np.intp), lands_of(side, land))
        assert [sorted(tokens) for tokens in tables.spaces[0].tolist()] == [
            list(tokens) for tokens in state.table.spaces
        ]
        assert tuple(tables.row[0].tolist()) == state.table.row
        assert tables.seat == state.table.seat
        assert bool(tables.over[0]) == state.table.over
        assert tables.last_round[0] == state.table.last_round


@pytest.mark.parametrize(("seats", "playing"), [(1, 1), (2, 2), (3, 1)])
def test_games_played_on_by_lot_end_with_sensible_scores(seats: int, playing: int) -> None:
    """N-10: every table ends, and not all alike though they began as one."""
    view = begun(seats, turns=4).view(0)
    tables = tables_of(view, Lots.drawn(view, 6, Dice(4)), np.arange(6))
    judge = LandJudge("A", TUNED)
    QuickPlayers(dict.fromkeys(range(playing), judge)).play_out(tables)
    assert tables.over.all()
    for seat in range(playing):
        points = judge.score(tables.lands[seat])
        assert len(set(points.tolist())) > 1
        assert 40 < points.mean() < 140


def test_seats_that_take_by_lot_fill_their_boards_and_leave_the_rest() -> None:
    """N-7: a space and at most a card go, and both are filled again."""
    view = begun(2, turns=2).view(0)
    tables = tables_of(view, Lots.drawn(view, 50, Dice(7)), np.arange(50))
    everywhere = np.arange(50)
    before, drawn = tables.empty[0].copy(), tables.turned.copy()
    tables.take_by_lot(everywhere)
    assert set((before - tables.empty[0]).tolist()) == {1, 2, 3}
    assert set((tables.turned - drawn).tolist()) == {0, 1}
    assert (tables.drawn == 3).all()
    assert (tables.spaces != NONE).all()
    assert tables.seat == 1


@pytest.mark.parametrize(
    ("seats", "side", "spirits"), [(1, "A", True), (1, "B", False), (2, "A", True), (4, "B", False)]
)
def test_a_turn_of_the_champion_is_whole_and_legal(seats: int, side: str, spirits: bool) -> None:
    """N-4"""
    state = begun(seats, side, spirits)
    seat = state.to_move
    assert seat is not None
    chooser = bot("champion")
    played = []
    while state.to_move == seat and EndTurn() not in played:
        move = chooser.choose(state.view(seat), Random(1))
        assert move in state.legal_moves()
        state = state.play(move)
        played.append(move)
    assert sum(isinstance(move, PlaceToken) for move in played) == 3


def test_the_champion_sees_nothing_that_is_hidden() -> None:
    """N-7"""
    state = begun(2)
    hidden = HarmoniesState(state.table, state.bag[::-1], state.deck[::-1], state.dealt)
    one, other = (Champion(each.view(0)).plans() for each in (state, hidden))
    assert one == other


def test_the_champion_goes_on_with_a_turn_that_has_begun() -> None:
    """N-4: with a token placed and a card taken, and with nothing left but to end."""
    state = begun(2)
    state = state.play(TakeSpace(0))
    chooser = bot("champion")
    steps = 0
    while state.to_move == 0:
        # A bot that was never asked before knows no plan.
        state = state.play(bot("champion").choose(state.view(0), Random(1)))
        steps += 1
    assert 4 <= steps <= 8
    assert chooser.suggest(state.view(0)) == []


def test_the_champion_suggests_different_moves_with_the_points_it_expects() -> None:
    state = begun(2)
    view = state.view(0)
    suggested = bot("champion").suggest(view, 3)
    assert len({one.moves for one in suggested}) == len(suggested) == 3
    assert all(one.move in view.legal_moves() for one in suggested)
    values = [one.value for one in suggested]
    assert values == sorted(values, reverse=True)
    assert 50 < values[0] < 150
    assert suggested[0].move == bot("champion").choose(view, Random(9))


def test_everything_the_champion_suggests_is_a_whole_turn() -> None:
    view = begun(2).view(0)
    for most in (3, 16):
        suggested = bot("champion").suggest(view, most)
        assert len(suggested) >= 3
        assert all(one.moves[-1] == EndTurn() for one in suggested)
        assert len({one.moves for one in suggested}) == len(suggested)
        values = [one.value for one in suggested]
        assert values == sorted(values, reverse=True)


def test_a_hint_settles_animals_unless_waiting_is_worth_more(
    arranged, monkeypatch: pytest.MonkeyPatch
) -> None:
    """N-6: an animal that could move in made a hint to end the turn a riddle."""
    state = GAME.start(1, {"side": "A"}, 4)
    board = "B G . . .|. . . .|. . . . .|. . . .|. . . . ."
    state = arranged(state, board, cards=[("frog", 0)])
    space = next(at for at, tokens in enumerate(state.table.spaces) if tokens)
    state = replace(state, table=replace(state.table, space_taken=space, card_taken=True))
    view = state.view(0)
    thinker = Champion(view)
    waiting = TurnPlan(50.0, (EndTurn(),), 0)
    monkeypatch.setattr(Champion, "_worths", lambda self, turns: [51.9, 50.0])
    assert thinker.settled(waiting).moves == (PlaceCube("frog", 0), EndTurn())
    monkeypatch.setattr(Champion, "_worths", lambda self, turns: [52.0, 50.0])
    assert thinker.settled(waiting) == waiting


def test_a_turn_that_was_played_is_seen_beside_the_best() -> None:
    """N-4: as it was played, and with the worst that can be done with the same tokens."""
    state = begun(2)
    thinker = Champion(state.view(0))
    best = thinker.plans()[0]
    same, own = thinker.with_best(best.moves)
    assert own.value <= same.value <= own.value + 8
    played = [TakeSpace(0)]
    after = state.play(played[0])
    while not after.table.may_end:
        move = next(move for move in after.legal_moves() if isinstance(move, PlaceToken))
        played.append(move)
        after = after.play(move)
    found, poor = thinker.with_best([*played, EndTurn()])
    assert poor.value < found.value - 2
    assert poor.moves == (*played, EndTurn())


def test_the_champion_exchanges_a_card_when_it_may() -> None:
    """N-21"""
    state = GAME.start(1, {"side": "A"}, 4)
    state = replace(state, table=replace(state.table, may_discard=True))
    assert isinstance(bot("champion").choose(state.view(0), Random(1)), DiscardCard)


def test_the_champion_places_every_cube_before_the_other_ends_the_game(arranged) -> None:
    """N-6, N-10: in the last round there is nothing to wait for."""
    state = GAME.start(2, {"side": "A"}, 4)
    state = arranged(state, "B G . . .|. . . .", [("frog", 4)], hand="YYR")
    assert PlaceCube("frog", 0) in Champion(state.view(0)).plans()[0].moves


def test_in_a_turn_that_may_be_the_last_no_cube_is_kept_back_that_brings_points() -> None:
    """The other player has five empty hexes, and one cube of the penguin brings four points."""
    record = read_record((Path(__file__).parent / "penguin_unsettled.harmony").read_bytes())
    *_, (_, state) = replay(GAME, record)
    view = state.view(0)
    assert view.turns_left(0).least == 1
    assert PlaceCube("penguin", 15) in Champion(view).plans()[0].moves


def test_later_turns_are_played_out_more_often_where_they_should_take_as_long() -> None:
    """The champion of several seats gives every turn about the same time."""
    early, late = (Champion(begun(2, turns=turns).view(0), STEADY) for turns in (0, 12))
    assert early.view.land.empty_hexes == early.view.side.count
    assert late.view.land.empty_hexes < early.view.side.count / 2
    assert late._work_of_a_game() < early._work_of_a_game() / 8
    assert late.plans()[0].moves
