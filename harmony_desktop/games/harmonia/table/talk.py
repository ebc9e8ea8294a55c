"""Talking at Harmonia's table: what can be said, and what is being said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.rules import talking
from harmony_desktop.games.harmonia.rules.components import Kind
from harmony_desktop.games.harmonia.rules.scoring import won
from harmony_desktop.games.harmonia.rules.view import HarmoniaView, TurnPhase
from harmony_desktop.games.harmonia.table.sentences import words
from harmony_desktop.ui.kit.art import ArtItem
from harmony_desktop.ui.kit.theme import Colours
from harmony_desktop.ui.table.buttons import ButtonItem
from harmony_desktop.ui.table.labels import draw_lines
from harmony_desktop.ui.table.marks import overlay
from harmony_desktop.ui.table.spots import Spot, Zone

_CHOOSE = {
    **dict.fromkeys(talking.OF_A_TILE, texts.CHOOSE_TILE),
    talking.POINT: texts.CHOOSE_PLACED,
}
"""The request of a phrase that waits for something other than an empty cell."""
_BELOW_QUESTION = 34.0
"""How much lower the votes lie than the phrases: what is asked takes a second line."""


class Talk(ArtItem):
    """A column of buttons: what can be said at any time, or yes and no to a proposal."""

    def __init__(
        self,
        view: HarmoniaView,
        phrases: Sequence[str],
        say: Callable[[Move], None],
        refuse: Callable[[str], None],
        asked: Callable[[], None],
    ) -> None:
        """`asked` is called when a phrase waits for its tile or its cell, or does so no more."""
        super().__init__()
        self._view = view
        self._live = self._open = False
        self._phrases = tuple(phrases)
        """What there is somebody to say to."""
        self._say, self._refuse, self._asked = say, refuse, asked
        self.asking: str | None = None
        """The phrase that still lacks its tile or its cell."""
        self._title = overlay(self, 0)
        self._width = 178.0
        self.buttons = {
            name: ButtonItem(name, QSizeF(170, 44), self)
            for name in (*talking.PHRASES, *talking.VOTES)
        }

    @property
    def wants_tile(self) -> bool:
        return self.asking in talking.OF_A_TILE

    @property
    def wants_cell(self) -> bool:
        return self.asking in talking.OF_A_CELL

    @property
    def notice(self) -> str:
        """The request for the tile or the cell of a phrase; may be empty."""
        return "" if self.asking is None else words(_CHOOSE.get(self.asking, texts.CHOOSE_CELL))

    def follow(self, view: HarmoniaView, waits: bool) -> None:
        """Take over a new position; `waits` keeps a phrase that lacks its tile or its cell."""
        if not waits or self.asking is None or talking.refusal(view, self.asking) is not None:
            self.asking = None

    # Showing

    def lay(self, title: QRectF, buttons: Sequence[QRectF]) -> None:
        """Take up areas of the scene, from the next time the talk is shown."""
        self._title.setPos(title.topLeft())
        self._width = title.width()
        for names, below in ((self._phrases, 0.0), (talking.VOTES, _BELOW_QUESTION)):
            for name, rect in zip(names, buttons, strict=False):
                self.buttons[name].setPos(rect.topLeft() + QPointF(0, below))
                self.buttons[name].size = rect.size()

    def show_talk(self, view: HarmoniaView, live: bool, may_speak: bool, theme: Colours) -> None:
        """What can be said in a position by the person at the screen, also in others' turns."""
        self._view, self._live, self._open = view, live, may_speak
        voting = live and view.phase is TurnPhase.VOTE
        for name, button in self.buttons.items():
            vote = name in talking.VOTES
            if not (voting if vote else not voting and name in self._phrases):
                button.hide()
                continue
            possible = voting if vote else may_speak and talking.refusal(view, name) is None
            # Once the goal is reached, the end should be proposed.
            best = name == "yes" or (name == "propose" and possible and won(view.layout))
            button.show_words(
                words(texts.PHRASES[name]),
                theme,
                possible,
                "primary" if best else "plain",
                pressed=name == self.asking,
                pixels=14,
            )
        title = words(texts.ASKED if voting else texts.TALK_TITLE)
        box = QRectF(0, 0, self._width, 64 if voting else 30)
        draw = partial(
            draw_lines,
            rect=box.adjusted(4, 0, -4, 0),
            words=title,
            colour=theme.text,
            pixels=18 if voting else 16,
            weight=QFont.Weight.DemiBold,
        )
        self._title.show_art(
            ("harmonia-title", title, box.width(), voting, theme),
            box,
            draw if voting or len(self._phrases) > 1 else None,
        )

    def button_at(self, point: QPointF) -> ButtonItem | None:
        found = (button for button in self.buttons.values() if button.contains_point(point))
        return next(found, None)

    def zone(self) -> Zone:
        return Zone(
            "talk",
            lambda: words(texts.TALK_TITLE),
            [
                Spot(
                    name, button.area.center(), button.size.height() / 2, partial(str, button.words)
                )
                for name, button in self.buttons.items()
                if button.isVisible() and button.enabled
            ],
            buttons=True,
        )

    # Speaking

    def press(self, name: str) -> None:
        """A button: say it, or wait for the tile or the cell it is about."""
        if not (self._live if name in talking.VOTES else self._open):
            return
        reason = None if name in talking.VOTES else talking.refusal(self._view, name)
        if reason is not None:
            self._refuse(words(texts.REASONS[reason]))
        elif name in talking.OF_A_TILE or name in talking.OF_A_CELL:
            self.ask_for(None if self.asking == name else name)
        else:
            self._say(talking.plain(self._view, name))

    def ask_for(self, name: str | None) -> None:
        """Wait for the tile or the cell of a phrase; None: for nothing any more."""
        self.asking = name
        self._asked()

    def refusal(self, name: str, kind: Kind) -> str | None:
        """Why a phrase cannot be said of a tile, in the player's words."""
        reason = talking.refusal(self._view, name)
        reason = reason or talking.refusal_of_tile(self._view, name, kind)
        return None if reason is None else words(texts.REASONS[reason])

    def say_of_tile(self, kind: Kind) -> None:
        """The tile that the phrase is about."""
        name = str(self.asking)
        reason = self.refusal(name, kind)
        self.ask_for(None)
        if reason is not None:
            self._refuse(reason)
        else:
            self._say(talking.of_tile(self._view, name, kind))

    def say_of_cell(self, cell: Hex) -> None:
        """The cell that the phrase is about."""
        name = str(self.asking)
        reason = talking.refusal_of_cell(self._view, name, cell)
        if reason is not None:
            self._refuse(words(texts.REASONS[reason]))
            return
        self.ask_for(None)
        self._say(talking.of_cell(self._view, name, cell))
