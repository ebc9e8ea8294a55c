"""Names and subtitles of games."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from harmony_desktop import games
from harmony_desktop.ui.kit.languages import digits, isolated, separated, translate


def game_name(game: str) -> str:
    return translate(game, games.facts(game).NAME)


def game_subtitle(game: str) -> str:
    """A few words that distinguish the game from those with similar names."""
    return translate(game, games.facts(game).SUBTITLE)


def game_title(game: str) -> str:
    """Name and subtitle in one line, wherever names of games stand together."""
    return separated((game_name(game), game_subtitle(game)))


def game_origin(game: str) -> str:
    """The published game, its designer and its publisher in one line; empty where nobody knows."""
    facts = games.facts(game)
    if not facts.DESIGNER:
        return ""
    if facts.PUBLISHER:
        words = QCoreApplication.translate("titles", "{title} by {designer} ({publisher})")
    else:
        words = QCoreApplication.translate("titles", "{title} by {designer}")
    return words.format(
        title=isolated(facts.ORIGINAL or game_name(game)),
        designer=isolated(translate(game, facts.DESIGNER)),
        publisher=isolated(digits(facts.PUBLISHER)),
    )


def game_credit(game: str) -> str:
    """The published game whose rules these are, and that this is no edition of it; else empty."""
    origin = game_origin(game)
    words = QCoreApplication.translate(
        "titles", "The rules are those of {origin}. This program is an unofficial implementation."
    )
    return words.format(origin=origin) if origin else ""
