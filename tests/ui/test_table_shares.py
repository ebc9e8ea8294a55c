"""How much of the window one's own board and the boards of the others take."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QPointF, QRectF

from harmony_desktop import games
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.games.harmonia.table.partners import PartnerPlate, known_area, told_width
from harmony_desktop.storage import saves
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.table.table import AnyTable
from harmony_desktop.ui.table.view import TableView
from tests.ui.painting import settle

WINDOW = (1366, 768)
VIEWPORT = (1366, 720)
"""What a table has of that window below the bar, with the drawer closed."""
COLOURS = ("green", "red", "blue", "yellow", "violet", "orange")


def start(game: str, seats: int, **options: object) -> Record:
    """A game of one person with bots that has just begun."""
    return Record(
        game=game,
        revision=games.load(game).revision,
        seats=tuple(
            Seat(kind="person", name="Anneliese", colour=colour)
            if number == 0
            else Seat(kind="bot", level="easy", colour=colour)
            for number, colour in enumerate(COLOURS[:seats])
        ),
        options=options,
        seed=7,
        started="2026-01-01T10:00:00+00:00",
    )


@pytest.fixture
def alone(open_window: Callable[..., Window]) -> Callable[..., tuple[AnyTable, TableView]]:
    """Shows a table in a view of its own, of the size that it will have in a window."""

    def show(
        record: Record, size: tuple[int, int] = VIEWPORT, language: str = "en", **settings: object
    ) -> tuple[AnyTable, TableView]:
        window = open_window(language, **settings)
        window.tables.resume(record, saves.new_path(window.context.places, record.game))
        page = window.page
        assert isinstance(page, TablePage)
        page.session.close()
        window.hide()
        view = TableView(page.table, window)
        view.setWindowFlag(view.windowFlags().Window)
        view.resize(*size)
        view.show()
        settle()
        return page.table, view

    return show


def share(view: TableView, area: QRectF) -> float:
    """How much of the window an area of the scene takes, in percent."""
    seen = view.transform().mapRect(area)
    return seen.width() * seen.height() / (WINDOW[0] * WINDOW[1]) * 100


def board_areas(table: AnyTable) -> tuple[QRectF, Sequence[QRectF]]:
    """The main board and the others, in the scene."""
    boards = getattr(table, "boards", None) or table.palaces  # type: ignore[attr-defined]

    def area(board: object) -> QRectF:
        return QRectF(board.mapRectToScene(board.boundingRect()))  # type: ignore[attr-defined]

    return area(boards.main), [area(board) for board in boards.others]


WITH_BOARDS = [
    ("harmony", 2, 26.8),
    ("harmony", 4, 26.8),
    ("harmony", 6, 23.0),
    ("harmonies", 2, 20.1),
    ("harmonies", 3, 20.1),
    ("harmonies", 4, 20.1),
    ("harmonies-B", 2, 25.2),
    ("harmonies-B", 3, 25.2),
    ("harmonies-B", 4, 26.6),
    ("harmonies", 1, 24.2),
    ("harmonies-B", 1, 24.1),
    ("sintra", 2, 23.8),
    ("sintra", 3, 23.8),
    ("sintra", 4, 23.8),
]
"""Games with seats, and the share of one's own board while bar, strip and side took their room.

Harmonies' boards have two sides.
"""


@pytest.mark.parametrize(("game", "seats", "before"), WITH_BOARDS)
def test_the_boards_are_large_on_a_laptop(
    game: str,
    seats: int,
    before: float,
    alone: Callable[..., tuple[AnyTable, TableView]],
) -> None:
    name, _, side = game.partition("-")
    table, view = alone(start(name, seats, **({"side": side} if side else {})))
    own, others = board_areas(table)
    assert share(view, own) >= 1.3 * before
    wanted = 4.0 if seats == 2 else 2.5
    assert all(share(view, other) >= wanted for other in others)
    areas = [own, *others]
    for index, one in enumerate(areas):
        assert not any(one.intersects(other) for other in areas[:index])


def test_the_landscape_of_terraces_takes_most_of_the_window(
    alone: Callable[..., tuple[AnyTable, TableView]],
) -> None:
    table, view = alone(start("terraces", 2))
    assert share(view, table.land.area) >= 1.3 * 47.8
    racks = [rack for rack in table.racks if rack is not table.own_rack]
    assert all(share(view, rack.sceneBoundingRect()) >= 4.0 for rack in racks)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_mat_of_harmonia_takes_most_of_the_window(
    seats: int, alone: Callable[..., tuple[AnyTable, TableView]]
) -> None:
    table, view = alone(start("harmonia", seats))
    assert share(view, table.mat.area) >= 1.3 * 28.7


@pytest.mark.parametrize("says", ["", "Please fill this cell. (Column −3, row 3)"])
def test_the_hands_of_five_partners_have_tiles_large_enough_to_read(
    says: str, alone: Callable[..., tuple[AnyTable, TableView]]
) -> None:
    table, view = alone(start("harmonia", 6))
    pixels = view.transform().m11()
    for plate in table.partners.others:
        partner = PartnerPlate("Anneliese", "red", 6, (), says, False, True, ())
        area = known_area(partner, QRectF(QPointF(), plate.size))
        assert told_width(6, area) * pixels >= 26
