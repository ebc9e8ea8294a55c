"""Talking at Harmonia's table: the phrases, and the phrase being completed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.rules import talking
from harmony_desktop.games.harmonia.rules.components import Kind
from harmony_desktop.games.harmonia.rules.view import HarmoniaView, TurnPhase
from harmony_desktop.games.harmonia.table.sentences import words
from harmony_desktop.ui.kit.art import ArtItem, words_font
from harmony_desktop.ui.kit.languages import joined, say
from harmony_desktop.ui.kit.theme import Colours
from harmony_desktop.ui.table.buttons import ButtonItem
from harmony_desktop.ui.table.labels import draw_lines, text_box
from harmony_desktop.ui.table.marks import overlay
from harmony_desktop.ui.table.mirroring import reading_way
from harmony_desktop.ui.table.spots import Spot, Zone

_CHOOSE = {
    **dict.fromkeys(talking.OF_A_TILE, texts.CHOOSE_TILE),
    talking.POINT: texts.CHOOSE_PLACED,
}
"""Prompts for phrases that wait for something other than an empty cell."""
OPEN = "talk"
"""The button that opens and closes the list of phrases."""
_LARGEST, _SMALLEST = 14.0, 11.0
"""The letters on the buttons."""
_BESIDE = 20.0
"""What a button has left and right of its words."""
_QUESTION = 18
"""The letters of the question whether to end the game."""


def _width(words: str, size: float) -> float:
    return QFontMetricsF(words_font(size)).horizontalAdvance(words)


class Talk(ArtItem):
    """Buttons for talking: one opens the list of phrases, one proposes the end; or yes and no to a
    proposal. Phrases about a thing are offered by the thing itself (`PhraseMenu`).

    Without partners there is nobody to propose the end to: the player may stop, after a question
    whether to do so (A-20).
    """

    def __init__(
        self,
        view: HarmoniaView,
        alone: bool,
        say: Callable[[Move], None],
        refuse: Callable[[str], None],
        asked: Callable[[], None],
    ) -> None:
        """`asked` is called when a phrase starts or stops waiting for its tile or its cell.

        `alone` is for one person without partners.
        """
        super().__init__()
        self._view = view
        self._live = self._open = False
        self._alone = alone
        self._phrases = () if alone else tuple(one for one in talking.PHRASES if one != "propose")
        self._short = ("propose",) if alone else (OPEN, "propose")
        self.opened = False
        """Whether the list of phrases is open, in place of the aim."""
        self._say, self._refuse, self._asked = say, refuse, asked
        self.asking: str | None = None
        """The phrase that still lacks its tile or its cell."""
        self.tile: talking.PartnerTile | None = None
        """The tile of a partner that is asked for, once it is chosen."""
        self.stopping = False
        """Whether a player without partners is being asked to confirm the end of the game."""
        self._title = overlay(self, 0)
        self._price = overlay(self, 0)
        self._column = QRectF(0, 0, 178, 30), QRectF(0, 32, 178, 44)
        """The areas of the title and of the first button."""
        self.buttons = {
            name: ButtonItem(name, QSizeF(170, 44), self)
            for name in (OPEN, *talking.PHRASES, *talking.VOTES)
        }
        self._below: Sequence[QRectF] = ()
        self._list: Sequence[QRectF] = ()

    @property
    def wants_tile(self) -> bool:
        return self.asking in talking.OF_A_TILE

    @property
    def wants_cell(self) -> bool:
        return self.asking in talking.OF_A_CELL

    @property
    def notice(self) -> str:
        """The request for the tile or the cell of a phrase; may be empty."""
        if self.tile is not None:
            return words(texts.CHOOSE_ITS_CELL)
        return "" if self.asking is None else words(_CHOOSE.get(self.asking, texts.CHOOSE_CELL))

    @property
    def cells(self) -> Collection[Hex]:
        """The cells that the waiting phrase can be about."""
        asked = str(self.asking)
        return talking.cells(self._view, asked, self.tile) if self.wants_cell else ()

    def follow(self, view: HarmoniaView, waits: bool) -> None:
        """Take over a new position; `waits` keeps a phrase that lacks its tile or its cell."""
        self.stopping = False
        if not waits:
            self.opened = False
        if not waits or self.asking is None or talking.refusal(view, self.asking) is not None:
            self.asking = self.tile = None

    # Showing

    def way_to(self, phrase: str) -> QRectF:
        """The button of a phrase or, while the list is closed, the one that opens it."""
        return self.buttons[phrase if self.opened else OPEN].area

    @property
    def covers_aim(self) -> bool:
        """Whether phrases or a question are shown in place of the aim."""
        return self.opened or self.voting

    @property
    def foot(self) -> float:
        """The lowest point of what is shown, in the scene."""
        return max(
            (one.area.bottom() for one in self.buttons.values() if one.isVisible()), default=0.0
        )

    @property
    def voting(self) -> bool:
        """Whether the player is asked to end the game."""
        return self.stopping or (self._live and self._view.phase is TurnPhase.VOTE)

    def lay(self, title: QRectF, buttons: Sequence[QRectF], below: Sequence[QRectF]) -> None:
        """Take up areas of the scene, from the next time the talk is shown."""
        self._title.setPos(title.topLeft())
        self._column = title, buttons[0]
        self._list, self._below = buttons, below

    def _put(self) -> None:
        """Put the buttons where the phrases, the votes or the short row are."""
        if self.voting:
            names: Sequence[str] = talking.VOTES
            areas = list(self._list)
        elif self.opened:
            names, areas = (*self._phrases, OPEN), list(self._list)
        else:
            names, areas = self._short, list(self._below[-len(self._short) :])
        for name, rect in zip(names, areas, strict=False):
            self.buttons[name].setPos(rect.topLeft())
            self.buttons[name].size = rect.size()

    def show_talk(self, view: HarmoniaView, live: bool, may_speak: bool, theme: Colours) -> None:
        """Show the phrases available to the person at the screen, also in other players' turns."""
        self._view, self._live, self._open = view, live, may_speak
        voting = self.voting
        self._put()
        letters = self._letters()
        for name, button in self.buttons.items():
            vote = name in talking.VOTES
            listed = (OPEN, *self._phrases) if self.opened else self._short
            over = view.phase is TurnPhase.OVER
            if over or not (voting if vote else not voting and name in listed):
                button.hide()
                continue
            possible = voting if vote else may_speak and self._reason(name) is None
            button.show_words(
                self._words_of(name),
                theme,
                possible,
                "primary" if possible and self._is_best(name) else "plain",
                pressed=name == self.asking,
                pixels=letters,
            )
        self._show_price(theme)
        title = self.question if voting else words(texts.TALK_TITLE)
        box = QRectF(0, 0, self._column[0].width(), self._title_height())
        draw = partial(
            draw_lines,
            rect=box.adjusted(4, 0, -4, 0),
            words=title,
            colour=theme.text,
            pixels=_QUESTION if voting else 16,
            weight=QFont.Weight.DemiBold,
        )
        self._title.show_art(
            ("harmonia-title", title, box.width(), voting, theme),
            box,
            draw if self.covers_aim else None,
        )

    def _letters(self) -> float:
        """The size of the letters on all phrases: the longest of them fits its button."""
        width = self._list[0].width() - _BESIDE if self._list else 0.0
        sizes = [_LARGEST - step / 2 for step in range(int(2 * (_LARGEST - _SMALLEST)))]
        names = self._phrases if self.opened else ()
        return next(
            (
                size
                for size in sizes
                if all(_width(self._words_of(one), size) <= width for one in names)
            ),
            _SMALLEST,
        )

    def _words_of(self, name: str) -> str:
        if name == OPEN:
            return words(texts.TALK_CLOSE if self.opened else texts.TALK_OPEN)
        stops = self._alone and name == "propose"
        return words(texts.STOP_HERE if stops else texts.PHRASES[name])

    def _reason(self, name: str) -> str | None:
        """Why a button cannot be pressed now, as a key of the texts, or None."""
        return None if name == OPEN else talking.refusal(self._view, name)

    def _is_best(self, name: str) -> bool:
        """Return whether a button is the usual answer: a reached goal should end the game."""
        reached = self._view.complete
        if self.stopping:
            return name == ("yes" if reached else "no")
        return name == "yes" or (name == "propose" and reached)

    @property
    def question(self) -> str:
        """The question whether to end the game."""
        return say(texts.question_to_end(self._view))

    @property
    def price(self) -> str:
        """The price of ending here, for the player or for all who play together (A-20)."""
        if self._alone:
            return say(texts.price_of_stopping(self._view))
        meaning = texts.meaning_of_ending(self._view)
        return "" if meaning is None else say(meaning)

    def _title_height(self) -> float:
        width = self._column[0].width() - 8
        return text_box(self.question, width, _QUESTION).height() + 4 if self.voting else 30.0

    def _show_price(self, theme: Colours) -> None:
        """Show what ending means between the question and the answers."""
        title, first = self._column
        text = self.price if self.voting else ""
        shown = bool(text)
        width = title.width() - 8
        box = QRectF(4, 0, width, text_box(text, width, 14).height() + 2)
        top = title.top() + self._title_height() + 6
        self._price.setPos(title.left(), top)
        draw = partial(draw_lines, rect=box, words=text, colour=theme.text, pixels=14)
        self._price.show_art(
            ("harmonia-price", text, width, theme, reading_way()), box, draw if shown else None
        )
        if self.voting:
            # The harmless answer lies where a second click would go.
            names = ("no", "yes") if self.stopping else talking.VOTES
            below = top + (box.height() + 10 if shown else 4)
            for number, name in enumerate(names):
                self.buttons[name].setPos(first.left(), below + number * (first.height() + 8))

    def button_at(self, point: QPointF) -> ButtonItem | None:
        found = (button for button in self.buttons.values() if button.contains_point(point))
        return next(found, None)

    def zone(self) -> Zone:
        shown = [one for one in self.buttons.values() if one.isVisible() and one.enabled]
        return Zone(
            "talk",
            lambda: words(texts.TALK_TITLE),
            [
                Spot(
                    button.name,
                    button.area.center(),
                    button.size.height() / 2,
                    partial(self._name_of, button.name),
                )
                for button in sorted(shown, key=lambda button: button.area.top())
            ],
            buttons=True,
        )

    def _name_of(self, name: str) -> str:
        """Return the label of a button for a screen reader, with the price of stopping."""
        said = self.buttons[name].words
        return joined([said, self.price]) if self._alone and name == "propose" else said

    # Speaking

    def press(self, name: str) -> None:
        """Handle a button: say its phrase, or wait for the phrase's tile or cell."""
        if not (self._live if name in talking.VOTES else self._open):
            return
        if self.stopping:
            self._answer(name)
            return
        reason = None if name in talking.VOTES else self._reason(name)
        if name == OPEN:
            self.open_list(not self.opened)
        elif reason is not None:
            early = self._alone and reason == "nothing-placed"
            self._refuse(words(texts.STOP_TOO_EARLY if early else texts.REASONS[reason]))
        elif self._alone and name == "propose":
            self.stopping = True
            self._asked()
        elif name in talking.OF_A_TILE or name in talking.OF_A_CELL:
            self.ask_for(None if self.asking == name else name)
        else:
            self.opened = False
            self._say(talking.plain(self._view, name))

    def open_list(self, opened: bool) -> None:
        """Open the list of phrases in place of the aim, or close it."""
        if self._phrases and self.opened != opened:
            self.opened, self.asking, self.tile = opened, None, None
            self._asked()

    def _answer(self, name: str) -> None:
        """End the game after the player's confirmation, or take the wish to stop back."""
        self.stopping = False
        if name == "yes":
            self._say(talking.plain(self._view, "propose"))
        else:
            self._asked()

    def play_on(self) -> bool:
        """Take back the wish to stop; return whether there was one."""
        if not self.stopping:
            return False
        self._answer("no")
        return True

    def ask_for(self, name: str | None, tile: talking.PartnerTile | None = None) -> None:
        """Wait for the tile or the cell of a phrase; None stops waiting.

        `tile` is the one of a partner that is asked for, if that is known already.
        """
        self.asking, self.tile = name, tile
        self.opened = name is not None and tile is None
        self._asked()

    def refusal(self, name: str, kind: Kind) -> str | None:
        """Return why a phrase cannot be said of a tile, in the player's language, or None."""
        reason = talking.refusal(self._view, name)
        reason = reason or talking.refusal_of_tile(self._view, name, kind)
        return None if reason is None else words(texts.REASONS[reason])

    def say_of_tile(self, kind: Kind) -> None:
        """Say the waiting phrase about a tile."""
        name = str(self.asking)
        reason = self.refusal(name, kind)
        self.ask_for(None)
        if reason is not None:
            self._refuse(reason)
        else:
            self._say(talking.of_tile(self._view, name, kind))

    def accepts(self, cell: Hex) -> bool:
        """Return whether the waiting phrase can be said about a cell; say why if it cannot."""
        reason = talking.refusal_of_cell(self._view, str(self.asking), cell, self.tile)
        if reason is not None:
            self._refuse(words(texts.REASONS[reason]))
        return reason is None

    def say_of_cell(self, cell: Hex) -> None:
        """Say the waiting phrase about a cell."""
        name = str(self.asking)
        if self.accepts(cell):
            self.ask_for(None)
            self._say(talking.of_cell(self._view, name, cell))
