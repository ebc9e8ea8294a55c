"""The themes of puzzles: what the best decision of a position does.

A decision that does none of the first three is named after when it is made.
"""

from __future__ import annotations

from typing import Final, Literal

Theme = Literal["closing", "denying", "stacking", "endgame", "planning"]

CLOSING: Final = "closing"
"""Something is completed now."""
DENYING: Final = "denying"
"""Something is taken from another player."""
STACKING: Final = "stacking"
"""Something is built on top of something else."""
ENDGAME: Final = "endgame"
"""The last turns: what counts can be worked out."""
PLANNING: Final = "planning"
"""The decision pays later."""

THEMES: Final[tuple[Theme, ...]] = (CLOSING, DENYING, STACKING, ENDGAME, PLANNING)
