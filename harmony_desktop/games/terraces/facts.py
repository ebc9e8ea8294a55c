"""The facts of Terraces that Home shows: all of the game that is loaded before the first paint."""

from __future__ import annotations

from harmony_desktop.engine.extras import Daily, Extras, Switch
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP

SEATS = (2, 2)
MINUTES = (10, 20)
DAILY = Daily(bots=("hard",))
PAD = True
NAME = QT_TRANSLATE_NOOP("terraces", "Terraces")
SUBTITLE = QT_TRANSLATE_NOOP("terraces", "land in levels")
TAGLINE = QT_TRANSLATE_NOOP("terraces", "Spread wide, rise high: one great region is all you need.")
DESIGNER = QT_TRANSLATE_NOOP("terraces", "Annick Lobet")
ORIGINAL = "Stratopolis"
PUBLISHER = "Gigamic, 2012"

EXTRAS = Extras(
    switches=(
        Switch(
            "show_heights",
            QT_TRANSLATE_NOOP("terraces", "Heights as numbers"),
            QT_TRANSLATE_NOOP(
                "terraces",
                "Shows the level on every square. Press N during a game to switch this.",
            ),
            default=False,
        ),
    ),
    belongings="storage.orders",
)
