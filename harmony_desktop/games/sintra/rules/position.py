"""A Sintra position as a document, for `score` and the score pad."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, ValidationError

from harmony_desktop.engine.position import BadPosition, explain
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.games.sintra.rules import scoring
from harmony_desktop.games.sintra.rules.component_set import STANDARD, BadComponentSet, read_set
from harmony_desktop.games.sintra.rules.components import (
    COLOURS,
    STRIP_SPACES,
    WINDOW_PANES,
    WINDOWS,
    Components,
)
from harmony_desktop.games.sintra.rules.palace import Window


class SintraPosition(BaseModel):
    """One palace: points so far, [upper, lower] panes of each window, strips and broken glass.

    `points` is the current score, after `lost` points were deducted at the end of the track;
    `broken` is the value at the marker. `components` is a player's own set, as in its file; `box`
    means that the set is unknown, so that any value of the track is accepted.
    """

    model_config = ConfigDict(extra="forbid")

    game: Literal["sintra"]
    side: Literal["A", "B"] = "A"
    points: Annotated[StrictInt, Field(ge=-9999, le=9999)]
    windows: list[tuple[str | None, str | None]]
    strip_panes: Annotated[StrictInt, Field(ge=0)]
    broken: Annotated[StrictInt, Field(ge=-9999, le=0)]
    lost: Annotated[StrictInt, Field(ge=0, le=9999)] = 0
    box: StrictBool = False
    components: dict[str, Any] | None = None


def score(document: object) -> list[ScoreSheet]:
    """The sheet of a palace; BadPosition names the part that is wrong."""
    try:
        position = SintraPosition.model_validate(document)
    except ValidationError as problem:
        raise explain(problem) from None
    components = _components(position.components)
    if len(position.windows) != WINDOWS:
        raise BadPosition("windows", f"has {len(position.windows)} windows instead of {WINDOWS}")
    windows = [_window(number, panes) for number, panes in enumerate(position.windows)]
    _check_strip_panes(position.strip_panes, windows)
    if not position.box:
        _check_losses(position.broken, position.lost, components.track)
    return [
        scoring.sheet(
            position.points,
            windows,
            position.strip_panes,
            position.broken,
            position.lost,
            position.side,
            components,
        )
    ]


def _components(document: dict[str, Any] | None) -> Components:
    if document is None:
        return STANDARD
    try:
        return read_set(json.dumps(document))
    except BadComponentSet as problem:
        where = f"components.{problem.part}" if problem.part else "components"
        raise BadPosition(where, problem.said) from None


def _window(number: int, panes: tuple[str | None, str | None]) -> Window:
    where = f"windows[{number}]"
    for index, pane in enumerate(panes):
        if pane is not None and pane not in COLOURS:
            raise BadPosition(f"{where}[{index}]", f"{pane!r} is none of {', '.join(COLOURS)}")
    upper, lower = panes
    if upper is None and lower is not None:
        raise BadPosition(where, "has a lower pane but no upper one")
    return tuple(COLOURS.index(pane) for pane in panes if pane is not None)


def _check_losses(broken: int, lost: int, track: tuple[int, ...]) -> None:
    # A marker at the end of the track costs the same before and after its points are deducted.
    if broken not in track:
        values = ", ".join(map(str, track))
        raise BadPosition("broken", f"{broken} is not on the track: {values}")
    if lost % track[-1]:
        raise BadPosition("lost", f"{lost} is no multiple of {-track[-1]}, the end of the track")


def _check_strip_panes(strip_panes: int, windows: list[Window]) -> None:
    unfinished = sum(len(window) < WINDOW_PANES for window in windows)
    most = unfinished * (STRIP_SPACES - 1)
    if strip_panes > most:
        raise BadPosition(
            "strip_panes", f"{strip_panes} is more than {unfinished} unfinished strips hold: {most}"
        )
