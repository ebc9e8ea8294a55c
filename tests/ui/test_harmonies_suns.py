"""The suns of a solo game of Harmonies: on the table, in the picture and in the records."""

from __future__ import annotations

from collections import OrderedDict

from harmony_desktop.engine.record import Record
from harmony_desktop.games.harmonies.table import suns
from harmony_desktop.ui import art
from tests.ui.player import Player, seats


def test_the_table_and_the_picture_say_what_suns_come_for(player: Player, monkeypatch) -> None:
    """N-22"""
    told: list[str] = []
    monkeypatch.setattr(art, "_cache", OrderedDict())
    monkeypatch.setattr(suns, "draw_text", lambda painter, room, words, *_: told.append(words))
    page = player.sit_down("person", game="harmonies")
    assert told == ["Side A", "No spirit"]
    told.clear()
    page.table.picture()
    assert told == ["Side A", "No spirit"]


def test_the_records_show_the_suns_beside_the_points(player: Player) -> None:
    """N-22"""
    window = player.window
    for kinds in (("person",), ("person", "easy")):
        record = Record(game="harmonies", revision=1, seed=1, seats=seats(*kinds))
        scores = [131, 90][: len(kinds)]
        window.context.results.add(record, {"side": "A", "spirits": False}, scores, [0])
    window.show_records()
    table = window.page._best
    shown = [table.item(row, 3).text() for row in range(table.rowCount())]
    assert sorted("Suns: 8" in words for words in shown) == [False, True]
