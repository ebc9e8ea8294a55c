"""Why one turn is better than another: every kind of reason, and its points."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from harmony_desktop.bots.puzzles import collection
from harmony_desktop.bots.reasons import SOONER, compared, why_best
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.reasons import Effect, reasons_against, reasons_for
from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.harmonies.bots import reasons
from harmony_desktop.games.harmonies.bots.levels import SPIRIT_VALUES, bot
from harmony_desktop.games.harmonies.bots.reasons import effects
from harmony_desktop.games.harmonies.rules import habitats
from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS, CARDS
from harmony_desktop.games.harmonies.rules.game import GAME
from harmony_desktop.games.harmonies.rules.moves import (
    ChooseSpirit,
    DiscardCard,
    EndTurn,
    PlaceCube,
    PlaceToken,
    TakeCard,
)


def texts_of(state, *moves):
    found = effects(state.view(state.to_move), moves)
    return {one.phrase.text: one for one in found.values()}


def test_the_points_of_reasons_are_those_of_the_score_sheet():
    """N-12 to N-19: every turn of two games, on both sides."""
    for side in ("A", "B"):
        state, dice = GAME.start(2, {"side": side, "spirits": True}, 3), Random(3)
        players = [bot("medium"), bot("easy")]
        turns = 0
        while state.to_move is not None:
            seat, before, moves = state.to_move, state, []
            while state.to_move == seat and not (moves and isinstance(moves[-1], EndTurn)):
                moves.append(players[seat].choose(state.view(seat), dice))
                state = state.play(moves[-1])
                if isinstance(moves[0], ChooseSpirit):
                    break
            if isinstance(moves[0], ChooseSpirit):
                continue
            found = effects(before.view(seat), moves)
            points = sum(
                one.worth
                for key, one in found.items()
                if key in reasons.GAINS or (isinstance(key, tuple) and key[0] == "cube")
            )
            change = state.score(seat).total - before.score(seat).total
            assert points == change
            turns += 1
        assert turns > 8


@pytest.mark.parametrize(
    ("kind", "board", "token", "row"),
    [
        ("trees", "W . . . .", "green", 0),
        ("mountains", "S . . . .", "grey", 1),
        ("fields", "Y . . . .", "yellow", 1),
        ("river", "B . . . .", "blue", 1),
        ("buildings", "B R G . .|Y . . .", "red", 1),
    ],
)
def test_a_token_helps_its_landscape(arranged, start, kind, board, token, row):
    """N-12 to N-16"""
    letters = {"green": "G", "grey": "S", "yellow": "Y", "blue": "B", "red": "R"}
    state = arranged(start(), board, hand=letters[token] * 3)
    found = texts_of(state, PlaceToken(token, row))[reasons.GAINS[kind]]
    assert found.worth == found.phrase.values["points"] > 0


@pytest.mark.parametrize(
    ("kind", "board", "side", "hand", "token", "row"),
    [
        ("mountains", "S S . . .", "A", "RRR", "red", 0),
        ("fields", "Y Y . Y Y", "A", "YYY", "yellow", 2),
    ],
)
def test_a_token_harms_a_landscape(arranged, start, kind, board, side, hand, token, row):
    """N-13, N-14"""
    state = arranged(start(side=side), board, hand=hand)
    found = texts_of(state, PlaceToken(token, row))[reasons.LOSSES[kind]]
    assert found.worth == -found.phrase.values["points"] < 0


def test_islands_are_made_on_side_b(arranged, start):
    """N-17"""
    state = arranged(start(side="B"), ". . . .|B B .", hand="BBB")
    found = texts_of(state, PlaceToken("blue", 6))[reasons.GAINS["islands"]]
    assert found.worth == found.phrase.values["points"] == 5


@pytest.mark.parametrize("kind", list(reasons.LOSSES))
def test_every_loss_has_a_text_of_its_own(kind, start, monkeypatch):
    """Some hardly ever happen: the sheets of two futures are enough."""
    state = start()
    view = state.view(state.to_move)
    key = "water" if kind in ("river", "islands") else kind
    setup = replace(state.table.setup, side="B" if kind == "islands" else "A")
    view = replace(view, table=replace(view.table, setup=setup))

    class Sheet:
        def __init__(self, points):
            self.lines = [type("Line", (), {"key": key, "points": points})()]

    class Land:
        def __init__(self, points):
            self._points = points

        def sheet(self, setup):
            return Sheet(self._points)

    before, after = (type("Table", (), {"land": Land(points)})() for points in (9, 4))
    ((found_kind, effect),) = reasons._lines(view, before, after)
    assert found_kind == kind
    assert effect.worth == -5
    assert effect.phrase.text == reasons.LOSSES[kind]
    ((_, gained),) = reasons._lines(view, after, before)
    assert gained.phrase.text == reasons.GAINS[kind]
    assert gained.phrase.values == {"points": 5}


def test_a_cube_is_placed_or_left_lying(arranged, start):
    """N-6, N-18: the ladybug lives on a field beside a tree."""
    state = arranged(start(), "Y Y . . .|G . . .", cards=[("ladybug", 0)], hand="BBB")
    view = state.view(state.to_move)
    (cell, *_) = view.cube_cells(CARD_NUMBERS["ladybug"])
    values = view.card_values(view.seat, CARD_NUMBERS["ladybug"])
    placed = texts_of(state, PlaceCube("ladybug", cell))[reasons.CUBE]
    assert placed.worth == placed.phrase.values["points"] == values[1]
    kept = texts_of(state, PlaceToken("blue", 4))[reasons.KEEPS_CUBE]
    assert kept.worth == -values[1]
    lying, better = (
        reasons.effects(view, [move])
        for move in (PlaceToken("blue", 4), PlaceCube("ladybug", cell))
    )
    against = reasons_against(lying, better)
    assert kept.phrase in against.values()
    told = reasons_for(better, lying, 0.0, against)
    assert placed.phrase not in told, "a cube that was left is told once"


def test_room_for_a_card_is_made_and_lost(arranged, start):
    """N-6"""
    bare = arranged(start(), "", cards=[("ladybug", 0)], hand="YWG")
    made = texts_of(bare, PlaceToken("yellow", 0), PlaceToken("brown", 1))
    assert reasons.OPEN in made
    assert reasons.LEAVES_ROOM not in made, "that says no more"
    near = arranged(start(), "Y . . . .", cards=[("ladybug", 0)], hand="BBB")
    side = near.view(0).side
    around = side.neighbours[0]
    moves = [PlaceToken("blue", cell) for cell in around]
    assert reasons.TAKES_ROOM in texts_of(near, *moves[:3])
    view = near.view(0)
    kept, lost = (reasons.effects(view, played) for played in ([PlaceToken("blue", 20)], moves[:3]))
    against = reasons_against(lost, kept)
    assert [one.text for one in against.values()] == [reasons.TAKES_ROOM]
    told = [one.text for one in reasons_for(kept, lost, 0.0, against)]
    assert reasons.OPEN not in told, "room that was taken away is told once"


def test_a_card_is_a_reason_where_it_suits_the_land_and_is_named_once(arranged, start):
    """N-5: never "takes the card and leaves room for the card"."""
    bare = start()
    takes = [move for move in bare.view(0).legal_moves() if move.kind == "card"]
    assert takes
    for move in takes:
        found = texts_of(bare, move).get(reasons.FITS)
        assert found is None or not found.worth
    for land in ("Y . . . .", "B . . . .", "S . . . .", "WG . . . ."):
        state = arranged(start(), land, hand="BBB")
        for move in takes:
            found = texts_of(state, move)
            if reasons.FITS in found:
                values = CARDS[CARD_NUMBERS[move.card]].values
                assert found[reasons.FITS].phrase.values["n"] == max(values)
            assert reasons.LEAVES_ROOM not in found


def test_the_richer_of_two_cards_is_a_reason_where_nothing_else_differs(arranged, start):
    """Deal 961007, move 49: five points lay between the fish and the boar, and no word."""
    bare = start()
    view = bare.view(0)
    takes = {
        max(CARDS[CARD_NUMBERS[move.card]].values): move
        for move in view.legal_moves()
        if move.kind == "card"
    }
    rich, poor = (Suggestion(takes[most(takes)], value) for most, value in ((max, 9.0), (min, 4.0)))
    assert max(takes) - min(takes) > 2
    found = compared("harmonies", view, rich, poor)
    assert [phrase.text for phrase in found.better] == [reasons.RICH]
    assert found.better[0].values["n"] == max(takes)
    assert not any(compared("harmonies", view, poor, replace(rich, value=1.0)))


def test_several_cubes_of_a_card_are_counted(arranged, start):
    """N-6: three cubes are not "a cube"."""
    state = arranged(start(), "Y Y . . .|G G . .", cards=[("ladybug", 0)], hand="BBB")
    view = state.view(state.to_move)
    cells = view.cube_cells(CARD_NUMBERS["ladybug"])
    assert len(cells) > 1
    found = texts_of(state, *(PlaceCube("ladybug", cell) for cell in cells[:2]))
    assert found[reasons.CUBES].phrase.values["n"] == 2
    assert reasons.CUBE not in found


@pytest.mark.parametrize("ahead", [True, False])
def test_the_last_round_is_good_for_whoever_leads(arranged, start, ahead):
    """N-10"""
    full = "S S S S S|S S S S|S S S S S|S S S S|"
    state = arranged(start(), full + "S S . . .", hand="BBB")
    if not ahead:
        lands = list(state.table.lands)
        rich = arranged(start(), full.replace("S", "SSS")).table.land
        lands[1 - state.table.seat] = rich
        state = replace(state, table=replace(state.table, lands=tuple(lands)))
    empty = [cell for cell, stack in enumerate(state.table.land.stacks) if not stack]
    found = texts_of(state, PlaceToken("blue", empty[0]))
    assert (reasons.LAST_ROUND in found) == (reasons.NO_TURN in found) == ahead
    assert (reasons.LAST_ROUND_BEHIND in found) != ahead, "told once"
    assert found[reasons.NO_TURN if ahead else reasons.LAST_ROUND_BEHIND].worth < 0
    alone = arranged(start(seats=1), full + "S S . . .", hand="BBB")
    solo = texts_of(alone, PlaceToken("blue", empty[0]))
    assert reasons.NO_TURN in solo
    assert reasons.LAST_ROUND not in solo, "nobody is behind"
    early = arranged(start(), "", hand="BBB")
    assert reasons.NO_TURN not in texts_of(early, PlaceToken("blue", 0))


def test_spirits_are_compared_by_what_they_earn(start):
    """N-19"""
    state = start(spirits=True)
    view = state.view(state.to_move)
    worth = {move.card: texts_of(state, move)[reasons.SPIRIT].worth for move in view.legal_moves()}
    better = max(worth, key=lambda card: worth[card])
    assert SPIRIT_VALUES[CARD_NUMBERS[better]] == max(SPIRIT_VALUES[one] for one in view.dealt)


def test_places_left_for_a_card_are_counted(arranged, start):
    """N-9: a red token beside the only water takes a frog's place away; one elsewhere keeps it."""
    full = "|".join(" ".join("R" * rows) for rows in (5, 4, 5, 4, 5))
    corner = "B . . " + full[6:]
    state = arranged(start(), corner, hand="RRR", cards=[("frog", 0)])
    kept = texts_of(state, PlaceToken("red", 2))[reasons.OPEN]
    assert kept.phrase.values["n"] == 1
    assert kept.worth == 0, "it is the last turn"
    wide = arranged(start(), "B . . . .|. . . .", hand="RRR", cards=[("frog", 0)])
    assert texts_of(wide, PlaceToken("red", 4))[reasons.OPEN].worth > 0
    assert reasons.OPEN not in texts_of(state, PlaceToken("red", 1))


