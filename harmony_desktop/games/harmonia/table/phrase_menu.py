"""Talk from what one talks about: a cell, a partner or a stack of tiles offers its phrases."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.rules import talking
from harmony_desktop.games.harmonia.rules.components import Kind
from harmony_desktop.games.harmonia.rules.moves import FILL, LEAVE, AskHand
from harmony_desktop.games.harmonia.rules.view import HarmoniaView
from harmony_desktop.games.harmonia.table.sentences import words

_OF_CELL = {LEAVE: texts.SAY_LEAVE, FILL: texts.SAY_FILL, talking.POINT: texts.SAY_POINT}
_OF_TILE = {"kind": texts.SAY_KIND, "need": texts.SAY_NEED}


class Offer(NamedTuple):
    """A phrase that fits what was pressed; without an action it only explains the one above."""

    text: str
    act: Callable[[], None] | None = None


class PhraseMenu:
    """The phrases about one thing, in a menu where it was pressed."""

    def __init__(self, speak: Callable[[Move], None], ask_plan: Callable[[int], None]) -> None:
        self._speak, self._ask_plan = speak, ask_plan
        self.menu: QMenu | None = None
        """The menu that was opened last."""

    def of_cell(self, view: HarmoniaView, cell: Hex) -> list[Offer]:
        """The phrases about a cell, which may be empty or hold a tile."""
        return [
            self._saying(text, talking.of_cell(view, phrase, cell))
            for phrase, text in _OF_CELL.items()
            if talking.refusal(view, phrase) is None
            and talking.refusal_of_cell(view, phrase, cell) is None
        ]

    def of_tile(self, view: HarmoniaView, kind: Kind) -> list[Offer]:
        """The phrases about a stack of the player's own tiles."""
        return [
            self._saying(text, talking.of_tile(view, phrase, kind))
            for phrase, text in _OF_TILE.items()
            if talking.refusal(view, phrase) is None
            and talking.refusal_of_tile(view, phrase, kind) is None
        ]

    def of_partner(self, view: HarmoniaView, seat: int, plans: bool) -> list[Offer]:
        """The questions to a partner; a bot can be asked for its plan."""
        found = []
        if talking.refusal(view, "hand") is None:
            found.append(self._saying(texts.TELL_HAND, talking.plain(view, "hand")))
        if talking.refusal_to_ask(view, seat) is None:
            found.append(self._saying(texts.PHRASES["ask-hand"], AskHand(view.seat, seat)))
        if plans:
            found.append(Offer(texts.ASK_PLAN, lambda: self._ask_plan(seat)))
            found.append(Offer(texts.PLAN_EXPLAINED))
        return found

    def _saying(self, text: str, move: Move) -> Offer:
        return Offer(text, lambda: self._speak(move))

    def open(self, offers: Sequence[Offer], parent: QWidget, at: QPoint) -> bool:
        """Open a menu at a point of the screen; return whether there is anything to say."""
        if not offers:
            return False
        if self.menu is not None:
            self.menu.deleteLater()
        self.menu = QMenu(parent)
        for text, act in offers:
            entry = self.menu.addAction(words(text))
            entry.setEnabled(act is not None)
            if act is not None:
                entry.triggered.connect(act)
        self.menu.popup(at)
        return True
