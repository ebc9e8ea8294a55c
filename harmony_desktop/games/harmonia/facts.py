"""The facts of Harmonia that Home shows: all of the game that is loaded before the first paint."""

from __future__ import annotations

from harmony_desktop.engine.extras import Daily, Extras, Switch
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP

SEATS = (2, 6)
MINUTES = (20, 45)
DAILY = Daily(persons=2, options=(("mode", "advanced"), ("alone", True)))
PAD = True
NAME = QT_TRANSLATE_NOOP("harmonia", "Harmonia")
SUBTITLE = QT_TRANSLATE_NOOP("harmonia", "one ornament, together")
TAGLINE = QT_TRANSLATE_NOOP(
    "harmonia", "Talk, plan and complete a hexagon. You win or lose together."
)
DESIGNER = QT_TRANSLATE_NOOP("harmonia", "Channing Jones")
ORIGINAL = ""
PUBLISHER = ""
EXTRAS = Extras(
    turn_ends="place",
    switches=(
        Switch(
            "confirm_placing",
            QT_TRANSLATE_NOOP("harmonia", "Confirm placements"),
            QT_TRANSLATE_NOOP(
                "harmonia",
                "The first click or Enter on a cell shows how the tile would lie, the second one "
                "places it. A placed tile is final.",
            ),
            default=True,
        ),
        Switch(
            "partners_ask",
            QT_TRANSLATE_NOOP("harmonia", "Requests of partners"),
            QT_TRANSLATE_NOOP(
                "harmonia",
                "Computer players show which tile they would like where. Without this, they do so "
                "only when you ask for their plan.",
            ),
            default=True,
        ),
    ),
)