def test_places_for_a_card_do_not_speak_against_a_cube_of_it(arranged, start):
    """N-6: what was scored with the card is worth more than a place kept for it."""
    state = arranged(start(), "B G . . .|. . . .", hand="RRR", cards=[("frog", 0)])
    cell = habitats.cube_cells(
        "A", state.table.land.stacks, state.table.land.cubes, CARD_NUMBERS["frog"]
    )[0]
    kept = effects(state.view(state.to_move), [PlaceToken("red", 4)])
    turn = [PlaceToken("red", 4), PlaceCube("frog", cell)]
    scored = effects(state.view(state.to_move), turn)
    said = {one.text for one in reasons_for(kept, scored, 3.0)}
    assert reasons.OPEN not in said


def test_points_of_one_more_token_are_told_if_they_are_new(arranged, start):
    """N-12 to N-16: yellow beside free hexes makes a field possible; more of it adds no more."""
    state = arranged(start(), "", hand="YYY")
    prepared = texts_of(state, PlaceToken("yellow", 0))[reasons.NEXT["fields"]]
    assert prepared.phrase.values["points"] == 5
    again = arranged(start(), "Y . . . .", hand="YYY")
    assert reasons.NEXT["fields"] not in texts_of(again, PlaceToken("yellow", 4))


