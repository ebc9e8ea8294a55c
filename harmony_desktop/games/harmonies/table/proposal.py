"""The turn proposed by a hint: its steps stay numbered while the player follows them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QPainterPath

from harmony_desktop.controller.timeline import Change
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmonies.rules import moves
from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS
from harmony_desktop.games.harmonies.rules.components import COLOUR_NUMBERS
from harmony_desktop.games.harmonies.rules.game import HarmoniesState
from harmony_desktop.games.harmonies.table.board import LandItem, Step
from harmony_desktop.games.harmonies.table.cards import Cards
from harmony_desktop.games.harmonies.table.items import show_step
from harmony_desktop.games.harmonies.table.trays import CentralBoard, TokenHand
from harmony_desktop.ui.kit.languages import number
from harmony_desktop.ui.table.boards import Boards
from harmony_desktop.ui.table.marks import frame_of


class Proposal:
    """The remaining steps, and their numbers on the table."""

    def __init__(
        self, boards: Boards[LandItem], central: CentralBoard, hand: TokenHand, cards: Cards
    ) -> None:
        self._boards, self._central, self._hand, self._cards = boards, central, hand, cards
        self.steps: tuple[Move, ...] = ()

    def propose(self, best: Suggestion | None) -> None:
        self.steps = () if best is None else (best.move, *best.then)

    def follow(self, change: Change[HarmoniesState] | None) -> None:
        """Advance to the next step if the player took the proposed one; else drop the proposal."""
        if change is not None:
            follows = change.kind == "play" and self.steps[:1] == (change.move,)
            self.steps = self.steps[1:] if follows else ()

    def show(self, live: bool) -> None:
        """Show the numbers of the steps at their places."""
        on_cells: list[Step] = []
        on_cards: dict[int, str] = {}
        on_spaces: dict[int, str] = {}
        end: str | None = None
        for rank, move in enumerate(self.steps if live else (), 1):
            match move:
                case moves.PlaceToken(colour, cell):
                    on_cells.append((cell, number(rank), COLOUR_NUMBERS[colour], None))
                case moves.PlaceCube(card, cell):
                    on_cells.append((cell, number(rank), None, card))
                case moves.TakeSpace(space):
                    on_spaces[space] = number(rank)
                case moves.EndTurn():
                    end = number(rank)
                case moves.TakeCard(card) | moves.DiscardCard(card) | moves.ChooseSpirit(card):
                    on_cards[CARD_NUMBERS[card]] = number(rank)
        for board in self._boards:
            board.show_steps(on_cells if board is self._boards.own else ())
        for pit in self._central.spaces:
            show_step(pit.step, on_spaces.get(pit.number))
        for item in self._cards.lying("row", "own", "choice"):
            show_step(item.step, on_cards.get(item.card))
        show_step(self._hand.step, end)


def frames_of(
    turn: Sequence[Move], board: LandItem, central: CentralBoard, cards: Cards
) -> list[QPainterPath]:
    """Return frames around the parts of a turn: its space, its cards, and its cells."""
    frames: list[QPainterPath] = []
    cells: dict[int, QPainterPath] = {}
    for move in turn:
        match move:
            case moves.TakeSpace(space):
                frames.append(frame_of(central.spaces[space].sceneBoundingRect(), 16))
            case moves.PlaceToken(_, cell) | moves.PlaceCube(_, cell):
                cells[cell] = board.frame_of(cell)
            case moves.TakeCard(card) | moves.DiscardCard(card) | moves.ChooseSpirit(card):
                frames += [
                    frame_of(item.sceneBoundingRect(), 10)
                    for item in cards.lying("row", "own", "choice")
                    if item.card == CARD_NUMBERS[card]
                ]
    return [*frames, *cells.values()]
