"""What is seen of Sintra: the market, one's own palace large below it, the others beside.

How it is played with is in `table`.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from harmony_desktop.controller.session import Change, Session
from harmony_desktop.games.sintra import texts
from harmony_desktop.games.sintra.open_table import CENTRE, Keep, OpenTable, Return
from harmony_desktop.games.sintra.outcomes import TakeOutcome
from harmony_desktop.games.sintra.rules import SintraState, SintraView
from harmony_desktop.games.sintra.table import art
from harmony_desktop.games.sintra.table.flights import Flights, Floats
from harmony_desktop.games.sintra.table.hints import HintItem
from harmony_desktop.games.sintra.table.items import PalaceItem
from harmony_desktop.games.sintra.table.layout import plan
from harmony_desktop.games.sintra.table.market import Choice, MarketItem
from harmony_desktop.games.sintra.table.panels import (
    Caption,
    HeldItem,
    InfoItem,
    JokerChooser,
    ReturnButton,
)
from harmony_desktop.games.sintra.table.stage import Stage
from harmony_desktop.games.sintra.table.zones import text_of, zones_of
from harmony_desktop.ui.art import ArtItem
from harmony_desktop.ui.languages import number, right_to_left, say
from harmony_desktop.ui.players import shown_name
from harmony_desktop.ui.table.boards import BoardsTable
from harmony_desktop.ui.table.scene import Tools

_LOOKED_AT = ("windows", "marker", "others")
"""Zones with nothing in them to play with."""


class Scenery(BoardsTable):
    """All that is shown of one game, and where it lies."""

    def __init__(self, session: Session, tools: Tools) -> None:
        super().__init__(session, tools)
        self.view: SintraView = session.state.view(session.viewer)
        setup = self.view.table.setup
        self.palaces = [
            PalaceItem(seat, setup, session.seats[seat].colour, self.motion)
            for seat in range(setup.seats)
        ]
        self.market = MarketItem(len(self.view.table.workshops))
        self.info = InfoItem()
        self.return_button = ReturnButton()
        self.hints = HintItem()
        self.held = HeldItem()
        self.caption = Caption()
        self.banner = Caption()
        self.chooser = JokerChooser()
        self.ring = ArtItem()
        for depth, item in (
            *((1, palace) for palace in self.palaces),
            (2, self.market),
            (1, self.info),
            (3, self.return_button),
            (40, self.hints),
            (50, self.held),
            (60, self.caption),
            (60, self.banner),
            (70, self.chooser),
            (80, self.ring),
        ):
            item.setZValue(depth)
            self.addItem(item)
        for item in (self.held, self.caption, self.banner, self.ring, self.hints):
            item.hide()
        self.stage = Stage(
            self.market,
            self.palaces,
            Flights(self, self.motion),
            Floats(self, self.motion),
            self.motion,
            tools.sounds,
            self._settle,
            self._move_on,
        )
        self._lingering: int | None = None
        """The seat whose palace stays large until its move has been seen."""
        self._new_round = False
        self.pointed: Choice | None = None
        self.hand: QPointF | None = None
        """Where the player at the mouse has just let glass go."""
        self.asked: Choice | None = None
        """The panes whose jokers are being chosen."""

    # Showing a position

    @property
    def table(self) -> OpenTable:
        return self.view.table

    @property
    def main_seat(self) -> int:
        """The seat whose palace is large."""
        if self.enlarged is None and self._lingering is not None:
            return self._lingering
        return super().main_seat

    @property
    def main(self) -> PalaceItem:
        return self.palaces[self.main_seat]

    @property
    def own(self) -> PalaceItem:
        return self.palaces[self.view.seat]

    @property
    def language(self) -> str:
        return number(1)

    @property
    def keeping(self) -> bool:
        """Whether a strip is complete and its pane is to be chosen here and now."""
        return self.live and self.table.completed is not None and self.enlarged is None

    def show_view(self, view: SintraView, change: Change | None, live: bool) -> None:
        self.stage.finish()
        main_before = self.main_seat
        self.view = view
        self.placing.forget()
        self.held.hide()
        self.hints.hide()
        self.enlarged = self.asked = self.pointed = None
        self.live = live and view.to_move == view.seat
        forward = change is not None and change.kind != "undo"
        animate = forward and bool(self.motion.milliseconds)
        stays = animate and change.seat == main_before != view.seat
        self._lingering = main_before if stays else None
        self._new_round = forward and _new_round(change)
        self._show_palaces(change if animate else None, forward)
        self._refresh(self.stage.market_meanwhile(change) if animate else None)
        if self.main_seat != main_before:
            self.laid_out_anew.emit()
        if animate:
            self.stage.play(change, self.hand)
            self._show_hands()
        elif change is not None:
            self.tools.sounds.play("place" if forward else "undo")
        self.hand = None
        if self.focus_visible and self.keeping:
            self.focus_on("keep")
        elif forward:
            self._back_to_market()

    def _back_to_market(self) -> None:
        """The keyboard goes where the next turn begins, unless it looks around meanwhile."""
        current = self.focused if self.focus_visible else None
        looks = current is not None and current[0].key in _LOOKED_AT
        if self.focus_visible and self.live and not self.keeping and not looks:
            self.focus_on("market")

    def _show_palaces(self, change: Change | None, glide: bool = False) -> None:
        """Bring the palaces up to date, but for what a change lets fly in."""
        symbols = self.tools.settings.symbols
        for item, palace in zip(self.palaces, self.table.palaces, strict=True):
            moving = change is not None and change.seat == item.seat
            later = self.stage.waiting(change) if moving else ()
            item.set_palace(palace, symbols, self.language, glide, later)
            item.show_lit(())

    def _settle(self) -> None:
        """What flew has landed: show everything as it is."""
        for item in self.palaces:
            item.settle()
        self._show_market()
        self._show_hands()
        if self._new_round:
            self._new_round = False
            self.tools.sounds.play("call")
            self.market.light_up(self.motion)
            self._show_banner(say(texts.marker_name(self.table)))

    def _show_banner(self, words: str) -> None:
        """Tell of a new round over the market, for a moment."""
        box = self.banner.tell(words, self.colours)
        tray = self.market.source_rect(CENTRE).center()
        self.banner.setPos(tray + QPointF(0, box.height() / 2))

        def fade(eased: float) -> None:
            # Clear for most of the time, by the pace of the clock.
            self.banner.setOpacity(min(1.0, 3 * eased ** (1 / 3)))

        self.motion.run("banner", 1.0, 0.0, fade, self.banner.hide, factor=11)

    def _move_on(self) -> None:
        """A move has been seen: the palace of whoever is next becomes the large one."""
        if self._lingering is not None:
            self._lingering = None
            self._refresh()
            self.laid_out_anew.emit()

    def _refresh(self, market: OpenTable | None = None) -> None:
        """Bring names, panels and the market up to date; `market` is shown meanwhile."""
        for item in self.palaces:
            self._show_name(item)
        self._show_info()
        self._show_market(market)
        self._show_hands()
        self._show_chooser()
        self.set_zones(zones_of(self))
        self.focus_changed()

    def _show_market(self, meanwhile: OpenTable | None = None) -> None:
        piece = self.placing.piece
        taken = piece if isinstance(piece, tuple) else self.asked
        self.market.show_table(
            meanwhile or self.table,
            self.pointed,
            taken,
            self.tools.settings.symbols,
            self.language,
        )

    def _show_hands(self) -> None:
        """What the own palace offers to what is held or pointed at."""
        gains = self.tools.settings.show_gains
        piece, place = self.placing.piece, self.placing.place
        choice = piece if isinstance(piece, tuple) else self.asked or self.pointed
        held = self.placing.holding or self.asked is not None
        aimed = place if isinstance(place, int) else None
        outcomes = self.view.take_outcomes(*choice) if self.live and choice is not None else ()
        keeps = self.view.keep_outcomes() if self.keeping and not self.stage.busy else ()
        kept = piece.colour if isinstance(piece, Keep) else self._kept_focus()
        for item in self.palaces:
            own = item is self.own and self.enlarged is None
            item.show_offers(outcomes if own else (), aimed, gains, held)
            item.show_keep(keeps if own else (), kept, gains)
        self._show_aim(outcomes, aimed if gains else None)
        self._show_return()

    def _show_return(self, raised: bool = False) -> None:
        can = self.live and self.view.refusal(Return()) is None
        self.return_button.setVisible(self.enlarged is None and self.view.to_move is not None)
        self.return_button.show_words(text_of(texts.RETURN_BUTTON), self.colours, can, raised)

    def _kept_focus(self) -> int | None:
        current = self.focused if self.focus_visible else None
        return current[1].key if current and current[0].key == "keep" else None

    def _show_aim(self, outcomes: Sequence[TakeOutcome], aimed: int | None) -> None:
        outcome = next((one for one in outcomes if one.move.strip == aimed), None)
        step = None
        if outcome is not None and outcome.steps:
            track = self.table.setup.components.track
            step = self.view.palace.broke(outcome.steps, track).broken
        self.own.show_aim(outcome, step)

    def outcome(self, choice: Choice, strip: int) -> TakeOutcome | None:
        """What placing these panes on a strip would bring; None if it cannot be."""
        outcomes = self.view.take_outcomes(*choice)
        return next((one for one in outcomes if one.move.strip == strip), None)

    def _show_name(self, item: PalaceItem) -> None:
        table = self.table
        token = not table.token and table.first == item.seat and self.view.to_move is not None
        item.set_name(
            self.name(item.seat),
            self.view.score(item.seat).total,
            self.colours,
            self.view.to_move == item.seat,
            token,
            item.seat == self.main_seat,
        )

    def name(self, seat: int) -> str:
        return shown_name(self.session.seats, seat)

    def _show_info(self) -> None:
        table = self.table
        counts = ((text_of(texts.BAG_TITLE), table.bag), (text_of(texts.TOWER_TITLE), table.tower))
        height = self.info.height
        self.info.show_marker(table, say(texts.marker_name(table)), self.colours)
        self.info.show_counts(counts if self.tools.settings.show_bag else None, self.colours)
        if self.info.height != height:
            self.laid_out_anew.emit()

    def _show_chooser(self, pointed: int | None = None) -> None:
        options = self.chooser.options if self.asked is not None else ()
        current = self.focused if self.focus_visible else None
        if current is not None and current[0].key == "jokers":
            pointed = current[1].key
        self.chooser.ask(
            self.view.palace,
            options,
            text_of(texts.CHOOSE_JOKERS),
            pointed,
            self.tools.settings.symbols,
            self.colours,
        )

    # Layout

    def arrange(self, size: QSizeF) -> QRectF:
        others = [item for item in self.palaces if item.seat != self.main_seat]
        made = plan(len(self.table.workshops), len(others), self.info.height + 8, size)
        width = made.whole.width()

        def mirrored(place: QPointF) -> QPointF:
            return QPointF(width - place.x(), place.y()) if right_to_left() else place

        for item, place in zip(others, made.others, strict=True):
            self._put(item, mirrored(place), made.small)
        self._put(self.main, mirrored(made.main), 1.0)
        self.market.setPos(mirrored(made.market))
        self.market.setScale(made.market_scale)
        self.info.setPos(mirrored(made.info))
        side = -1 if right_to_left() else 1
        self.return_button.setPos(
            mirrored(made.main)
            + QPointF(
                side * (art.PALACE_RECT.left() + self.return_button.RECT.width() / 2),
                art.PALACE_RECT.bottom() + 22,
            )
        )
        for item in self.palaces:
            self._show_name(item)
        self.set_zones(zones_of(self))
        return made.whole

    def _put(self, item: PalaceItem, place: QPointF, scale: float) -> None:
        """Move a palace to its place; palaces that change places glide."""
        item.shown_scale = scale
        self.put(item, item.seat, place, scale, self._arrived)

    def _arrived(self) -> None:
        """A palace has come to rest: its art and its spots go by its new place."""
        self.repaint_art()
        self.set_zones(zones_of(self))
        self.focus_changed()


def _new_round(change: Change) -> bool:
    before, after = change.before, change.after
    assert isinstance(before, SintraState)
    assert isinstance(after, SintraState)
    return before.table.round != after.table.round and after.to_move is not None
