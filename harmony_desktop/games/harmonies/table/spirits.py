"""The choice of a nature spirit: it comes before everything else on the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem

from harmony_desktop.games.harmonies import texts
from harmony_desktop.games.harmonies.cards import CARDS
from harmony_desktop.games.harmonies.table.cards import spirit_places, spirits_to_choose
from harmony_desktop.games.harmonies.table.layout import SPIRIT_WORDS, VEIL, Plan
from harmony_desktop.games.harmonies.view import HarmoniesView
from harmony_desktop.ui.table.labels import Anchor, Bubble
from harmony_desktop.ui.table.mirroring import mirrored
from harmony_desktop.ui.table.words import GameWords
from harmony_desktop.ui.theme import Colours

words = GameWords("harmonies")


class SpiritChoice:
    """A veil over the table, a heading, and below each spirit what it rewards."""

    def __init__(self, add: Callable[[QGraphicsItem], None]) -> None:
        self._veil = QGraphicsRectItem()
        self._veil.setPen(QPen(QColor(0, 0, 0, 0)))
        self._veil.setZValue(VEIL)
        self._title = Bubble()
        self._rewards = [Bubble(), Bubble()]
        add(self._veil)
        for item in (self._title, *self._rewards):
            item.setZValue(SPIRIT_WORDS)
            add(item)

    def show_choice(self, view: HarmoniesView, plan: Plan, theme: Colours) -> None:
        """Show all this while a spirit is to be chosen."""
        spirits = spirits_to_choose(view)
        colour = QColor(theme.table_edge)
        colour.setAlpha(205)
        self._veil.setBrush(colour)
        self._veil.setRect(plan.whole)
        self._veil.setVisible(bool(spirits))
        bold = QFont.Weight.DemiBold
        title = words(texts.CHOOSE_SPIRIT_TITLE) if spirits else ""
        self._title.tell(title, theme, width=600, pixels=22, weight=bold)
        self._title.setPos(mirrored(plan.board) - QPointF(0, 176))
        rewards = [words(texts.SPIRIT_REWARDS[CARDS[card].id]) for card in spirits] or ["", ""]
        for item, reward, at in zip(self._rewards, rewards, spirit_places(plan), strict=True):
            item.tell(reward, theme, width=250, anchor=Anchor.TOP, weight=bold)
            item.setPos(at + QPointF(0, 106))
