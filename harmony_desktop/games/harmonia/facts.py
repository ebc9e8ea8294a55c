"""What Home shows of Harmonia: all of the game that is loaded before the first paint."""

from __future__ import annotations

from harmony_desktop.engine.extras import Extras
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP

SEATS = (2, 6)
MINUTES = (20, 45)
DAILY = False
NAME = QT_TRANSLATE_NOOP("harmonia", "Harmonia")
TAGLINE = QT_TRANSLATE_NOOP("harmonia", "One ornament, made together. Talk, plan, and close it.")
DESIGNER = "Channing Jones"
EXTRAS = Extras()
