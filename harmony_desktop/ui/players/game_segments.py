"""The choice of one game among several, on pages that have a part for each."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from harmony_desktop.ui.kit.widgets import Segments
from harmony_desktop.ui.players.titles import game_name, game_title


class GameSegments(Segments):
    """The names of games side by side, one of them chosen."""

    def __init__(self, listed: tuple[str, ...], game: str, parent: QWidget | None = None) -> None:
        super().__init__(listed, parent)
        self._listed = listed
        self.set_value(game)

    def retranslate(self) -> None:
        """Show the names in the current language; a subtitle tells similar ones apart."""
        self.set_words([game_name(game) for game in self._listed])
        for game, button in zip(self._listed, self.buttons(), strict=True):
            button.setAccessibleName(game_title(game))
            button.setToolTip(game_title(game))
