"""What Home shows of noughts and crosses."""

from __future__ import annotations

from harmony_desktop.engine.extras import Extras
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP

SEATS = (2, 2)
MINUTES = (1, 2)
DAILY = None
PAD = False
NAME = QT_TRANSLATE_NOOP("noughts", "Noughts and crosses")
SUBTITLE = QT_TRANSLATE_NOOP("noughts", "three in a row")
TAGLINE = QT_TRANSLATE_NOOP("noughts", "Three in a row. You know how it goes.")
DESIGNER = ORIGINAL = PUBLISHER = ""
EXTRAS = Extras()
