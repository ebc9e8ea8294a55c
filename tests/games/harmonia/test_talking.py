"""The phrases at the table are exactly what the rules allow."""

from __future__ import annotations

from dataclasses import replace

import pytest

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.rules import game as rules
from harmony_desktop.games.harmonia.rules import talking
from harmony_desktop.games.harmonia.rules.moves import (
    FILL,
    LEAVE,
    AnnounceHand,
    Place,
    Propose,
    Show,
)
from harmony_desktop.games.harmonia.rules.view import HarmoniaView


def _after(*moves) -> HarmoniaView:
    state = rules.GAME.start(2, {"mode": "advanced"}, 5)
    for move in moves:
        state = state.play(move)
    return state.view(state.to_move or 0)


def _first_tile() -> tuple[Show, Place]:
    hand = rules.GAME.start(2, {}, 5).hands[0]
    return Show(next(kind for kind, count in enumerate(hand) if count)), Place(0, 0, 0)


def _moves(view: HarmoniaView, phrase: str) -> list:
    if phrase in talking.OF_A_TILE:
        return [
            talking.of_tile(view, phrase, kind) for kind, count in enumerate(view.hand) if count
        ]
    if phrase == talking.ASK_TILE:
        return list(talking.tile_requests(view))
    if phrase in talking.OF_A_CELL:
        return [talking.of_cell(view, phrase, cell) for cell in talking.cells(view, phrase)]
    return [talking.plain(view, phrase)]


@pytest.mark.parametrize("phrase", talking.PHRASES)
@pytest.mark.parametrize("moves", [(), "placed", "told", "both"])
def test_phrases_that_are_not_refused_are_legal_moves(phrase: str, moves) -> None:
    """A-4, A-8"""
    both = (*_first_tile(), AnnounceHand(1))
    played = {"placed": _first_tile(), "told": (AnnounceHand(0),), "both": both}.get(moves, ())
    view = _after(*played)
    legal = {*view.legal_moves(), *view.remarks()}
    possible = [move for move in _moves(view, phrase) if move in legal]
    assert bool(possible) == (talking.refusal(view, phrase) is None)


def test_one_can_talk_while_a_tile_is_shown_while_others_vote_and_in_their_turn() -> None:
    """A-4: all but the proposal to end, which belongs to the beginning of one's own turn (A-8)."""
    show, place = _first_tile()
    state = rules.GAME.start(2, {"mode": "advanced"}, 5).play(show)
    for seat, reason in ((0, "must-place"), (1, "not-your-turn")):
        view = state.view(seat)
        assert talking.refusal(view, "hand") is None
        assert talking.refusal(view, "need") is None
        assert talking.refusal(view, "propose") == reason
    voting = state.play(place).play(Propose())
    told = (*rules._NOTHING_ANNOUNCED[:-1], True)
    tiles = tuple(hand[:-1] + (1,) for hand in voting.hands)
    voting = replace(voting, announced=(told, told), hands=tiles)
    for seat, reason in ((0, "must-vote"), (1, "not-your-turn")):
        view = voting.view(seat)
        assert {talking.refusal(view, phrase) for phrase in talking.PHRASES} == {None, reason}
    assert {talking.plain(voting.view(0), vote) for vote in talking.VOTES} == set(
        voting.legal_moves()
    )


def test_several_requests_stand_and_the_same_is_not_said_twice() -> None:
    """A-4"""
    state = rules.GAME.start(2, {"mode": "advanced"}, 5)
    for move in _first_tile():
        state = state.play(move)
    first, second = list(state.view(0).open_cells)[:2]
    tile = next(kind for kind, count in enumerate(state.hands[0]) if count)
    for move in (
        talking.of_cell(state.view(0), LEAVE, first),
        talking.of_cell(state.view(0), FILL, second),
        talking.of_cell(state.view(0), talking.POINT, Hex(0, 0)),
        talking.of_tile(state.view(0), "need", tile),
    ):
        state = state.play(move)
    view = state.view(0)
    assert len(view.standing[0]) == 4
    assert talking.refusal_of_cell(view, LEAVE, first) == "said-already"
    assert talking.refusal_of_cell(view, FILL, first) is None
    assert talking.refusal_of_cell(view, FILL, second) == "said-already"
    assert talking.refusal_of_cell(view, talking.POINT, Hex(0, 0)) == "said-already"
    assert talking.refusal_of_cell(view, talking.POINT, first) == "no-tile-there"
    assert talking.refusal_of_cell(view, FILL, Hex(0, 0)) == "taken"
    assert talking.refusal_of_tile(view, "need", tile) == "said-already"
    assert talking.refusal_of_tile(view, "kind", tile) is None


def test_a_tile_can_be_asked_for_where_it_fits_and_taken_back() -> None:
    """A-4"""
    state = rules.GAME.start(2, {"mode": "advanced"}, 5)
    for move in (*_first_tile(), AnnounceHand(1)):
        state = state.play(move)
    view = state.view(0)
    cell = next(iter(talking.cells(view, talking.ASK_TILE)))
    asks = list(talking.tile_requests(view, cell))
    assert {ask.cell for ask in asks} == {cell}
    assert talking.refusal_of_cell(view, talking.ASK_TILE, cell) is None
    assert talking.refusal_of_cell(view, talking.ASK_TILE, Hex(0, 0)) == "taken"
    assert talking.refusal(view, talking.TAKE_BACK) == "nothing-asked"
    later = state.play(asks[0]).view(0)
    assert list(talking.cells(later, talking.TAKE_BACK)) == [cell]
    assert talking.refusal_of_cell(later, talking.TAKE_BACK, cell) is None
    assert (
        state.play(asks[0]).play(talking.of_cell(later, talking.TAKE_BACK, cell)).standing[0] == ()
    )


def test_every_phrase_has_words_and_every_refusal_a_reason() -> None:
    assert set(texts.PHRASES) == {*talking.PHRASES, *talking.VOTES}
    for reason in ("must-place", "must-vote", "told-all", "said-already", "no-tile-there"):
        assert reason in texts.REASONS
