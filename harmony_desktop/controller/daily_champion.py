"""The champion's result at a daily game, played beside the window once the player has finished it.

The champion sits where the player sat, on the same deal and against the same opponents. Its games
are derived data: if their file is deleted, they are played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress

from PySide6.QtCore import QObject, Signal

from harmony_desktop import games
from harmony_desktop.bots.create import bot
from harmony_desktop.bots.match import BotTally, play_out
from harmony_desktop.controller import daily
from harmony_desktop.controller.background import Call
from harmony_desktop.engine.documents import read_json
from harmony_desktop.engine.record import start
from harmony_desktop.storage.files import Places, read_limited, write_atomically

_MOST_BYTES = 200_000
_MOST_KEPT = 200
LEVEL = "champion"


def champion_scores(game: str, day: str) -> list[int]:
    """The scores of all seats in a day's game with the champion in the player's seats."""
    with suppress(OSError, AttributeError):
        os.nice(10)
    record = daily.record_of(game, day, False, "")
    levels = [LEVEL if seat.kind == "person" else seat.level or LEVEL for seat in record.seats]
    bots = [bot(game, level) for level in levels]
    opening = start(games.load(game), record)
    tallies = [BotTally(level) for level in levels]
    return list(play_out(opening, bots, record.seed, tallies).result(len(levels)))


class ChampionGames(QObject):
    """The champion's results of daily games: those known, and one being played at a time.

    Signals:
        played: another result is known.
    """

    played = Signal()

    def __init__(self, places: Places, parent: QObject) -> None:
        super().__init__(parent)
        self._path = places.data / "daily-champion.json"
        self._known = self._read()
        self._wanted: list[tuple[str, str]] = []
        self._playing: tuple[str, str] | None = None
        self._call: Call | None = None

    def scores(self, game: str, day: str) -> tuple[int, ...] | None:
        """The scores of all seats, the champion's first; None while they are not known."""
        found = self._known.get(f"{day} {game}")
        return None if found is None else tuple(found)

    def want(self, game: str, day: str) -> None:
        """Have a game played, after those that wait."""
        asked = game, day
        if self.scores(game, day) is None and asked not in (*self._wanted, self._playing):
            self._wanted.append(asked)
            self._play_next()

    def close(self) -> None:
        """Stop playing."""
        self._wanted.clear()
        if self._call is not None:
            self._call.close()
            self._call = None

    def _play_next(self) -> None:
        if self._call is None and self._wanted:
            self._playing = self._wanted.pop(0)
            self._call = Call(champion_scores, *self._playing, parent=self)
            self._call.done.connect(self._on_done)
            self._call.failed.connect(self._on_failed)

    def _on_done(self, scores: object) -> None:
        if self._playing is not None and isinstance(scores, list):
            game, day = self._playing
            self._known[f"{day} {game}"] = scores
            self._write()
        self._end()
        self.played.emit()

    def _on_failed(self) -> None:
        """Leave the day without a champion; the failure is in the log."""
        self._end()

    def _end(self) -> None:
        if self._call is not None:
            self._call.deleteLater()
        self._call = self._playing = None
        self._play_next()

    def _read(self) -> dict[str, list[int]]:
        with suppress(OSError, ValueError):
            document = read_json(read_limited(self._path, _MOST_BYTES))
            if isinstance(document, Mapping):
                return {
                    str(key): value
                    for key, value in document.items()
                    if isinstance(value, list) and value and all(type(one) is int for one in value)
                }
        return {}

    def _write(self) -> None:
        kept = dict(sorted(self._known.items())[-_MOST_KEPT:])
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self._path, json.dumps(kept))
