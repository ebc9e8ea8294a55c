"""What can be said at the table is exactly what the rules allow."""

from __future__ import annotations

import pytest

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import rules, talking, texts
from harmony_desktop.games.harmonia.moves import FILL, LEAVE, Place, Propose, Show, TellHand
from harmony_desktop.games.harmonia.view import HarmoniaView


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
    if phrase in talking.OF_A_CELL:
        return [talking.of_cell(phrase, cell) for cell in view.open_cells]
    return [talking.plain(phrase)]


@pytest.mark.parametrize("phrase", talking.PHRASES)
@pytest.mark.parametrize("moves", [(), "placed", "told"])
def test_what_is_not_refused_is_legal(phrase: str, moves) -> None:
    """A-4, A-8"""
    played = {"placed": _first_tile(), "told": (TellHand(),)}.get(moves, ())
    view = _after(*played)
    legal = set(view.legal_moves())
    possible = [move for move in _moves(view, phrase) if move in legal]
    assert bool(possible) == (talking.refusal(view, phrase) is None)


def test_nothing_is_said_between_showing_and_placing_or_while_a_vote_is_on() -> None:
    """A-5, A-8"""
    show, place = _first_tile()
    assert {talking.refusal(_after(show), phrase) for phrase in talking.PHRASES} == {"must-place"}
    voting = _after(show, place, Propose())
    assert {talking.refusal(voting, phrase) for phrase in talking.PHRASES} == {"must-vote"}
    assert {talking.plain(vote) for vote in talking.VOTES} == set(voting.legal_moves())


def test_one_wish_a_turn() -> None:
    view = _after(*_first_tile())
    cell = next(iter(view.open_cells))
    wished = _after(*_first_tile(), talking.of_cell(LEAVE, cell))
    for phrase in (LEAVE, FILL, "need"):
        assert talking.refusal(wished, phrase) == "wished-already"
    assert talking.refusal(wished, "hand") is None


def test_every_phrase_has_words_and_every_refusal_a_reason() -> None:
    assert set(texts.PHRASES) == {*talking.PHRASES, *talking.VOTES}
    for reason in ("must-place", "must-vote", "told-all", "wished-already", "nothing-placed"):
        assert reason in texts.REASONS
    assert talking.of_cell(FILL, Hex(1, 2)).cell == Hex(1, 2)
