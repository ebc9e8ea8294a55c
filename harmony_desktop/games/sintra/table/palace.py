"""A player's palace on the scene, with its overlays."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from harmony_desktop.games.sintra import texts
from harmony_desktop.games.sintra.rules.components import (
    STRIP_SPACES,
    WINDOW_PANES,
    WINDOWS,
    Colour,
)
from harmony_desktop.games.sintra.rules.open_table import NOWHERE, SintraOpenTable, SintraSetup
from harmony_desktop.games.sintra.rules.outcomes import KeepOutcome, TakeOutcome
from harmony_desktop.games.sintra.rules.palace import Palace
from harmony_desktop.games.sintra.table import art
from harmony_desktop.games.sintra.table.glass import (
    GLAZIER_RECT,
    draw_glazier,
    draw_pane,
    draw_shard,
    draw_token,
    faint,
)
from harmony_desktop.ui.kit.art import ArtItem, moved, rounded
from harmony_desktop.ui.kit.languages import counter, number, say
from harmony_desktop.ui.kit.motion import Motion
from harmony_desktop.ui.kit.theme import Colours
from harmony_desktop.ui.players.players import player_colour
from harmony_desktop.ui.table.frames import SeatFrame
from harmony_desktop.ui.table.labels import draw_pill
from harmony_desktop.ui.table.marks import overlay
from harmony_desktop.ui.table.mirroring import reading_way
from harmony_desktop.ui.table.news import Mark, NewsItem, Way
from harmony_desktop.ui.table.plates import HEIGHT as PLATE_HEIGHT
from harmony_desktop.ui.table.plates import NamePlate, PlatePlayer
from harmony_desktop.ui.table.sheets import EvenGrid, Sheet, StrokeT
from harmony_desktop.ui.table.spots import Spot

FOOT = 42.0
"""Height of the row below a palace: name, token and the button that returns the glazier."""
_CORNER = 14.0
"""Radius of the corners of the frame around a palace."""
_SHARD_RECT = QRectF(-14, -14, 28, 30)
_AIM_PATCH = 32.0
"""Patch size of the marks of an aim, which are as small as a glazier."""
_BESIDE, _SMALL_TOKEN = -25.0, 0.62
"""Where the first-player token stands beside the points of an offer, and how large."""
_GOOD = QColor("#1E7A4E")
_BAD = QColor("#B3341C")
_WARN = QColor("#FFE3A3")


def _outline() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(art.PALACE_RECT.adjusted(1, 1, -1, -1), _CORNER, _CORNER)
    return path


def signed(points: int) -> str:
    """Return a change of the score with its sign."""
    return f"+{number(points)}" if points > 0 else number(points)


def _cell_rect(cell: int) -> QRectF:
    """Return the area of the pane or space with this number in score lines."""
    if cell < WINDOWS * WINDOW_PANES:
        return art.pane_rect(*divmod(cell, WINDOW_PANES))
    return art.space_rect(*divmod(cell - WINDOWS * WINDOW_PANES, STRIP_SPACES))


Box = tuple[float, float, float, float]


class Aim(NamedTuple):
    """Effects of taking panes outside the strip they go to."""

    windows: tuple[int, ...]
    """Windows that would score."""
    glazier: int | None
    broken: int | None
    """Step of the track the marker would move to."""
    colour: str


class PalaceItem(ArtItem):
    """A palace. Its items live as long as the table; a move updates only what it changes."""

    def __init__(
        self, seat: int, setup: SintraSetup, palace: Palace, colour: str | None, motion: Motion
    ) -> None:
        super().__init__()
        self.seat = seat
        self.shown_scale = 1.0
        """Scale of the palace, or its target scale during an animation."""
        self._setup = setup
        self.palace = palace
        self.colour = QColor(player_colour(colour))
        self._motion = motion
        self._symbols = True
        self._language = ""
        self._strips = self._columns(1)
        self._windows = self._columns(1)
        ornaments = setup.components.ornaments if setup.side == "A" else ()
        self._ornaments = {pair: overlay(self, 2) for pair in ornaments}
        self._marker = overlay(self, 3)
        self._glazier = overlay(self, 4)
        self._news = NewsItem(self, 4.5)
        self._glazier_way = NewsItem(self, 4.5)
        self._lit = self._sheet(5, "lit", _draw_lit)
        self._offers = self._columns(6)
        self._nowhere = overlay(self, 6)
        self._aim = self._sheet(7, "aim", self._draw_aims, _AIM_PATCH)
        self._keep = overlay(self, 7)
        self._flash = self._sheet(8, "flash", _draw_flash)
        self._frame = SeatFrame(self, 0.5, "sintra-frame", _outline(), _CORNER)
        self._name = NamePlate(self)
        self._token = overlay(self, 1)
        self._token.set_art(("sintra-token",), QRectF(-17, -17, 36, 36), draw_token)

    def _columns(self, z: float) -> list[ArtItem]:
        """Return an item for each window, at the window's place."""
        items = [overlay(self, z) for _ in range(WINDOWS)]
        for window, item in enumerate(items):
            item.setPos(art.COLUMN * window, 0)
        return items

    def _sheet(
        self,
        z: float,
        name: str,
        draw: Callable[[QPainter, Sequence[StrokeT]], None],
        patch: float = 96.0,
    ) -> Sheet[StrokeT]:
        return Sheet(self, z, f"sintra-{name}", draw, EvenGrid(art.ART_RECT.topLeft(), patch))

    # The palace itself

    def set_palace(
        self,
        palace: Palace,
        symbols: bool,
        language: str,
        glide: bool = False,
        later: Collection[int] = (),
    ) -> None:
        """Show a palace; the strips and windows in `later` are not updated until `catch_up`."""
        setup, colour = self._setup, self.colour
        self.palace, self._symbols, self._language = palace, symbols, language
        self.set_art(
            ("sintra-palace", setup.components, setup.side, language),
            art.ART_RECT,
            lambda painter: art.draw_palace(painter, setup.components, setup.side),
        )
        for window in set(range(WINDOWS)).difference(later):
            self._show_column(window)
        if not later:
            self._show_ornaments()
        self._marker.show_art(
            ("sintra-shard", colour.rgb()), _SHARD_RECT, partial(draw_shard, colour=colour)
        )
        self._glazier.show_art(
            ("sintra-glazier", colour.rgb()), GLAZIER_RECT, partial(draw_glazier, colour=colour)
        )
        self._move(self._marker, "marker", self._marker_place(palace.broken), glide)
        self._move(self._glazier, "glazier", art.glazier_place(palace.glazier), glide)

    def _marker_place(self, step: int) -> QPointF:
        return art.marker_place(step, len(self._setup.components.track))

    def _move(self, item: ArtItem, name: str, place: QPointF, glide: bool) -> None:
        key = (name, self.seat)
        self._motion.stop(key)
        if glide and item.pos() != place:
            self._motion.run(key, item.pos(), place, item.setPos, factor=1.6)
        else:
            item.setPos(place)

    def catch_up(self) -> None:
        """Update all strips and windows."""
        for window in range(WINDOWS):
            self._show_column(window)
        self._show_ornaments()

    def _show_column(self, window: int) -> None:
        self.show_strip(window)
        panes, symbols = self.palace.windows[window], self._symbols
        self._windows[window].show_art(
            ("sintra-window", panes, symbols),
            art.WINDOW_ART,
            partial(art.draw_window, panes=panes, symbols=symbols) if panes else None,
        )

    def show_strip(self, window: int) -> None:
        """Update a strip; the window below may still wait for its pane."""
        side, filled = self.palace.side_up(window), self.palace.filled[window]
        symbols = self._symbols
        self._strips[window].show_art(
            ("sintra-strip", side, filled, symbols),
            art.STRIP_ART,
            partial(art.draw_strip, side=side, filled=filled, symbols=symbols) if side else None,
        )

    def _show_ornaments(self) -> None:
        for pair, item in self._ornaments.items():
            panes = art.panes_beside(self.palace.windows, pair)
            draw = partial(art.draw_ornament, panes=panes)
            item.show_art(("sintra-ornament", panes, self._language), art.ORNAMENT_ART, draw)
            item.setPos(art.ornament_centre(pair))

    # The row below it

    def set_name(
        self, player: PlatePlayer, theme: Colours, token: bool, beside_button: bool
    ) -> None:
        """Show the player's face, name, points and first-player token; larger on a small palace."""
        large = min(1.75, self.shown_scale**-0.62)
        room = art.PALACE_RECT.width() * (0.6 if beside_button else 0.9)
        self._token.setVisible(token)
        self._token.setScale(large)

        def put(width: float) -> None:
            y = art.PALACE_RECT.bottom() + 6 + PLATE_HEIGHT * large / 2
            side = reading_way()
            # Messages cover the middle: they may hide the name, but not the glazier's button.
            x = side * (art.PALACE_RECT.right() - width / 2) if beside_button else 0.0
            self._name.setPos(x, y)
            beside = -side if beside_button else side
            self._token.setPos(x + beside * (width / 2 + 18 * large), y)

        self._name.widened = put
        put(self._name.show_player(player, theme, room, large))

    def show_frame(self, colour: str | None) -> None:
        """Frame the palace in a colour; None removes the frame."""
        self._frame.show(colour, self.shown_scale)

    # Overlays

    def show_offers(
        self, outcomes: Sequence[TakeOutcome], aimed: int | None, gains: bool, held: bool
    ) -> None:
        """Show the strips that take the panes, how many fit or break, and the points.

        Strips that cannot take the `held` panes are dimmed.
        """
        by_strip = {outcome.move.strip: outcome for outcome in reversed(outcomes)}
        symbols = self._symbols
        for window, item in enumerate(self._offers):
            outcome, over = by_strip.get(window), aimed == window
            if outcome:
                key = ("sintra-offer", outcome, over, gains, symbols, self._language)
                draw = partial(
                    _draw_offer, outcome=outcome, aimed=over, gains=gains, symbols=symbols
                )
                item.show_art(key, _offer_area(outcome, over, gains), draw)
            else:
                veiled = held and bool(outcomes) and self._strips[window].isVisible()
                item.show_art(("sintra-veil",), art.strip_rect(0), _draw_veil if veiled else None)
        lost, over = by_strip.get(NOWHERE), aimed == NOWHERE
        draw_lost = partial(_draw_nowhere, outcome=lost, aimed=over, gains=gains) if lost else None
        lost_key = ("sintra-nowhere", lost, over, gains, self._language)
        self._nowhere.show_art(lost_key, art.TRACK_RECT.adjusted(-48, -8, 12, 8), draw_lost)
        meant = by_strip.get(aimed) if gains and aimed is not None else None
        self._aim.show_strokes(self._aims(meant) if meant else ())

    def _aims(self, outcome: TakeOutcome) -> Iterator[tuple[Aim, QRectF]]:
        """Yield marks for the moves of glazier and marker and for the windows that would score."""
        strip = outcome.move.strip
        glazier = None if strip == NOWHERE else strip
        broken = self.palace.broke(outcome.steps, self._setup.components.track).broken
        aim = Aim(outcome.windows, glazier, broken if outcome.steps else None, self.colour.name())
        for window in aim.windows:
            yield aim, art.window_rect(window).adjusted(-8, -8, 8, 8)
        if aim.glazier is not None:
            yield aim, GLAZIER_RECT.translated(art.glazier_place(aim.glazier))
        if aim.broken is not None:
            yield aim, _SHARD_RECT.translated(self._marker_place(aim.broken))

    def _draw_aims(self, painter: QPainter, aims: Sequence[Aim]) -> None:
        for aim in aims:
            art.draw_lit(painter, [art.window_rect(window) for window in aim.windows])
            painter.setOpacity(0.55)
            if aim.glazier is not None:
                with moved(painter, art.glazier_place(aim.glazier)):
                    draw_glazier(painter, self.colour)
            if aim.broken is not None:
                with moved(painter, self._marker_place(aim.broken)):
                    draw_shard(painter, self.colour)

    def show_keep(self, outcomes: Sequence[KeepOutcome], aimed: Colour | None, gains: bool) -> None:
        """Show the panes of a complete strip that may go into the window."""
        draw = partial(
            _draw_keep, palace=self.palace, outcomes=tuple(outcomes), aimed=aimed, gains=gains
        )
        if not outcomes:
            self._keep.hide()
            return
        window = outcomes[0].window
        room = art.column_rect(window).adjusted(-24, -24, 24, 40)
        filled, panes = self.palace.filled[window], len(self.palace.windows[window])
        key = ("sintra-keep", tuple(outcomes), aimed, gains, filled, panes, self._language)
        self._keep.show_art(key, room, draw)

    def show_lit(self, cells: Sequence[int]) -> None:
        """Light up the panes and spaces counted by a score line."""
        self._lit.show_strokes(_strokes([_cell_rect(cell) for cell in cells]))

    def show_news(self, before: Palace | None) -> None:
        """Mark the changes since the palace `before`; None: no marks."""
        if before is None:
            self._news.show_marks(())
            self._glazier_way.show_marks(())
            return
        now, colour = self.palace, self.colour.name()
        rects = [
            art.space_rect(window, space)
            for window in range(WINDOWS)
            for space, pane in enumerate(now.filled[window])
            if pane is not None and before.filled[window][space] is None
        ]
        for window in range(WINDOWS):
            kept = range(len(before.windows[window]), len(now.windows[window]))
            rects += [art.pane_rect(window, pane) for pane in kept]
        ways = []
        if before.broken != now.broken:
            rects.append(art.step_rect(now.broken, len(self._setup.components.track)))
        if before.glazier != now.glazier:
            rail = QPointF(0, -GLAZIER_RECT.height() * 0.4)
            start, end = (art.glazier_place(one.glazier) + rail for one in (before, now))
            ways.append(Way(start, end, colour))
        marks = (Mark(rounded(rect.adjusted(-1, -1, 1, 1), 6), colour) for rect in rects)
        self._news.show_marks(marks, scale=self.shown_scale)
        self._glazier_way.show_marks((), ways, self.shown_scale)

    def flash(self, rects: Sequence[QRectF]) -> None:
        """Flash light over parts of the palace."""
        sheet = self._flash
        sheet.show_strokes(_strokes(rects))
        self._motion.run(("flash", self.seat), 1.0, 0.0, sheet.setOpacity, sheet.clear, factor=7)

    # Places, in scene coordinates

    def area(self, local: QRectF = art.PALACE_RECT) -> QRectF:
        """Return a part of the palace, or the whole, in scene coordinates."""
        return self.mapRectToScene(local)

    def strip_area(self, strip: int) -> QRectF:
        """Return the area of a strip; NOWHERE is the broken-glass track."""
        return self.area(art.TRACK_RECT if strip == NOWHERE else art.strip_rect(strip))

    def column_at(self, point: QPointF) -> int | None:
        """Return the strip or window at a scene point; NOWHERE is the broken-glass track."""
        local = self.mapFromScene(point)
        if art.TRACK_RECT.adjusted(-4, -8, 16, 8).contains(local):
            return NOWHERE
        found = (window for window in range(WINDOWS) if art.column_rect(window).contains(local))
        return next(found, None)

    def window_spots(self, table: SintraOpenTable) -> list[Spot]:
        """Return a spot for each window, named with its value and its panes."""
        areas = [self.area(art.window_rect(window)) for window in range(WINDOWS)]
        names = [texts.window_name(table, self.palace, window) for window in range(WINDOWS)]
        return [Spot.over(key, areas[key], partial(say, names[key])) for key in range(WINDOWS)]


