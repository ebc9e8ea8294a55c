"""The steps of a turn as ghosts: its space, its tokens on their hexes, its card and cubes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmonies.rules import moves
from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS, CARDS
from harmony_desktop.games.harmonies.rules.components import COLOUR_NUMBERS
from harmony_desktop.games.harmonies.table import art
from harmony_desktop.games.harmonies.table.art import Faces
from harmony_desktop.games.harmonies.table.board import LandItem
from harmony_desktop.games.harmonies.table.cards import Cards
from harmony_desktop.games.harmonies.table.trays import CentralBoard, TokenHand
from harmony_desktop.ui.kit.art import Draw, moved
from harmony_desktop.ui.table.ghosts import Ghost
from harmony_desktop.ui.table.marks import frame_of


def ghosts_of(
    turn: Sequence[Move],
    board: LandItem,
    central: CentralBoard,
    hand: TokenHand,
    cards: Cards,
    faces: Faces,
) -> list[Ghost]:
    """A turn on a board; each token lies on those placed before it."""
    found: list[Ghost] = []
    higher: Counter[int] = Counter()
    """The tokens the turn has placed so far, by hex."""
    for move in turn:
        match move:
            case moves.TakeSpace(space):
                found.append(Ghost(move, central.spaces[space].outline))
            case moves.PlaceToken(colour, cell):
                higher[cell] += 1
                at = board.cells[cell].top - QPointF(0, art.WALL * higher[cell])
                disc = partial(art.draw_disc, colour=COLOUR_NUMBERS[colour], faces=faces)
                found.append(Ghost(move, board.frame_of(cell), _drawn(board, at, disc)))
            case moves.PlaceCube(card, cell):
                at = board.cells[cell].top - QPointF(0, art.WALL * higher[cell])
                spirit = CARDS[CARD_NUMBERS[card]].spirit
                settler = partial(art.draw_settler, card=card, spirit=spirit)
                found.append(Ghost(move, board.frame_of(cell), _drawn(board, at, settler)))
            case moves.TakeCard(card) | moves.DiscardCard(card) | moves.ChooseSpirit(card):
                path = _card_frame(cards, CARD_NUMBERS[card])
                if path is not None:
                    found.append(Ghost(move, path))
            case moves.EndTurn() if hand.button.isVisible():
                found.append(Ghost(move, frame_of(hand.button.area, 9)))
    return found


def _drawn(board: LandItem, at: QPointF, draw: Draw) -> Draw:
    """A drawing at a point of the board, in scene coordinates."""

    def paint(painter: QPainter) -> None:
        with moved(painter, board.mapToScene(at), board.scale()):
            draw(painter)

    return paint


def _card_frame(cards: Cards, card: int) -> QPainterPath | None:
    for item in cards.lying("row", "own", "choice"):
        if item.card == card:
            return frame_of(item.scene_area, 10)
    return None
