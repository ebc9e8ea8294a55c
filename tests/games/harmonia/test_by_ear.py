"""Harmonia as it is told: short pieces, and how a held tile would lie."""

from __future__ import annotations

from dataclasses import replace

from harmony_desktop import games
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import by_ear
from harmony_desktop.games.harmonia.rules.components import KIND_OF, TURNS, goal_cells
from harmony_desktop.games.harmonia.rules.moves import AnnounceHand, Place, Propose, Show, Vote
from harmony_desktop.games.harmonia.rules.view import START, OrnamentTile
from harmony_desktop.ui.kit.languages import say

BLANK, ONE = KIND_OF[0], KIND_OF[1]


def begun(mode: str = "basic"):
    """A view with one tile of six ornament sides, or the fullest in the hand, at the start."""
    state = games.load("harmonia").start(2, {"mode": mode, "first": "1"}, 7)
    kind = max(kind for kind, count in enumerate(state.view(0).hand) if count)
    state = state.play(Show(kind))
    return state.play(Place(0, 0, 0)).view(0)


def test_no_piece_of_the_own_board_takes_long_to_say() -> None:
    for mode in ("basic", "advanced"):
        for phrase in by_ear.board(begun(mode), 0):
            assert len(say(phrase)) < 330, say(phrase)
        for phrase in by_ear.left(begun(mode)):
            assert len(say(phrase)) < 330, say(phrase)


def test_a_cell_says_how_the_held_tile_would_lie() -> None:
    view = begun()
    beside = next(cell for cell, (_, wanted) in view.open_cells.items() if wanted)
    wanted = view.open_cells[beside][1]
    sides = next(sides for sides in TURNS[ONE] if sides == wanted)
    words = say(by_ear.held_words(view, beside, sides))
    assert words.startswith(say(by_ear.cell_words(view, beside)))
    assert "Your tile would lie with ornament" in words
    assert say(by_ear.held_words(view, beside, None)).endswith("Your tile does not fit")


def test_a_cell_warns_of_a_tile_that_loses_the_hexagon_and_tells_points() -> None:
    view = begun()
    far = Hex(0, 40)
    assert "lies outside every hexagon" in say(by_ear.held_words(view, far, 0))
    assert "points: " in say(by_ear.held_words(begun("advanced"), Hex(0, 1), 0))


def test_moves_are_told_with_the_cell_where_they_are_found_again() -> None:
    state = games.load("harmonia").start(2, {"mode": "basic", "first": "1"}, 7)
    kind = max(kind for kind, count in enumerate(state.view(0).hand) if count)
    shown = state.play(Show(kind))
    place = Place(0, 0, 0)
    steps = [
        (state.view(0), shown.view(0), Show(kind)),
        (shown.view(0), shown.play(place).view(0), place),
    ]
    (told,) = by_ear.told(steps)
    assert "column 0, row 0" in say(told)


def test_a_told_hand_is_said_a_few_kinds_at_a_time() -> None:
    state = games.load("harmonia").start(2, {"mode": "basic", "first": "1"}, 7)
    told = by_ear.board(state.play(AnnounceHand(0)).view(1), 0)
    assert len(told) > 1
    assert all(len(say(phrase)) < 330 and "Told: " in say(phrase) for phrase in told)


def test_cells_that_leave_the_hexagon_in_reach_are_said_first() -> None:
    cells = [cell for cell in goal_cells(START) if cell != Hex(3, 0)]
    view = replace(begun(), placed=tuple(OrnamentTile(cell, 0, 0) for cell in cells))
    (fits,) = by_ear.where(view, 0, ("hand", BLANK))
    assert say(fits).partition(": ")[2].startswith("3/1, ")


def test_nobody_is_told_to_have_agreed_that_a_won_game_ends() -> None:
    """A-8: but a refusal is told, and any agreement in another position."""
    won = tuple(OrnamentTile(cell, 0, 0) for cell in goal_cells(START))
    view = replace(begun(), placed=won)
    assert view.complete
    assert not by_ear.told([(view, view, Propose()), (view, view, Vote(True))])
    assert len(by_ear.told([(view, view, Vote(False))])) == 1
    assert len(by_ear.told([(begun(), begun(), Propose())])) == 1
