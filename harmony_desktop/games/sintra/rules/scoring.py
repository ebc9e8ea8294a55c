"""Points during play and at the end (S-8, S-12 to S-16): pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop.engine.score import ScoreLine, ScoreSheet
from harmony_desktop.games.sintra.rules.components import (
    COLOURS,
    LEFTOVERS_A_POINT,
    ORNAMENT_POINTS,
    WINDOW_PANES,
    WINDOWS,
    Colour,
    Components,
    PalaceSide,
    pane_cell,
    space_cell,
)
from harmony_desktop.games.sintra.rules.palace import Palace, Window
from harmony_desktop.games.sintra.rules.strip import Filled


def colour_bonus(panes: Filled, colour: Colour) -> int:
    """Points for panes of the round's colour on a strip just completed (S-8)."""
    return panes.count(colour)


def scoring_windows(windows: Sequence[Window], glazed: int) -> tuple[int, ...]:
    """The windows that score when a pane goes into `glazed`: itself, and filled ones to its right.

    >>> scoring_windows([(), (), (1,), (), (), (), (2, 3), ()], 1)
    (1, 2, 6)
    """
    return (glazed, *(window for window in range(glazed + 1, WINDOWS) if windows[window]))


def window_points(values: Sequence[int], windows: Sequence[Window], glazed: int) -> int:
    """Points for a pane that goes into the window `glazed` (S-8).

    >>> window_points([4, 3, 3, 2, 2, 2, 1, 1], [()] * 5 + [(1,), (0, 4), ()], 4)
    5
    """
    points: int = values[glazed]
    for window in range(glazed + 1, WINDOWS):
        if windows[window]:
            points += values[window]
    return points


def leftover_points(panes: int) -> int:
    """Points for all panes left on strips (S-12).

    >>> leftover_points(7)
    2
    """
    return panes // LEFTOVERS_A_POINT


def ornament_points(
    windows: Sequence[Window], ornaments: Sequence[tuple[int, int]]
) -> tuple[int, ...]:
    """Points of each ornament of side A (S-14).

    >>> ornament_points([(0, 1), (2, 3), (4,), (0,), (), (), (), ()], [(0, 1), (2, 3), (4, 5)])
    (10, 3, 0)
    """
    return tuple(ORNAMENT_POINTS[len(windows[a]) + len(windows[b])] for a, b in ornaments)


def favourite(
    windows: Sequence[Window], every_window: bool = False
) -> tuple[int, Colour | None, int]:
    """The number of complete windows, their most frequent colour, and its number of panes (S-15).

    With `every_window` the panes of all windows are counted, complete or not (S-23).

    >>> favourite([(0, 1), (0, 0), (0,), (), (), (), (), ()])
    (2, 0, 3)
    >>> favourite([(0, 1), (0, 0), (0,), (), (), (), (), ()], every_window=True)
    (2, 0, 4)
    """
    complete = [window for window in windows if len(window) == WINDOW_PANES]
    if not complete:
        return 0, None, 0
    panes = [pane for window in (windows if every_window else complete) for pane in window]
    most = max(range(len(COLOURS)), key=panes.count)
    return len(complete), most, panes.count(most)


def bonus_points(windows: Sequence[Window], side: PalaceSide, components: Components) -> int:
    """The bonus of a palace side (S-14, S-15)."""
    if side == "A":
        return sum(ornament_points(windows, components.ornaments))
    complete, _, panes = favourite(windows, components.every_window)
    return complete * panes


def bonus_line(windows: Sequence[Window], side: PalaceSide, components: Components) -> ScoreLine:
    """The line of the bonus, with the panes that earn it."""
    if side == "A":
        ornaments = components.ornaments
        points = ornament_points(windows, ornaments)
        earning = [
            window
            for pair, each in zip(ornaments, points, strict=True)
            for window in pair
            if each > 0
        ]
        cells = [pane_cell(w, pane) for w in earning for pane in range(len(windows[w]))]
        return ScoreLine("bonus", sum(points), tuple(cells), {"ornaments": points})
    complete, colour, panes = favourite(windows, components.every_window)
    cells = [
        pane_cell(w, pane)
        for w, window in enumerate(windows)
        if components.every_window or len(window) == WINDOW_PANES
        for pane, shown in enumerate(window)
        if shown == colour
    ]
    details = {
        "windows": complete,
        "panes": panes,
        "colour": None if colour is None else COLOURS[colour],
    }
    return ScoreLine("bonus", complete * panes, tuple(cells), details)


def sheet(
    points: int,
    windows: Sequence[Window],
    strip_panes: int,
    broken: int,
    lost: int,
    side: PalaceSide,
    components: Components,
    leftover_cells: tuple[int, ...] = (),
) -> ScoreSheet:
    """The score sheet of a palace as if the game ended now.

    `points` is the current score in play, after `lost` points were deducted at the end of the
    track; `broken` is the value at the marker, 0 or less. The sheet shows what was earned before
    any loss, and everything lost to broken glass in one line (S-20).
    """
    return ScoreSheet(
        (
            ScoreLine("points", points + lost),
            ScoreLine(
                "leftovers", leftover_points(strip_panes), leftover_cells, {"panes": strip_panes}
            ),
            ScoreLine("broken", broken - lost, details={"paid": lost, "marker": -broken}),
            bonus_line(windows, side, components),
        )
    )


def running_sheet(palace: Palace, side: PalaceSide, components: Components) -> ScoreSheet:
    """The sheet of a palace in play: panes left on strips count at the end alone (S-12)."""
    whole = palace_sheet(palace, side, components)
    return ScoreSheet(tuple(line for line in whole.lines if line.key != "leftovers"))


def palace_sheet(palace: Palace, side: PalaceSide, components: Components) -> ScoreSheet:
    """The sheet of a palace as if the game ended now."""
    cells = tuple(
        space_cell(window, space)
        for window, filled in enumerate(palace.filled)
        for space, pane in enumerate(filled)
        if pane is not None
    )
    return sheet(
        palace.points,
        palace.windows,
        palace.strip_panes,
        components.track[palace.broken],
        palace.lost,
        side,
        components,
        cells,
    )


def winners(palaces: Sequence[Palace], side: PalaceSide, components: Components) -> tuple[int, ...]:
    """The seats with most points; of these, those that lost fewest to broken glass (S-16)."""
    ranks = [
        (
            palace_sheet(palace, side, components).total,
            components.track[palace.broken] - palace.lost,
        )
        for palace in palaces
    ]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