def test_hexes_at_the_edge_part_fewer_free_ones(arranged, start):
    state = arranged(start(), "", hand="YYY")
    worth = {
        cell: texts_of(state, PlaceToken("yellow", cell))[reasons.TOGETHER].worth
        for cell in (0, 11)
    }
    assert worth[0] > 0 > worth[11]


def test_nothing_is_prepared_in_the_last_turn():
    """N-10: a room that is left for an animal brings no points any more."""
    later = {
        *reasons.NEXT.values(),
        *(reasons.LEAVES_ROOM, reasons.TAKES_ROOM, reasons.FITS, reasons.PREPARES),
        *(reasons.OPEN, reasons.BUILDS_UP, reasons.TOGETHER),
    }
    last = [one for one in collection("harmonies") if one.theme == "endgame"]
    assert len(last) > 20
    for one in last:
        view = one.state().view(one.seat)
        for moves in (one.moves(), one.greedy_moves()):
            if len(one.record.seats) > 1:
                assert view.last_round
                assert not later & {each.phrase.text for each in effects(view, moves).values()}
        assert not later & {phrase.text for phrase in one.reasons(view).better}


def test_a_cube_the_best_turn_leaves_is_spoken_of(arranged, start):
    """N-6: whoever placed it is told that it was seen."""
    state = arranged(start(), "Y Y . . .|G . . .", cards=[("ladybug", 0)], hand="BBB")
    view = state.view(state.to_move)
    (cell, *_) = view.cube_cells(CARD_NUMBERS["ladybug"])
    best = Suggestion(PlaceToken("blue", 4), 30.0)
    found = compared("harmonies", view, best, Suggestion(PlaceCube("ladybug", cell), 26.0))
    assert found.worse[-1].text == SOONER
    assert found.worse[-1].values == {"n": view.card_values(0, CARD_NUMBERS["ladybug"])[1]}


