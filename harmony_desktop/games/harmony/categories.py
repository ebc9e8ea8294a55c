"""The categories of Harmony's points: lines by their value, and beams."""

from __future__ import annotations

from collections.abc import Mapping

from harmony_desktop.engine.score import ScoreLine
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase

__all__ = ["CATEGORIES", "COLOURS", "breakdown", "shares", "suns"]

_LINES = QT_TRANSLATE_NOOP("harmony", "Lines of {value}s")
_NUMBERS = range(9, 0, -1)

CATEGORIES: Mapping[str, Phrase] = {
    **{f"line-{value}": Phrase("harmony", _LINES, {"value": value}) for value in _NUMBERS},
    "sunbeams": Phrase("harmony", QT_TRANSLATE_NOOP("harmony", "Sunbeams")),
    "moonbeams": Phrase("harmony", QT_TRANSLATE_NOOP("harmony", "Moonbeams")),
    "rounds": Phrase("harmony", QT_TRANSLATE_NOOP("harmony", "Earlier rounds")),
}

_OTHERS = {
    "sunbeam": "sunbeams",
    "best-sunbeam": "sunbeams",
    "moonbeam": "moonbeams",
    "best-moonbeam": "moonbeams",
    "round": "rounds",
}

COLOURS: Mapping[str, str] = {
    **{
        f"line-{value}": colour
        for value, colour in enumerate(
            (
                *("#F2F0EA", "#D8412F", "#3C6FC4", "#8A5BB5", "#A9CF54"),
                *("#F2C838", "#EE8A2C", "#EF9FBE", "#2F7D4F"),
            ),
            1,
        )
    },
    "sunbeams": "#F7DD72",
    "moonbeams": "#9FB2CC",
    "rounds": "#A89F8C",
}

suns = breakdown = None


def shares(line: ScoreLine) -> dict[str, int]:
    """The points of a score line by category."""
    if line.key == "line":
        return {f"line-{line.details.get('value')}": line.points}
    return {_OTHERS[line.key]: line.points} if line.key in _OTHERS else {}
