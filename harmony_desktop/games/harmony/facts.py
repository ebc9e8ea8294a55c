"""What Home shows of Harmony: all of the game that is loaded before the first paint."""

from __future__ import annotations

from harmony_desktop.engine.words import QT_TRANSLATE_NOOP

SEATS = (1, 6)
MINUTES = (10, 20)
DAILY = True
NAME = QT_TRANSLATE_NOOP("harmony", "Harmony")
TAGLINE = QT_TRANSLATE_NOOP("harmony", "Everyone gets the same tiles. Who makes the colours run?")
DESIGNER = "Peter Burley"
