"""The texts of one game in the player's language."""

from __future__ import annotations

from collections.abc import Mapping

from harmony_desktop.engine.game import IllegalMove
from harmony_desktop.engine.words import Phrase
from harmony_desktop.ui.kit.languages import digits, say, translate


class GameWords:
    """Translates texts of one game: `words(texts.TITLE)`, `words.phrase(texts.COUNT, n=3)`."""

    def __init__(self, game: str) -> None:
        self._game = game

    def __call__(self, text: str) -> str:
        """Translate a text without values, with the digits of the language."""
        return digits(translate(self._game, text))

    def phrase(self, text: str, **values: Phrase | str | int) -> str:
        """Translate a text and fill in its values."""
        return say(Phrase(self._game, text, values))

    def refusal(self, reasons: Mapping[str, str], problem: IllegalMove) -> str:
        """Why the rules refuse a move, by the game's texts for the reasons."""
        values = {
            name: value for name, value in problem.details.items() if isinstance(value, int | str)
        }
        return self.phrase(reasons[problem.reason], **values)
