"""How a move is seen: panes fly, points rise. It never holds up a player."""

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
from harmony_desktop.ui.table.labels import draw_pill
from harmony_desktop.ui.table.marks import overlay

_GOOD = QColor("#1E7A4E")
_BONUS = QColor("#B8720A")
_LOSS = QColor("#B3341C")
_PANE = pane_at(QPointF(0, 0))
_ARC = 26.0
_FLIGHT = 2.0
"""How long panes fly, in durations of a move; so are the times below."""
_RISE = 6.0
"""How long points rise and fade."""
_POINTS_PAUSE = 6.0
"""How long points are looked at before the table moves on."""


def tables(change: Change[SintraState]) -> tuple[SintraOpenTable, SintraOpenTable]:
    """What lay open before a step, and what lies open after it."""
    return change.before.table, change.after.table


def market_meanwhile(change: Change[SintraState]) -> SintraOpenTable:
    """What lies in the market while panes fly: nothing new comes before they have landed."""
    return tables(change)[0].after(change.move)


def sound_of(change: Change[SintraState]) -> str:
    """What a move sounds like when it is over at once."""
    before, _ = tables(change)
    broken = isinstance(change.move, Take) and take_outcome(before, change.move).broken
    return "break" if broken else "place"


def awaited_windows(change: Change[SintraState]) -> tuple[int, ...]:
    """The windows of the moving seat that change only when the glass has arrived."""
    completed = tables(change)[0].completed
    if isinstance(change.move, Take) and change.move.strip != NOWHERE:
        return (change.move.strip,)
    if isinstance(change.move, Keep) and completed is not None:
        return (completed,)
    return ()


@dataclass(frozen=True)
class Flight:
    """One pane on its way; what it flies to may move meanwhile."""

    colour: Colour
    start: QPointF
    goal: QGraphicsItem
    end: QPointF
    """Where it lands, in the coordinates of the goal."""
    start_size: float
    end_size: float
    fades: bool = False
    delay: float = 0.0
    """The share of the time it waits before it starts."""


class Flights:
    """The panes in the air. Taking off again lands what still flies."""

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
        """Let panes fly; `landed` is called once, at the end or when they are hurried."""
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
        """Land at once what is in the air."""
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
    """Points that rise from where they were scored, and fade."""

    def __init__(self, scene: QGraphicsScene, motion: Motion) -> None:
        self._motion = motion
        self._pool = [overlay(None, 55) for _ in range(12)]
        for item in self._pool:
            scene.addItem(item)

    def rise(self, points: int, colour: QColor, start: QPointF, delay: float = 0.0) -> None:
        """Show points for a moment; `delay` in durations of a move."""
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
            # By the pace of the clock: these wait, rise and fade.
            passed = (1 - (1 - eased) ** (1 / 3)) * (_RISE + delay) - delay
            share = min(1.0, max(0.0, passed / _RISE))
            item.setVisible(passed >= 0)
            item.setOpacity(min(1.0, 6 * share, 3 * (1 - share)))
            item.setPos(start + QPointF(0, -40 * share))

        key = ("float", id(item))
        self._motion.run(key, 0.0, 1.0, move, item.hide, factor=_RISE + delay)


class MoveAnimation:
    """Knows how every kind of move looks.

    When the glass has landed, `landed` shows everything as it is; when there is nothing more to
    look at, `over` is called.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        motion: Motion,
        market: Market,
        palaces: Sequence[PalaceItem],
        play_sound: Callable[[str], None],
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
        """Whether glass is in the air."""
        return self._flights.busy

    def finish(self) -> None:
        """Show at once what was still to come."""
        self._flights.finish()
        self._end()

    def _end(self) -> None:
        if self._playing:
            self._playing = False
            self._motion.stop("pause")
            self._over()

    def play(self, change: Change[SintraState], hand: QPointF | None = None) -> None:
        """Let a move be seen; everything else shows the new position already.

        `hand` is where a player let the glass go; otherwise it comes from where it lay.
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
        """Panes fly to their spaces, and the rest to the broken glass."""
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
        """The panes left in a workshop slide into the centre."""
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
            # All five panes are alike, so the rules have chosen one already.
            self._show_points(palace, before, outcome.windows, delay=2.0)
        else:
            self._end()

    def _show_bonus(
        self, item: PalaceItem, before: SintraOpenTable, seat: int, outcome: TakeOutcome
    ) -> None:
        """A complete strip, and the panes on it that have the colour of the round."""
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
        """The window and its neighbours to the right light up with what they are worth."""
        self._play_sound("beam")
        item.flash([art.window_rect(window) for window in windows])
        for order, window in enumerate(windows):
            value = table.setup.values[window]
            self._float(item, art.pane_rect(window, 0), value, _GOOD, delay + 0.8 * order)
        # They are to be seen before the table moves on.
        self._motion.run("pause", 0.0, 1.0, lambda _: None, self._end, factor=_POINTS_PAUSE)

    def _float(
        self, item: PalaceItem, local: QRectF, points: int, colour: QColor, delay: float = 0.0
    ) -> None:
        self._floats.rise(points, colour, item.area(local).center(), delay)
