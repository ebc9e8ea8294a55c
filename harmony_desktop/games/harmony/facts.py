"""The facts of Harmony that Home shows: all of the game that is loaded before the first paint."""

from __future__ import annotations

from harmony_desktop.engine.extras import Daily, Extras, OwnCommand, OwnPage, Switch
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP

SEATS = (1, 6)
MINUTES = (10, 20)
DAILY = Daily()
PAD = True
NAME = QT_TRANSLATE_NOOP("harmony", "Harmony")
SUBTITLE = QT_TRANSLATE_NOOP("harmony", "lines of colour")
TAGLINE = QT_TRANSLATE_NOOP(
    "harmony", "Everyone gets the same tiles. Who can carry the colours from edge to edge?"
)
DESIGNER = QT_TRANSLATE_NOOP("harmony", "Peter Burley")
ORIGINAL = ""
PUBLISHER = ""

EXTRAS = Extras(
    pages=(
        OwnPage(
            "gallery",
            "sparkles",
            QT_TRANSLATE_NOOP("harmony", "Perfect boards"),
            QT_TRANSLATE_NOOP("harmony", "The sixteen best possible boards"),
            "table.gallery_page",
        ),
    ),
    switches=(
        Switch(
            "show_broken",
            QT_TRANSLATE_NOOP("harmony", "Lost lines"),
            QT_TRANSLATE_NOOP("harmony", "Mark lines that can no longer score."),
            default=True,
        ),
    ),
    commands=(OwnCommand("perfect", "prove the best Harmony board by search", "bots.perfect"),),
    hindsight="bots.hindsight",
)
