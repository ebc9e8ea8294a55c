"""Print the share of the window that every board takes: `python tests/tools/table_shares.py`.

The table alone, with the fewest opponents and with the most, while nothing is open and with a card
beside it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from harmony_desktop import games
from harmony_desktop.ui.shell.samples import sample
from harmony_desktop.ui.table.page import TablePage
from tests.bench.rooms import Room, room

_NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Finn")


@dataclass(frozen=True)
class Shares:
    """Shares of the window's area, in per cent."""

    table: float
    own: float
    others: tuple[float, ...]


def board_areas(table: Any) -> tuple[QRectF, list[QRectF]]:
    """The areas of the player's own or shared board, and of every other player's."""
    boards = getattr(table, "boards", None) or getattr(table, "palaces", None)
    if boards is not None:
        others = [board.sceneBoundingRect() for board in boards.others]
        return boards.main.sceneBoundingRect(), others
    if hasattr(table, "land"):
        racks = [rack for rack in table.racks if rack is not table.own_rack]
        return table.land.area, [rack.scene_area for rack in racks]
    return table.mat.area, [plate.area for plate in table.partners.others]


def measure(page: TablePage) -> Shares:
    """The shares of the table shown."""
    window, view = page.window(), page.view
    whole = window.width() * window.height() / 100

    def share(area: QRectF) -> float:
        seen = view.mapFromScene(area).boundingRect()
        return seen.width() * seen.height() / whole

    own, others = board_areas(page.table)
    table = view.width() * view.height() / whole
    return Shares(table, share(own), tuple(share(one) for one in others))


def open_table(place: Room, game: str, seats: int) -> TablePage:
    """A half-played game with `seats` seats, one of them a person's."""
    wanted = replace(games.figures(game).SAMPLES["table"], persons=1, seats=seats)
    return place.open(sample(game, _NAMES, replace(wanted, moves=min(40, wanted.moves or 40))))


def rows(place: Room) -> Iterator[tuple[str, int, Shares, Shares]]:
    """Yield game, seats, and the shares without and with a card beside the table."""
    for game in games.GAMES:
        rules = games.load(game)
        for seats in dict.fromkeys((max(2, rules.min_seats), rules.max_seats)):
            page = open_table(place, game, seats)
            page.table.live = True
            place.rest()
            bare = measure(page)
            page.beside.show_card(QWidget())
            place.rest()
            yield game, seats, bare, measure(page)
            place.window.navigation.show_home()
            place.rest()


def main(arguments: Sequence[str]) -> None:
    """Print a line for each table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default="1366x768", help="of the window, such as 1280x720")
    width, _, height = parser.parse_args(arguments).size.partition("x")
    print("game       seats  table   own  each other   own with a card")
    with room((int(width), int(height))) as place:
        for game, seats, bare, narrow in rows(place):
            least = min(bare.others, default=0.0)
            print(
                f"{game:10} {seats:5} {bare.table:5.1f}% {bare.own:5.1f}% {least:9.2f}%"
                f" {narrow.own:16.1f}%"
            )


if __name__ == "__main__":
    main(sys.argv[1:])
