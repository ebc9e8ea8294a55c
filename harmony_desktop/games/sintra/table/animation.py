"""Animations of moves: panes fly, points rise. They never delay a player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from harmony_desktop.controller.timeline import Change
from harmony_desktop.games.sintra.rules.components import Colour
from harmony_desktop.games.sintra.rules.game import SintraState
from harmony_desktop.games.sintra.rules.open_table import (
    CENTRE,
    NOWHERE,
    Keep,
    SintraOpenTable,
    Take,
)
from harmony_desktop.games.sintra.rules.outcomes import TakeOutcome, keep_outcomes, take_outcome
from harmony_desktop.games.sintra.table import art
from harmony_desktop.games.sintra.table.glass import GLOW, draw_pane, pane_at
from harmony_desktop.games.sintra.table.market import Market
from harmony_desktop.games.sintra.table.palace import PalaceItem, signed
from harmony_desktop.ui.kit.art import ArtItem
from harmony_desktop.ui.kit.motion import Motion
from harmony_desktop.ui.kit.sound import SoundName
from harmony_desktop.ui.table.labels import draw_pill
from harmony_desktop.ui.table.marks import overlay

_GOOD = QColor("#1E7A4E")
_BONUS = QColor("#B8720A")
_LOSS = QColor("#B3341C")
_PANE = pane_at(QPointF(0, 0))
_ARC = 26.0
_FLIGHT = 2.0
"""Flight time of panes; this and the times below are in durations of a move."""
_RISE = 6.0
"""Time for points to rise and fade."""
_POINTS_PAUSE = 6.0
"""Time to look at points before the table moves on."""


def tables(change: Change[SintraState]) -> tuple[SintraOpenTable, SintraOpenTable]:
    """Return the open table before and after a change."""
    return change.before.table, change.after.table


def market_meanwhile(change: Change[SintraState]) -> SintraOpenTable:
    """Return the market shown while panes fly; new panes appear only after these have landed."""
    return tables(change)[0].after(change.move)


def sound_of(change: Change[SintraState]) -> SoundName:
    """Return the sound of a move that is shown without animation."""
    before, _ = tables(change)
    broken = isinstance(change.move, Take) and take_outcome(before, change.move).broken
    return "break" if broken else "place"


def awaited_windows(change: Change[SintraState]) -> tuple[int, ...]:
    """Return the windows of the moving seat that change only when the panes have landed."""
    completed = tables(change)[0].completed
    if isinstance(change.move, Take) and change.move.strip != NOWHERE:
        return (change.move.strip,)
    if isinstance(change.move, Keep) and completed is not None:
        return (completed,)
    return ()


@dataclass(frozen=True)
class Flight:
    """The flight of a pane; its goal may move during the flight."""

    colour: Colour
    start: QPointF
    goal: QGraphicsItem
    end: QPointF
    """Landing point, in the coordinates of the goal."""
    start_size: float
    end_size: float
    fades: bool = False
    delay: float = 0.0
    """Share of the flight time that the pane waits before it starts."""


class Flights:
    """The panes in the air. Launching new flights lands those still in the air."""

    def __init__(self, scene: QGraphicsScene, motion: Motion) -> None:
        self._scene = scene
        self._motion = motion
        self._pool: list[ArtItem] = []
        self._flying: Sequence[Flight] = ()
        self._landed: Callable[[], None] | None = None

    @property
    def busy(self) -> bool:
        return self._landed is not None

    def launch(self, flights: Sequence[Flight], landed: Callable[[], None]) -> None:
        """Start flights; `landed` is called once, at their end or when they are cut short."""
        self.finish()
        while len(self._pool) < len(flights):
            self._pool.append(overlay(None, 45))
            self._scene.addItem(self._pool[-1])
        self._flying, self._landed = flights, landed
        for item, flight in zip(self._pool, flights, strict=False):
            item.setScale(max(flight.start_size, flight.end_size))
            item.show_art(
                ("sintra-pane", flight.colour),
                _PANE.adjusted(-GLOW, -GLOW, GLOW, GLOW),
                partial(draw_pane, rect=_PANE, colour=flight.colour),
            )
        self._motion.run("flights", 0.0, 1.0, self._move, self._land, factor=_FLIGHT)

    def _move(self, progress: float) -> None:
        for item, flight in zip(self._pool, self._flying, strict=False):
            share = min(1.0, max(0.0, (progress - flight.delay) / (1.0 - flight.delay)))
            way = flight.goal.mapToScene(flight.end) - flight.start
            item.setPos(flight.start + way * share - QPointF(0, _ARC * 4 * share * (1 - share)))
            size = flight.start_size + (flight.end_size - flight.start_size) * share
            item.setScale(max(0.02, size))
            item.setOpacity(1.0 - share**3 if flight.fades else 1.0)

    def finish(self) -> None:
        """Land all flying panes at once."""
        if self._landed is not None:
            self._motion.stop("flights")
            self._land()

    def _land(self) -> None:
        for item in self._pool:
            item.hide()
        landed, self._landed, self._flying = self._landed, None, ()
        if landed is not None:
            landed()


class Floats:
    """Points that rise from where they were scored and fade."""

    def __init__(self, scene: QGraphicsScene, motion: Motion) -> None:
        self._motion = motion
        self._pool = [overlay(None, 55) for _ in range(12)]
        for item in self._pool:
            scene.addItem(item)

    def rise(self, points: int, colour: QColor, start: QPointF, delay: float = 0.0) -> None:
        """Show points for a moment, after a `delay` in durations of a move."""
        if not self._motion.milliseconds:
            return
        item, text = self._pool[0], signed(points)
        self._pool = [*self._pool[1:], item]
        item.set_art(
            ("sintra-float", text, colour.rgb()),
            QRectF(-60, -24, 120, 48),
            lambda painter: draw_pill(painter, QPointF(0, 0), text, colour, "#FFFFFF", 21),
        )

        def move(eased: float) -> None:
            # Undo the easing: waiting, rising and fading follow linear time.
            passed = (1 - (1 - eased) ** (1 / 3)) * (_RISE + delay) - delay
            share = min(1.0, max(0.0, passed / _RISE))
            item.setVisible(passed >= 0)
            item.setOpacity(min(1.0, 6 * share, 3 * (1 - share)))
            item.setPos(start + QPointF(0, -40 * share))

        key = ("float", id(item))
        self._motion.run(key, 0.0, 1.0, move, item.hide, factor=_RISE + delay)


class MoveAnimation:
    """The animation of every kind of move.

    `landed` is called when the panes have landed, to show the new position; `over` is called
    when the animation has ended.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        motion: Motion,
        market: Market,
        palaces: Sequence[PalaceItem],
        play_sound: Callable[[SoundName], None],
        landed: Callable[[], None],
        over: Callable[[], None],
    ) -> None:
        self._motion = motion
        self._market = market
        self._palaces = palaces
        self._play_sound = play_sound
        self._landed = landed
        self._over = over
        self._flights = Flights(scene, motion)
        self._floats = Floats(scene, motion)
        self._playing = False

    @property
    def busy(self) -> bool:
        """Whether panes are in the air."""
        return self._flights.busy

    def finish(self) -> None:
        """Cut the animation short and show its end."""
        self._flights.finish()
        self._end()

    def _end(self) -> None:
        if self._playing:
            self._playing = False
            self._motion.stop("pause")
            self._over()

    def play(self, change: Change[SintraState], hand: QPointF | None = None) -> None:
        """Animate a move; everything else already shows the new position.

        `hand` is the point where a player dropped the panes; None: they start from their source.
        """
        self._playing = True
        if isinstance(change.move, Take):
            self._play_take(change, change.move, hand)
        elif isinstance(change.move, Keep):
            self._play_keep(change, change.move)
        else:
            self._play_sound("turn")
            self._landed()
            self._end()

    # Taking

    def _play_take(self, change: Change[SintraState], move: Take, hand: QPointF | None) -> None:
        before, _ = tables(change)
        outcome = take_outcome(before, move)
        flights = self._taken(before, outcome, self._palaces[change.seat], hand)
        if move.source != CENTRE:
            flights += self._swept(before, move, market_meanwhile(change))
        self._play_sound("lift")
        self._flights.launch(flights, lambda: self._took(change, outcome))

    def _taken(
        self, table: SintraOpenTable, outcome: TakeOutcome, palace: PalaceItem, hand: QPointF | None
    ) -> list[Flight]:
        """Fly panes to their spaces, and the rest to the broken-glass track."""
        move = outcome.move
        starts = [hand] * outcome.taken if hand is not None else []
        if not starts:
            choice = (move.source, move.colour)
            starts = self._market.points_of(choice, table.source(move.source))
            starts += starts[-1:] * (outcome.taken - len(starts))
        steps = len(table.setup.components.track)
        lost = art.step_rect(table.palaces[table.turn].broken, steps).center()
        ends = [art.space_rect(move.strip, space).center() for space in outcome.spaces]
        ends += [lost] * outcome.broken
        return [
            Flight(
                move.colour,
                start,
                palace,
                end,
                self._market.pane_scale,
                palace.shown_scale * (1.0 if index < outcome.placed else 0.4),
                fades=index >= outcome.placed,
                delay=0.05 * index,
            )
            for index, (start, end) in enumerate(zip(starts, ends, strict=True))
        ]

    def _swept(self, table: SintraOpenTable, move: Take, after: SintraOpenTable) -> list[Flight]:
        """Slide the panes left in a workshop into the centre."""
        market = self._market
        heap = dict(market.points(CENTRE, after.centre))
        size = market.pane_scale
        return [
            Flight(colour, point, market, market.mapFromScene(heap[colour]), size, size)
            for colour, point in market.points(move.source, table.source(move.source))
            if colour != move.colour
        ]

    def _took(self, change: Change[SintraState], outcome: TakeOutcome) -> None:
        palace, (before, after) = self._palaces[change.seat], tables(change)
        self._landed()
        self._play_sound("break" if outcome.broken else "place")
        if outcome.cost:
            self._float(palace, art.TRACK_RECT, -outcome.cost, _LOSS)
        if not outcome.completes:
            self._end()
            return
        self._show_bonus(palace, before, change.seat, outcome)
        if after.completed is None:
            # All five panes have one colour, so the rules have already chosen one.
            self._show_points(palace, before, outcome.windows, delay=2.0)
        else:
            self._end()

    def _show_bonus(
        self, item: PalaceItem, before: SintraOpenTable, seat: int, outcome: TakeOutcome
    ) -> None:
        """Show the bonus of a complete strip: its panes in the colour of the round."""
        self._play_sound("line")
        strip, colour = outcome.move.strip, outcome.move.colour
        if not outcome.colour_bonus:
            item.flash([art.strip_rect(strip)])
            return
        filled = before.palaces[seat].place(strip, colour, outcome.spaces).filled[strip]
        spaces = [
            art.space_rect(strip, space)
            for space, pane in enumerate(filled)
            if pane == before.bonus_colour
        ]
        item.flash(spaces)
        for order, rect in enumerate(spaces):
            self._float(item, rect, 1, _BONUS, 0.6 * order)

    # Keeping

    def _play_keep(self, change: Change[SintraState], move: Keep) -> None:
        table, _ = tables(change)
        window = table.completed
        assert window is not None
        palace, item = table.palaces[change.seat], self._palaces[change.seat]
        panes = palace.filled[window]
        kept = panes.index(move.colour)
        home = art.pane_rect(window, len(palace.windows[window])).center()
        away = art.strip_rect(window).center() + QPointF(0, 150)
        flights = [
            Flight(
                pane,
                item.area(art.space_rect(window, space)).center(),
                item,
                home if space == kept else away,
                item.shown_scale,
                item.shown_scale * (1.0 if space == kept else 0.3),
                fades=space != kept,
            )
            for space, pane in enumerate(panes)
            if pane is not None
        ]
        (outcome,) = (one for one in keep_outcomes(table) if one.move == move)
        item.show_strip(window)
        self._play_sound("lift")
        self._flights.launch(flights, lambda: self._kept(item, table, outcome.windows))

    def _kept(self, item: PalaceItem, table: SintraOpenTable, windows: Sequence[int]) -> None:
        self._landed()
        self._show_points(item, table, windows)

    def _show_points(
        self, item: PalaceItem, table: SintraOpenTable, windows: Sequence[int], delay: float = 0.0
    ) -> None:
        """Light up the window and its neighbours to the right, with their points."""
        self._play_sound("beam")
        item.flash([art.window_rect(window) for window in windows])
        for order, window in enumerate(windows):
            value = table.setup.values[window]
            self._float(item, art.pane_rect(window, 0), value, _GOOD, delay + 0.8 * order)
        # Leave time to see the points before the table moves on.
        self._motion.run("pause", 0.0, 1.0, lambda _: None, self._end, factor=_POINTS_PAUSE)

    def _float(
        self, item: PalaceItem, local: QRectF, points: int, colour: QColor, delay: float = 0.0
    ) -> None:
        self._floats.rise(points, colour, item.area(local).center(), delay)
