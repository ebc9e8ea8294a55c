"""The score pads without their drawings: every played game scores the same there."""

from __future__ import annotations

import json
from random import Random

import pytest

from harmony_desktop import games
from harmony_desktop.engine.game import IllegalMove, State
from harmony_desktop.engine.pads import PadEntry, usual
from harmony_desktop.engine.position import Scored
from harmony_desktop.engine.score import ScoreSheet

OPTIONS: dict[str, dict[str, object]] = {"harmonia": {"mode": "advanced"}}


def played(game: str, seed: int) -> State:
    """A whole game of random moves."""
    rules = games.load(game)
    dice = Random(seed)
    state = rules.start(max(2, rules.min_seats), OPTIONS.get(game, {}), seed)
    while state.to_move is not None:
        state = state.play(dice.choice(state.legal_moves()))
    return state


def sheets(game: str, document: object) -> list[ScoreSheet]:
    found: list[ScoreSheet] = []
    for one in document if isinstance(document, list) else [document]:
        scored = games.position(game).score(one)
        found += scored.sheets if isinstance(scored, Scored) else scored
    return found


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_that_was_played_counts_the_same_on_the_pad(game: str, seed: int) -> None:
    state = played(game, seed)
    pad = games.pad(game)
    entries = pad.seen(state.view(0))
    document = json.loads(json.dumps(pad.write(entries)))
    counted = sheets(game, document)
    for seat, sheet in enumerate(counted):
        assert sheet.total == state.score(seat).total
    again = pad.read(document)
    assert [dict(entry.values) for entry in again] == [dict(entry.values) for entry in entries]
    assert json.loads(json.dumps(pad.write(again))) == document, "read and written it is the same"
    if game != "harmonia":  # whose advanced game nobody wins
        assert set(pad.winners(again, counted)) == set(state.winners())


@pytest.mark.parametrize("game", games.GAMES)
def test_a_piece_that_is_lifted_can_be_laid_back(game: str) -> None:
    """Piece by piece until the board is empty, and back again, at any moment the same."""
    pad = games.pad(game)
    (board, values), *_ = pad.seen(played(game, 4).view(0))
    lifted = []
    places = list(board) if isinstance(board, dict) else list(range(len(_cells(board))))
    for place in reversed(places):
        while (one := pad.lift(board, place)) is not None:
            assert pad.put(one.board, one.piece, place, one.turn) == board
            lifted.append((one.piece, place, one.turn))
            board = one.board
    blank = pad.empty(values)
    assert not board if isinstance(board, dict) else _cells(board) == _cells(blank)
    assert lifted


def _cells(board: object) -> tuple[object, ...]:
    """The cells of a document; Harmonies has cards beside its cells."""
    return tuple(getattr(board, "stacks", board))


@pytest.mark.parametrize("game", games.GAMES)
def test_every_refusal_of_a_pad_has_its_words(game: str) -> None:
    pad, texts = games.pad(game), games.texts(game)
    board, values = pad.seen(played(game, 5).view(0))[0]
    places = list(board) if isinstance(board, dict) else list(range(len(_cells(board))))
    reasons = set()
    for piece in pad.palette(board):
        for place in places:
            for turn in range(pad.TURNS):
                try:
                    pad.put(board, piece, place, turn)
                except IllegalMove as refusal:
                    reasons.add(refusal.reason)
        assert pad.piece_name(piece, {**usual(pad.FIELDS), **values}).text
    assert reasons <= set(texts.REASONS)


def test_tiebreaks_are_those_of_the_rules() -> None:
    """S-16, N-11: broken glass decides in Sintra, animals in Harmonies."""
    sintra = games.pad("sintra")
    values = usual(sintra.FIELDS)
    clean = PadEntry(sintra.empty(values), {**values, "points": 10})
    broken = PadEntry(sintra.empty(values), {**values, "points": 13, "broken": 3})
    entries = [broken, clean]
    counted = sheets("sintra", sintra.write(entries))
    assert [sheet.total for sheet in counted] == [10, 10]
    assert sintra.winners(entries, counted) == (1,)


@pytest.mark.parametrize("game", games.GAMES)
def test_a_box_may_differ_from_our_set(game: str) -> None:
    """Every document of a pad says that it comes from a box."""
    pad = games.pad(game)
    values = usual(pad.FIELDS)
    document = pad.write([PadEntry(pad.empty(values), values)] * max(1, pad.SEATS[0]))
    for one in document if isinstance(document, list) else [document]:
        assert one["box"] is True


def test_checks_of_our_set_are_left_out_for_a_box() -> None:
    harmonia = {
        "game": "harmonia",
        "players": 2,
        "tiles": [[0, r, "000000"] for r in range(7)],
    }
    stacks = [[col, row, ["red"], False] for col in range(5) for row in range(4)]
    harmonies = {"game": "harmonies", "side": "A", "cells": stacks}
    for document in (harmonia, harmonies):
        position = games.position(str(document["game"]))
        with pytest.raises(ValueError, match=r"tiles\[6\]|red tokens"):
            position.score(document)
        position.score({**document, "box": True})


def test_sides_of_harmonia_are_painted_on_both_tiles_they_touch() -> None:
    from harmony_desktop.engine.hexes import Hex
    from harmony_desktop.games.harmonia import pad

    board = {Hex(0, 0): 0, Hex(0, 1): 0}
    painted = pad.paint(board, Hex(0, 0), 3)
    assert painted == {Hex(0, 0): 0b001000, Hex(0, 1): 0b000001}
    assert pad.paint(painted, Hex(0, 1), 0) == board
    assert pad.paint(board, Hex(0, 0), 1)[Hex(0, 0)] == 0b000010
