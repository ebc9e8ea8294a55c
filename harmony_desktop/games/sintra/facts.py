"""The facts of Sintra that Home shows: all of the game that is loaded before the first paint."""

from __future__ import annotations

from harmony_desktop.engine.extras import Daily, Extras
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP

SEATS = (2, 4)
MINUTES = (30, 45)
DAILY = Daily(bots=("hard",))
PAD = True
NAME = QT_TRANSLATE_NOOP("sintra", "Sintra")
SUBTITLE = QT_TRANSLATE_NOOP("sintra", "stained glass")
TAGLINE = QT_TRANSLATE_NOOP(
    "sintra", "Glaze the windows of a palace, and watch out for broken glass."
)
DESIGNER = QT_TRANSLATE_NOOP("sintra", "Michael Kiesling")
ORIGINAL = "Azul: Stained Glass of Sintra"
PUBLISHER = "Next Move, 2018"
EXTRAS = Extras(turn_goes_on="keep", text_option="table.set_picker", belongings="storage.sets")
