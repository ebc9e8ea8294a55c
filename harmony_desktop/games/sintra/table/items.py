"""A player's palace on the scene, with everything that can be shown on it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from harmony_desktop.games.sintra.components import STRIP_SPACES, WINDOW_PANES, WINDOWS, Colour
from harmony_desktop.games.sintra.open_table import NOWHERE, Setup
from harmony_desktop.games.sintra.outcomes import KeepOutcome, TakeOutcome
from harmony_desktop.games.sintra.palace import Palace
from harmony_desktop.games.sintra.table import art
from harmony_desktop.games.sintra.table.glass import (
    GLAZIER_RECT,
    draw_glazier,
    draw_pane,
    draw_shard,
    draw_token,
    faint,
)
from harmony_desktop.games.sintra.table.pills import pill
from harmony_desktop.ui.art import ArtItem, rounded
from harmony_desktop.ui.languages import number, right_to_left
from harmony_desktop.ui.motion import Motion
from harmony_desktop.ui.players import player_colour
from harmony_desktop.ui.table.plates import HEIGHT as PLATE_HEIGHT
from harmony_desktop.ui.table.plates import NamePlate
from harmony_desktop.ui.theme import Colours

FOOT = 42.0
"""The height of the row below a palace: the name, the token and the glazier's way back."""
_OFFER_ART = QRectF(
    art.STRIP_ART.left(),
    art.STRIP_ART.top(),
    art.STRIP_ART.width(),
    art.STRIP_ART.height() + 40,
)
_GOOD = QColor("#1E7A4E")
_BAD = QColor("#B3341C")
_WARN = QColor("#FFE3A3")


def signed(points: int) -> str:
    """A change of the score."""
    return f"+{number(points)}" if points > 0 else number(points)


def cell_rect(cell: int) -> QRectF:
    """The pane or the space that a score line names by its number."""
    if cell < WINDOWS * WINDOW_PANES:
        return art.pane_rect(*divmod(cell, WINDOW_PANES))
    return art.space_rect(*divmod(cell - WINDOWS * WINDOW_PANES, STRIP_SPACES))