def _offer_area(outcome: TakeOutcome, aimed: bool, gains: bool) -> QRectF:
    """Return the area of an offer: its frame or its glowing panes, and the pills below."""
    pills = 0 if not gains else 52 if outcome.brings else 30
    framed = art.strip_rect(0).adjusted(-7, -7, 7, max(7, pills))
    return framed.united(art.STRIP_ART) if aimed else framed


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
    fits = counter(outcome.placed, outcome.taken)
    draw_pill(
        painter, middle, fits, _WARN if outcome.broken else QColor("#F7FBF4"), "#241C0C", 13.5
    )
    if outcome.brings:
        fill = _GOOD if outcome.brings > 0 else _BAD
        below = middle + QPointF(0, 22)
        draw_pill(painter, below, signed(outcome.brings), fill, "#FFFFFF", 13.5)
        if outcome.token:
            # It says why clean glass from the centre costs a point.
            painter.save()
            painter.translate(below + QPointF(_BESIDE, 0))
            painter.scale(_SMALL_TOKEN, _SMALL_TOKEN)
            draw_token(painter)
            painter.restore()


def _draw_veil(painter: QPainter) -> None:
    """Draw a veil over a strip that cannot take the held panes."""
    painter.fillPath(rounded(art.strip_rect(0), 7), QColor(16, 23, 34, 120))


