"""The modules a game may leave out: no achievements, no badges, no categories of points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from harmony_desktop.engine.achievements import Achievement
    from harmony_desktop.engine.score import ScoreLine
    from harmony_desktop.engine.words import Phrase
    from harmony_desktop.games.contract import Drawing

ACHIEVEMENTS: Final[tuple[Achievement, ...]] = ()
BADGES: Final[Mapping[str, Drawing]] = {}
CATEGORIES: Final[Mapping[str, Phrase]] = {}
COLOURS: Final[Mapping[str, str]] = {}
breakdown = suns = None


def achieved(history: Sequence[Any], seat: int) -> frozenset[str]:
    """No achievements."""
    return frozenset()


def measured(history: Sequence[Any], seat: int) -> Mapping[str, int]:
    """No goals."""
    return {}


def shares(line: ScoreLine) -> Mapping[str, int]:
    """No categories."""
    return {}