class PalaceItem(ArtItem):
    """A palace. Its items live as long as the table; a move changes only what it must."""

    def __init__(self, seat: int, setup: Setup, colour: str | None, motion: Motion) -> None:
        super().__init__()
        self.seat = seat
        self.shown_scale = 1.0
        """The scale at which the palace lies, or will lie when it has arrived."""
        self._setup = setup
        self._colour = QColor(player_colour(colour))
        self._colour_name = colour
        self._motion = motion
        self._palace: Palace | None = None
        self._dress: tuple[bool, str] = (True, "")
        self._strips = [self._part(1, art.COLUMN * window) for window in range(WINDOWS)]
        self._windows = [self._part(1, art.COLUMN * window) for window in range(WINDOWS)]
        self._ornaments = self._part(2)
        self._marker = self._part(3)
        self._glazier = self._part(4)
        self._lit = self._part(5)
        self._offers = [self._part(6, art.COLUMN * window) for window in range(WINDOWS)]
        self._nowhere = self._part(6)
        self._aim = self._part(7)
        self._keep = self._part(7)
        self._flash = self._part(8)
        self._name = NamePlate(self)
        self._token = self._part(1)
        self._token.set_art(("sintra-token",), QRectF(-17, -17, 36, 36), draw_token)
        for item in (self._lit, self._nowhere, self._aim, self._keep, self._flash, self._token):
            item.hide()
        for item in self._offers:
            item.hide()

    def _part(self, z: float, x: float = 0.0) -> ArtItem:
        item = ArtItem(self)
        item.setZValue(z)
        item.setPos(x, 0)
        return item

    @staticmethod
    def _show(
        item: ArtItem,
        key: Hashable | None,
        rect: QRectF,
        draw: Callable[[QPainter], None] | None,
    ) -> None:
        item.setVisible(draw is not None)
        if draw is not None:
            item.set_art(key, rect, draw)

    # The palace itself

    def set_palace(
        self,
        palace: Palace,
        symbols: bool,
        language: str,
        animate: bool = False,
        later: Collection[int] = (),
    ) -> None:
        """Show a palace; the strips and windows of `later` stay as they are until `settle`."""
        setup = self._setup
        self._dress = (symbols, language)
        self.set_art(
            ("sintra-palace", setup.components, setup.side, language),
            art.ART_RECT,
            lambda painter: art.draw_palace(painter, setup.components, setup.side),
        )
        before, self._palace = self._palace, palace
        for window in range(WINDOWS):
            if window not in later:
                self._show_column(window)
        if not later:
            self._show_ornaments()
        steps = len(setup.components.track)
        self._marker.set_art(
            ("sintra-shard", self._colour.rgb()),
            QRectF(-14, -14, 28, 30),
            lambda painter: draw_shard(painter, self._colour),
        )
        self._glazier.set_art(
            ("sintra-glazier", self._colour.rgb()),
            GLAZIER_RECT,
            lambda painter: draw_glazier(painter, self._colour),
        )
        moving = animate and before is not None
        self._glide(self._marker, "marker", art.marker_place(palace.broken, steps), moving)
        self._glide(self._glazier, "glazier", art.glazier_place(palace.glazier), moving)

    def _glide(self, item: ArtItem, name: str, place: QPointF, moving: bool) -> None:
        key = (name, self.seat)
        self._motion.stop(key)
        if moving and item.pos() != place:
            self._motion.run(key, item.pos(), place, item.setPos, factor=1.6)
        else:
            item.setPos(place)

    def settle(self) -> None:
        """Show every strip and window as it is now."""
        for window in range(WINDOWS):
            self._show_column(window)
        self._show_ornaments()

    def _show_column(self, window: int) -> None:
        self.show_strip(window)
        palace, (symbols, _) = self._palace, self._dress
        if palace is None:
            return
        panes = palace.windows[window]
        self._show(
            self._windows[window],
            ("sintra-window", panes, symbols),
            art.WINDOW_ART,
            partial(art.draw_window, panes=panes, symbols=symbols) if panes else None,
        )

    def show_strip(self, window: int) -> None:
        """The strip as it is now; the window below may still wait for its pane."""
        palace, (symbols, _) = self._palace, self._dress
        if palace is None:
            return
        side, filled = palace.side_up(window), palace.filled[window]
        self._show(
            self._strips[window],
            ("sintra-strip", side, filled, symbols),
            art.STRIP_ART,
            partial(art.draw_strip, side=side, filled=filled, symbols=symbols) if side else None,
        )

    def _show_ornaments(self) -> None:
        palace, setup = self._palace, self._setup
        if palace is None or setup.side != "A":
            return
        ornaments = setup.components.ornaments
        counts = tuple(map(len, palace.windows))
        self._ornaments.set_art(
            ("sintra-ornaments", ornaments, counts, self._dress[1]),
            art.PALACE_RECT,
            lambda painter: art.draw_ornaments(painter, palace.windows, ornaments),
        )

    # The row below it

    def set_name(
        self, name: str, points: int, theme: Colours, active: bool, token: bool, main: bool
    ) -> None:
        """The player's name, points and first-player token; larger on a small palace."""
        large = min(1.75, self.shown_scale**-0.62)
        room = art.PALACE_RECT.width() * (0.6 if main else 0.9)
        width = self._name.tell(name, points, self._colour_name, theme, active, room, large)
        y = art.PALACE_RECT.bottom() + 6 + PLATE_HEIGHT * large / 2
        side = -1 if right_to_left() else 1
        # Messages pass over the middle: the name may be covered, the way of the glazier not.
        x = side * (art.PALACE_RECT.right() - width / 2) if main else 0.0
        self._name.setPos(x, y)
        self._token.setVisible(token)
        self._token.setScale(large)
        beside = -side if main else side
        self._token.setPos(x + beside * (width / 2 + 18 * large), y)

    # What is shown on top

    def show_offers(
        self, outcomes: Sequence[TakeOutcome], aimed: int | None, gains: bool, held: bool
    ) -> None:
        """Which strips take the panes, how many fit and break, and what it scores.

        The strips that do not take what is `held` are dimmed.
        """
        by_strip = {outcome.move.strip: outcome for outcome in reversed(outcomes)}
        symbols, language = self._dress
        for window, item in enumerate(self._offers):
            outcome, over = by_strip.get(window), aimed == window
            if outcome:
                key = ("sintra-offer", outcome, over, gains, symbols, language)
                draw = partial(
                    _draw_offer, outcome=outcome, aimed=over, gains=gains, symbols=symbols
                )
                self._show(item, key, _OFFER_ART, draw)
            else:
                veiled = held and bool(outcomes) and self._strips[window].isVisible()
                self._show(item, ("sintra-veil",), _OFFER_ART, _draw_veil if veiled else None)
        lost = by_strip.get(NOWHERE)
        self._show(
            self._nowhere,
            None,
            art.ART_RECT,
            partial(_draw_nowhere, outcome=lost, aimed=aimed == NOWHERE, gains=gains)
            if lost
            else None,
        )

    def show_aim(self, outcome: TakeOutcome | None, step: int | None) -> None:
        """Where the glazier and the marker would go, and which windows would score."""

        def draw(painter: QPainter) -> None:
            assert outcome is not None
            rects = [art.window_rect(window) for window in outcome.windows]
            art.draw_lit(painter, rects)
            painter.setOpacity(0.55)
            if outcome.move.strip != NOWHERE:
                painter.save()
                painter.translate(art.glazier_place(outcome.move.strip))
                draw_glazier(painter, self._colour)
                painter.restore()
            if step is not None:
                painter.translate(art.marker_place(step, len(self._setup.components.track)))
                draw_shard(painter, self._colour)

        key = ("sintra-aim", outcome, step, self._colour.rgb())
        self._show(self._aim, key, art.ART_RECT, draw if outcome else None)

    def show_keep(self, outcomes: Sequence[KeepOutcome], aimed: Colour | None, gains: bool) -> None:
        """The panes of a complete strip that may go into the window."""
        draw = partial(
            _draw_keep, palace=self._palace, outcomes=tuple(outcomes), aimed=aimed, gains=gains
        )
        self._show(self._keep, None, art.ART_RECT, draw if outcomes else None)

    def show_lit(self, cells: Sequence[int]) -> None:
        """Light up the panes and spaces of a line of the score."""
        rects = [cell_rect(cell) for cell in cells]
        self._show(
            self._lit, None, art.ART_RECT, partial(art.draw_lit, rects=rects) if cells else None
        )

    def flash(self, rects: Sequence[QRectF]) -> None:
        """Let light run over parts of the palace and fade."""
        item = self._flash
        self._show(item, None, art.ART_RECT, partial(_draw_flash, rects=rects))
        self._motion.run(("flash", self.seat), 1.0, 0.0, item.setOpacity, item.hide, factor=7)

    # Where things are, in the scene

    def rect(self, local: QRectF) -> QRectF:
        return self.mapRectToScene(local)

    def column_at(self, point: QPointF) -> int | None:
        """The strip or window under a point of the scene; NOWHERE is the broken-glass track."""
        local = self.mapFromScene(point)
        if art.TRACK_RECT.adjusted(-4, -8, 16, 8).contains(local):
            return NOWHERE
        for window in range(WINDOWS):
            if art.column_rect(window).contains(local):
                return window
        return None


