"""The outcome of a move before it is made, for the table's highlights and texts."""

from __future__ import annotations

from dataclasses import dataclass

from harmony_desktop.engine.game import IllegalMove, Move
from harmony_desktop.games.sintra.rules import scoring
from harmony_desktop.games.sintra.rules.components import JOKER, Colour
from harmony_desktop.games.sintra.rules.open_table import (
    CENTRE,
    NOWHERE,
    Keep,
    SintraOpenTable,
    Take,
)
from harmony_desktop.games.sintra.rules.strip import joker_range


@dataclass(frozen=True, slots=True)
class TakeOutcome:
    """The outcome of taking panes and placing them on one strip."""

    move: Take
    taken: int
    spaces: tuple[int, ...]
    """The spaces of the strip that would be filled, from the top."""
    token: bool
    """Whether the first-player token is taken too, which costs a step."""
    falls: int
    """The number of times the end of the broken-glass track would be reached (S-11)."""
    cost: int
    """The points lost to broken glass, at the end of the track and at the marker together."""
    completes: bool
    colour_bonus: int
    """Points for panes of the round's colour on the completed strip."""
    windows: tuple[int, ...]
    """The windows that would score, the glazed one first."""
    window_points: int
    bonus: int
    """The increase of the palace side's bonus with the best pane in the window (S-14, S-15)."""

    @property
    def placed(self) -> int:
        return len(self.spaces)

    @property
    def broken(self) -> int:
        """The number of panes that would break."""
        return self.taken - len(self.spaces)

    @property
    def steps(self) -> int:
        """The number of steps down the broken-glass track."""
        return self.broken + self.token

    @property
    def points(self) -> int:
        """The points scored or lost at once, without the palace side's bonus."""
        return self.colour_bonus + self.window_points - self.cost

    @property
    def brings(self) -> int:
        """The change of the score, with the best pane kept."""
        return self.points + self.bonus


@dataclass(frozen=True, slots=True)
class KeepOutcome:
    """The outcome of keeping a pane of a complete strip."""

    move: Keep
    window: int
    windows: tuple[int, ...]
    window_points: int
    bonus: int
    """The increase of the palace side's bonus (S-14, S-15)."""

    @property
    def points(self) -> int:
        """Everything that keeping the pane brings."""
        return self.window_points + self.bonus


def take_outcome(table: SintraOpenTable, move: Take) -> TakeOutcome:
    """The outcome of a legal Take by the seat to move."""
    palace = table.palaces[table.turn]
    taken = table.source(move.source)[move.colour]
    token = move.source == CENTRE and table.token
    spaces: tuple[int, ...] = ()
    completes = False
    if move.strip != NOWHERE:
        placed = min(taken, sum(palace.room(move.strip, move.colour)))
        spaces = palace.spaces_for(move.strip, move.colour, placed, move.jokers)
        completes = palace.filled[move.strip].count(None) == len(spaces)
    track = table.setup.components.track
    after = palace.broke(taken - len(spaces) + token, track)
    lost = after.lost - palace.lost
    colour_bonus = window_points = bonus = 0
    windows: tuple[int, ...] = ()
    if completes:
        full = palace.strip(move.strip).ways[move.colour][placed][move.jokers].filled
        colour_bonus = scoring.colour_bonus(full, table.marker[0])
        windows = scoring.scoring_windows(palace.windows, move.strip)
        window_points = scoring.window_points(table.setup.values, palace.windows, move.strip)
        kept = {colour for colour in full if colour is not None}
        bonus = max(_added_bonus(table, move.strip, colour) for colour in kept)
    return TakeOutcome(
        move=move,
        taken=taken,
        spaces=spaces,
        token=token,
        falls=lost // -track[-1],
        cost=lost + track[palace.broken] - track[after.broken],
        completes=completes,
        colour_bonus=colour_bonus,
        windows=windows,
        window_points=window_points,
        bonus=bonus,
    )


def _added_bonus(table: SintraOpenTable, window: int, colour: Colour) -> int:
    """The increase of the palace side's bonus when a pane goes into a window."""
    setup, before = table.setup, table.palaces[table.turn].windows
    after = [*before[:window], (*before[window], colour), *before[window + 1 :]]
    had, has = (
        scoring.bonus_points(windows, setup.side, setup.components) for windows in (before, after)
    )
    return has - had


def take_outcomes(table: SintraOpenTable, source: int, colour: Colour) -> tuple[TakeOutcome, ...]:
    """Every way to place the panes of one colour from one source, strips left to right.

    A strip with jokers may appear several times, once for every number of jokers to fill. If no
    strip takes the panes, the one outcome is that all of them break.
    """
    palace = table.palaces[table.turn]
    taken = table.source(source)[colour]
    if not taken:
        return ()
    moves = [
        Take(source, colour, strip, jokers)
        for strip in palace.reachable(colour)
        for jokers in joker_range(taken, *palace.room(strip, colour))
    ]
    moves = moves or [Take(source, colour, NOWHERE, 0)]
    return tuple(take_outcome(table, move) for move in moves)


def keep_outcomes(table: SintraOpenTable) -> tuple[KeepOutcome, ...]:
    """The outcomes of keeping each pane of the complete strip, if there is one, by colour."""
    window = table.completed
    if window is None:
        return ()
    palace, setup = table.palaces[table.turn], table.setup
    found = []
    for colour in range(JOKER):
        if colour in palace.filled[window]:
            windows = palace.keep(window, colour)[0].windows
            found.append(
                KeepOutcome(
                    move=Keep(colour),
                    window=window,
                    windows=scoring.scoring_windows(windows, window),
                    window_points=scoring.window_points(setup.values, windows, window),
                    bonus=_added_bonus(table, window, colour),
                )
            )
    return tuple(found)


def refusal(table: SintraOpenTable, move: Move) -> IllegalMove | None:
    """Why the seat to move may not play `move`; None if it may."""
    try:
        table.refuse_unless_legal(move)
    except IllegalMove as problem:
        return problem
    return None
