"""The facts of Harmonies that Home shows: all of the game that is loaded before the first paint."""

from __future__ import annotations

from harmony_desktop.engine.extras import Daily, Extras
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP

SEATS = (1, 4)
MINUTES = (30, 45)
DAILY = Daily()
PAD = True
NAME = QT_TRANSLATE_NOOP("harmonies", "Harmonies")
SUBTITLE = QT_TRANSLATE_NOOP("harmonies", "landscapes and animals")
TAGLINE = QT_TRANSLATE_NOOP(
    "harmonies", "Stack a landscape, token by token, and animals will make it their home."
)
DESIGNER = QT_TRANSLATE_NOOP("harmonies", "Johan Benvenuto")
ORIGINAL = ""
PUBLISHER = "Libellud, 2024"
EXTRAS = Extras(hindsight="bots.hindsight", turn_ends="end")