def _draw_offer(
    painter: QPainter, outcome: TakeOutcome, aimed: bool, gains: bool, symbols: bool
) -> None:
    rect = art.strip_rect(0)
    colour = art.GOLD if aimed else QColor("#FFF3C9")
    path = rounded(rect.adjusted(-1, -1, 1, 1), 8)
    painter.strokePath(path, QPen(faint(colour, 110 if aimed else 70), 10))
    painter.strokePath(path, QPen(colour, 3.4 if aimed else 2.4))
    painter.setOpacity(0.88 if aimed else 0.5)
    for space in outcome.spaces:
        draw_pane(painter, art.space_rect(0, space), outcome.move.colour, symbols, glow=aimed)
    painter.setOpacity(1.0)
    if not gains:
        return
    middle = QPointF(rect.center().x(), rect.bottom() + 14)
    fits = f"{number(outcome.placed)}/{number(outcome.taken)}"
    pill(painter, middle, fits, _WARN if outcome.broken else QColor("#F7FBF4"), "#241C0C", 13.5)
    if outcome.points:
        fill = _GOOD if outcome.points > 0 else _BAD
        pill(painter, middle + QPointF(0, 22), signed(outcome.points), fill, "#FFFFFF", 13.5)


def _draw_veil(painter: QPainter) -> None:
    """Over a strip that cannot take what is held."""
    painter.fillPath(rounded(art.strip_rect(0), 7), QColor(16, 23, 34, 120))


