"""How a move is played through before the eyes of everybody."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor

from harmony_desktop.controller.session import Change
from harmony_desktop.games.sintra.components import Colour
from harmony_desktop.games.sintra.open_table import CENTRE, NOWHERE, Keep, OpenTable, Take
from harmony_desktop.games.sintra.outcomes import TakeOutcome, keep_outcomes, take_outcome
from harmony_desktop.games.sintra.rules import SintraState
from harmony_desktop.games.sintra.table import art
from harmony_desktop.games.sintra.table.flights import Flight, Flights, Floats
from harmony_desktop.games.sintra.table.items import PalaceItem, signed
from harmony_desktop.games.sintra.table.market import SMALL, MarketItem
from harmony_desktop.ui.motion import Motion
from harmony_desktop.ui.sound import Sounds

_GOOD = QColor("#1E7A4E")
_BONUS = QColor("#B8720A")
_LOSS = QColor("#B3341C")


_POINTS_PAUSE = 6.0
"""How long points are looked at, in durations of a move."""


class Stage:
    """Knows how every kind of move looks.

    When the glass has landed, `settle` shows everything as it is; when there is nothing more to
    look at, `over` is called.
    """

    def __init__(
        self,
        market: MarketItem,
        palaces: Sequence[PalaceItem],
        flights: Flights,
        floats: Floats,
        motion: Motion,
        sounds: Sounds,
        settle: Callable[[], None],
        over: Callable[[], None],
    ) -> None:
        self._market = market
        self._palaces = palaces
        self._flights = flights
        self._floats = floats
        self._motion = motion
        self._sounds = sounds
        self._settle = settle
        self._over = over
        self._playing = False

    def finish(self) -> None:
        """Show at once what was still to come."""
        self._flights.finish()
        self._end()

    @property
    def busy(self) -> bool:
        """Whether glass is in the air."""
        return self._flights.busy

    def _end(self) -> None:
        if self._playing:
            self._playing = False
            self._motion.stop("pause")
            self._over()

    def _pause(self) -> None:
        """Let the points be seen before the table moves on."""
        self._motion.run("pause", 0.0, 1.0, lambda _: None, self._end, factor=_POINTS_PAUSE)

    def market_meanwhile(self, change: Change) -> OpenTable:
        """What lies in the market while panes fly: nothing new comes before they have landed."""
        assert isinstance(change.before, SintraState)
        return change.before.table.after(change.move)

    def waiting(self, change: Change) -> tuple[int, ...]:
        """The windows of the moving seat that change only when the glass has arrived."""
        table = _table(change.before)
        if isinstance(change.move, Take) and change.move.strip != NOWHERE:
            return (change.move.strip,)
        if isinstance(change.move, Keep) and table.completed is not None:
            return (table.completed,)
        return ()

    def play(self, change: Change, hand: QPointF | None = None) -> None:
        """Let a move be seen; everything else shows the new position already.

        `hand` is where a player let the glass go; otherwise it comes from where it lay.
        """
        table = _table(change.before)
        self._playing = True
        if isinstance(change.move, Take):
            self._play_take(change, take_outcome(table, change.move), hand)
        elif isinstance(change.move, Keep):
            self._play_keep(change, table, change.move.colour)
        else:
            self._sounds.play("turn")
            self._settle()
            self._end()

    # Taking

    def _play_take(self, change: Change, outcome: TakeOutcome, hand: QPointF | None) -> None:
        before = _table(change.before)
        palace = self._palaces[change.seat]
        flights = self._taken(before, outcome, palace, hand)
        flights += self._swept(before, change)
        self._sounds.play("lift")
        self._flights.launch(flights, lambda: self._took(change, outcome))

    def _taken(
        self, table: OpenTable, outcome: TakeOutcome, palace: PalaceItem, hand: QPointF | None
    ) -> list[Flight]:
        move = outcome.move
        points = [
            point
            for colour, point in self._market.points(move.source, table.source(move.source))
            if colour == move.colour
        ]
        points += points[-1:] * (outcome.taken - len(points))
        if hand is not None:
            points = [hand] * outcome.taken
        flights = []
        for place, point in enumerate(points):
            placed = place < outcome.placed
            flights.append(
                Flight(
                    move.colour,
                    point,
                    _end_of(palace, outcome, place, table),
                    SMALL * self._market.scale(),
                    palace.shown_scale * (1.0 if placed else 0.4),
                    fades=not placed,
                    delay=0.05 * place,
                )
            )
        return flights

    def _swept(self, table: OpenTable, change: Change) -> list[Flight]:
        """The panes left in a workshop slide into the centre."""
        move = change.move
        assert isinstance(move, Take)
        if move.source == CENTRE:
            return []
        heap = dict(self._market.points(CENTRE, self.market_meanwhile(change).centre))
        size = SMALL * self._market.scale()
        return [
            Flight(colour, point, lambda colour=colour: heap[colour], size, size)
            for colour, point in self._market.points(move.source, table.source(move.source))
            if colour != move.colour
        ]

    def _took(self, change: Change, outcome: TakeOutcome) -> None:
        palace = self._palaces[change.seat]
        self._settle()
        self._sounds.play("place")
        if outcome.cost:
            self._float(palace, art.TRACK_RECT.center(), -outcome.cost, _LOSS)
        if not outcome.completes:
            self._end()
            return
        table = _table(change.before)
        filled = (
            table.palaces[change.seat]
            .place(outcome.move.strip, outcome.move.colour, outcome.spaces)
            .filled[outcome.move.strip]
        )
        self._show_bonus(palace, outcome, filled, table.bonus_colour)
        if _table(change.after).completed is None:
            # All five panes are alike, so the rules have chosen one already.
            self._show_points(palace, table, outcome.windows, delay=2.0)
            self._pause()
        else:
            self._end()

    def _show_bonus(
        self,
        palace: PalaceItem,
        outcome: TakeOutcome,
        filled: Sequence[Colour | None],
        bonus: Colour | None,
    ) -> None:
        self._sounds.play("line")
        strip = outcome.move.strip
        if not outcome.colour_bonus:
            palace.flash([art.strip_rect(strip)])
            return
        spaces = [space for space, pane in enumerate(filled) if pane == bonus]
        palace.flash([art.space_rect(strip, space) for space in spaces])
        for order, space in enumerate(spaces):
            self._float(palace, art.space_rect(strip, space).center(), 1, _BONUS, 0.6 * order)

    # Keeping

    def _play_keep(self, change: Change, table: OpenTable, colour: Colour) -> None:
        window = table.completed
        assert window is not None
        palace, item = table.palaces[change.seat], self._palaces[change.seat]
        panes = palace.filled[window]
        kept = panes.index(colour)
        pane = len(palace.windows[window])
        flights = []
        for space, one in enumerate(panes):
            if one is None:
                continue
            stays = space == kept
            target = art.pane_rect(window, pane) if stays else art.strip_rect(window)
            fall = QPointF(0, 0 if stays else 150)
            flights.append(
                Flight(
                    one,
                    item.rect(art.space_rect(window, space)).center(),
                    lambda target=target, fall=fall: item.rect(target.translated(fall)).center(),
                    item.shown_scale,
                    item.shown_scale * (1.0 if stays else 0.3),
                    fades=not stays,
                )
            )
        (outcome,) = (one for one in keep_outcomes(table) if one.move == change.move)
        item.show_strip(window)
        self._sounds.play("lift")
        self._flights.launch(flights, lambda: self._kept(item, table, outcome.windows))

    def _kept(self, item: PalaceItem, table: OpenTable, windows: Sequence[int]) -> None:
        self._settle()
        self._show_points(item, table, windows)
        self._pause()

    def _show_points(
        self, item: PalaceItem, table: OpenTable, windows: Sequence[int], delay: float = 0.0
    ) -> None:
        """The window and its neighbours to the right light up with what they are worth."""
        self._sounds.play("beam")
        item.flash([art.window_rect(window) for window in windows])
        for order, window in enumerate(windows):
            value = table.setup.values[window]
            at = art.pane_rect(window, 0).center()
            self._float(item, at, value, _GOOD, delay + 0.8 * order)

    def _float(
        self, item: PalaceItem, local: QPointF, points: int, colour: QColor, delay: float = 0.0
    ) -> None:
        self._floats.rise(signed(points), colour, item.mapToScene(local), delay)


def _table(state: object) -> OpenTable:
    assert isinstance(state, SintraState)
    return state.table


def _end_of(
    palace: PalaceItem, outcome: TakeOutcome, place: int, table: OpenTable
) -> Callable[[], QPointF]:
    """Where a pane goes: to its space, or to the broken glass."""
    if place < outcome.placed:
        rect = art.space_rect(outcome.move.strip, outcome.spaces[place])
        return lambda: palace.rect(rect).center()
    owner = table.palaces[table.turn]
    step = art.step_rect(owner.broken, len(table.setup.components.track))
    return lambda: palace.rect(step).center()