def test_the_first_turn_names_the_animal_its_tokens_suit(arranged, start):
    """The game with seed 952002, turn 1: Flamingo lives on water beside two fields."""
    state = arranged(start(), "", hand="BBR")
    view = state.view(state.to_move)
    flamingo = CARD_NUMBERS["flamingo"]
    row = (flamingo, *(one for one in view.table.row if one != flamingo))[: len(view.table.row)]
    view = replace(view, table=replace(view.table, row=row))
    tokens = [PlaceToken("blue", 1), PlaceToken("blue", 2), PlaceToken("red", 12)]
    moves = [TakeCard("flamingo"), *tokens]
    found = effects(view, moves)["taken", flamingo]
    assert found.phrase.text == reasons.FITS
    assert found.worth > 0


def test_free_hexes_side_by_side_are_no_reason_without_another_turn(arranged, start):
    """The game with seed 952003, turn 1: it was the first reason of a hint on an empty land."""
    state = arranged(start(), "", hand="SSY")
    moves = [PlaceToken("yellow", 1), PlaceToken("grey", 0), PlaceToken("grey", 0)]
    found = effects(state.view(state.to_move), moves)
    assert "together" in found
    assert reasons.TOGETHER not in [one.text for one in reasons_for(found, {})]


def test_an_exchange_is_explained_by_the_card_that_goes(start):
    """N-21: the turn after it is planned once the new card is known."""
    state = start(seats=1)
    state = replace(state, table=replace(state.table, may_discard=True))
    first, *others = bot("medium").suggest(state.view(0), 3)
    (why,) = why_best("harmonies", state.view(0), [first, *others])
    assert isinstance(first.move, DiscardCard)
    assert why.text == reasons.EXCHANGE


def test_no_reason_is_told_twice_in_one_sentence(arranged, start):
    """ "Keeps places for one card and keeps places for another" is said by no friend."""
    state = arranged(start(), "B S . . .|Y . . .", cards=[("frog", 0), ("ladybug", 0)], hand="BBB")
    view = state.view(0)
    turns = [Suggestion(PlaceToken("blue", cell), 1.0) for cell in (20, 12, 15)]
    said = {one.phrase.text for one in effects(view, turns[0].moves).values()}
    assert reasons.OPEN in said
    for first in turns:
        why = why_best("harmonies", view, [first, *(one for one in turns if one != first)])
        assert len({one.text for one in why}) == len(why)


def test_a_spirit_is_a_reason_before_its_cube_is_placed(arranged, start):
    """N-19: 2 for each blue token. The game with seed 952011: 5 points lost without a word."""
    state = arranged(start(), "", cards=[("tortoise", 0)], hand="BBG")
    found = texts_of(state, PlaceToken("blue", 1), PlaceToken("blue", 7))[reasons.SPIRIT_LATER]
    assert found.phrase.values["points"] == 4
    assert found.points == 0, "nothing of it is on the score sheet yet"


def test_two_buildings_at_once_are_told_as_several(arranged, start):
    """N-15. The game with seed 952012: one building was said to bring 10 points."""
    state = arranged(start(), "B RR . RR B|Y . . Y", hand="GGG")
    found = texts_of(state, PlaceToken("green", 2))[reasons.SEVERAL["buildings"]]
    assert found.points == 10


def test_points_that_were_made_up_for_at_once_are_no_harm():
    """The game with seed 952003, turn 6: a building for 5 in place of mountains for 4."""
    phrase = {text: Phrase("test", text) for text in ("over", "building", "trees")}
    played = {
        "mountains": Effect(-4.0, phrase["over"], points=-4),
        "buildings": Effect(5.0, phrase["building"], points=5),
    }
    assert not reasons_against(played, {"trees": Effect(0.5, phrase["trees"])}, 0.5)
    assert reasons_against({"mountains": played["mountains"]}, {}, 4.0)