def _draw_nowhere(painter: QPainter, outcome: TakeOutcome, aimed: bool, gains: bool) -> None:
    path = rounded(art.TRACK_RECT.adjusted(-1, -1, 1, 1), 7)
    colour = art.GOLD if aimed else QColor("#FFC9B8")
    painter.strokePath(path, QPen(faint(colour, 110), 10))
    painter.strokePath(path, QPen(colour, 3.4))
    if gains:
        at = QPointF(art.TRACK_RECT.center().x() - 10, art.TRACK_RECT.bottom() - 66)
        fits = f"{number(0)}/{number(outcome.taken)}"
        pill(painter, at, fits, _WARN, "#241C0C", 14)
        pill(painter, at + QPointF(0, 23), signed(-outcome.cost), _BAD, "#FFFFFF", 14)


def _draw_keep(
    painter: QPainter,
    palace: Palace,
    outcomes: Sequence[KeepOutcome],
    aimed: Colour | None,
    gains: bool,
) -> None:
    window = outcomes[0].window
    strip = rounded(art.strip_rect(window).adjusted(-1, -1, 1, 1), 8)
    painter.strokePath(strip, QPen(faint(art.GOLD, 100), 12))
    painter.strokePath(strip, QPen(art.GOLD, 3.2))
    target = art.pane_rect(window, len(palace.windows[window]))
    art.draw_lit(painter, [target])
    if aimed is not None:
        painter.setOpacity(0.8)
        draw_pane(painter, target, aimed)
        painter.setOpacity(1.0)
    bonus = {outcome.move.colour: outcome.bonus for outcome in outcomes}
    for space, pane in enumerate(palace.filled[window]):
        rect = art.space_rect(window, space)
        if pane is None:
            continue
        if pane == aimed:
            art.draw_lit(painter, [rect], QColor("white"))
        if gains and bonus[pane]:
            at = rect.topRight() + QPointF(-4, 5)
            pill(painter, at, signed(bonus[pane]), _GOOD, "#FFFFFF", 11.5)
    if gains:
        points = signed(outcomes[0].window_points)
        pill(painter, target.center() + QPointF(0, 30), points, _GOOD, "#FFFFFF", 14)


def _draw_flash(painter: QPainter, rects: Sequence[QRectF]) -> None:
    for rect in rects:
        path = rounded(rect.adjusted(-2, -2, 2, 2), 9)
        painter.fillPath(path, QColor(255, 240, 190, 120))
        painter.strokePath(path, QPen(faint(art.GOLD, 110), 12))
        painter.strokePath(path, QPen(QColor("#FFF6D6"), 3))