def _draw_nowhere(painter: QPainter, outcome: TakeOutcome, aimed: bool, gains: bool) -> None:
    path = rounded(art.TRACK_RECT.adjusted(-1, -1, 1, 1), 7)
    colour = art.GOLD if aimed else QColor("#FFC9B8")
    painter.strokePath(path, QPen(faint(colour, 110), 10))
    painter.strokePath(path, QPen(colour, 3.4))
    if gains:
        # Beside the top of the track, where it hides none of its numbers.
        at = QPointF(art.TRACK_RECT.left() - 24, art.TRACK_RECT.top() + 34)
        draw_pill(painter, at, signed(-outcome.cost), _BAD, "#FFFFFF", 14)


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
    brings = {outcome.move.colour: outcome.points for outcome in outcomes}
    differ = len(set(brings.values())) > 1
    for space, pane in enumerate(palace.filled[window]):
        rect = art.space_rect(window, space)
        if pane is None:
            continue
        if pane == aimed:
            art.draw_lit(painter, [rect], QColor("white"))
        if gains and differ:
            at = rect.topRight() + QPointF(-4, 5)
            draw_pill(painter, at, signed(brings[pane]), _GOOD, "#FFFFFF", 11.5)
    if gains and not (differ and aimed is None):
        points = signed(brings[outcomes[0].move.colour if aimed is None else aimed])
        draw_pill(painter, target.center() + QPointF(0, 30), points, _GOOD, "#FFFFFF", 14)


def _strokes(rects: Iterable[QRectF]) -> Iterator[tuple[Box, QRectF]]:
    """Yield lit parts of a palace, with the bounding box of their light."""
    for rect in rects:
        yield (rect.x(), rect.y(), rect.width(), rect.height()), rect.adjusted(-9, -9, 9, 9)


def _draw_lit(painter: QPainter, boxes: Sequence[Box]) -> None:
    art.draw_lit(painter, [QRectF(*box) for box in boxes])


def _draw_flash(painter: QPainter, boxes: Sequence[Box]) -> None:
    for box in boxes:
        path = rounded(QRectF(*box).adjusted(-2, -2, 2, 2), 9)
        painter.fillPath(path, QColor(255, 240, 190, 120))
        painter.strokePath(path, QPen(faint(art.GOLD, 110), 12))
        painter.strokePath(path, QPen(QColor("#FFF6D6"), 3))
