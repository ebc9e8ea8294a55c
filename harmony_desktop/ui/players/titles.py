"""What games are called: alone by their names, among others with what tells them apart."""

from __future__ import annotations

from harmony_desktop import games
from harmony_desktop.ui.kit.languages import translate


def game_name(game: str) -> str:
    return translate(game, games.facts(game).NAME)


def game_subtitle(game: str) -> str:
    """A few words that tell the game from those of similar names."""
    return translate(game, games.facts(game).SUBTITLE)


def game_title(game: str) -> str:
    """Name and subtitle in one line, wherever names of games stand together."""
    return f"{game_name(game)} · {game_subtitle(game)}"
