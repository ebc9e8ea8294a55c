"""The moves of a turn as ghosts: its tile on its cell, or the button of what is said."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia.rules.components import Kind
from harmony_desktop.games.harmonia.rules.moves import (
    AnnounceHand,
    Ask,
    AskHand,
    AskTile,
    Need,
    Place,
    Propose,
    Show,
    Vote,
)
from harmony_desktop.games.harmonia.table.hand import Hand
from harmony_desktop.games.harmonia.table.ornament import Ornament
from harmony_desktop.games.harmonia.table.talk import Talk
from harmony_desktop.ui.table.ghosts import Ghost
from harmony_desktop.ui.table.marks import frame_of


def ghosts_of(
    moves: Sequence[Move],
    on_stand: Kind | None,
    board: Ornament,
    hand: Hand,
    talk: Talk,
    aimed: Hex | None = None,
) -> list[Ghost]:
    """The moves in scene coordinates; a tile comes from the hand unless it is on the stand.

    On the cell that is aimed at, the player's own tile is seen instead.
    """
    shown = on_stand
    found: list[Ghost] = []
    for number, move in enumerate(moves):
        match move:
            case Show(tile):
                shown = tile
                if not any(isinstance(later, Place) for later in moves[number + 1 :]):
                    found.append(Ghost(move, frame_of(hand.area_of(tile))))
            case Place() if shown is not None:
                source = None if shown == on_stand else frame_of(hand.area_of(shown))
                drawn = partial(board.draw_tile, cell=move.cell, sides=move.sides(shown))
                seen = None if move.cell == aimed else drawn
                found.append(Ghost(move, board.frame_of(move.cell), seen, source))
            case Propose():
                found.append(Ghost(move, frame_of(talk.buttons["propose"].area)))
            case AskTile():
                drawn = partial(board.draw_tile, cell=move.cell, sides=move.sides)
                found.append(Ghost(move, board.frame_of(move.cell), drawn))
            case Ask():
                found.append(Ghost(move, board.frame_of(move.cell)))
            case Need(tile=tile):
                found.append(Ghost(move, frame_of(hand.area_of(tile))))
            case AskHand():
                found.append(Ghost(move, frame_of(talk.way_to("ask-hand"))))
            case AnnounceHand():
                found.append(Ghost(move, frame_of(talk.way_to("hand"))))
            case Vote(agree):
                answer = talk.buttons["yes" if agree else "no"]
                # Nobody is asked at a moment that is looked back at.
                button = answer if answer.isVisible() else talk.buttons["propose"]
                found.append(Ghost(move, frame_of(button.area)))
    return found
