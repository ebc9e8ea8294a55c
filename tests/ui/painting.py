"""What of a table is painted again when something happens there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from random import Random
from typing import cast

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QImage, QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from harmony_desktop import games
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.record import Record, replay
from harmony_desktop.ui.kit.slices import Later
from harmony_desktop.ui.shell.samples import sample
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.table.spots import Spot
from harmony_desktop.ui.table.surface import Surface
from harmony_desktop.ui.table.view import TableView

_NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Finn")
_AWAY = QPoint(2, 2)
_QUIET_TURNS = 5
_SPOTS = 8
"""Over how many spots of a zone the mouse goes, about."""


def settle() -> None:
    """Let everything happen that waits to happen; what was painted last is shown after that."""
    quiet = 0
    while quiet < _QUIET_TURNS:
        QApplication.processEvents()
        # Not allWidgets: Qt's own parts may be on their way out.
        windows = QApplication.topLevelWidgets()
        views = [view for window in windows for view in window.findChildren(TableView)]
        paints = any(isinstance(table := one.scene(), Surface) and table.painting for one in views)
        waits = any(one.waiting for window in windows for one in window.findChildren(Later))
        quiet = 0 if paints or waits else quiet + 1


def whole_game(game: str) -> Record:
    """A game of one person against bots that is over."""
    return sample(
        game, _NAMES, replace(games.figures(game).SAMPLES["table"], persons=1, moves=None)
    )


def own_turn(game: str) -> Record:
    """The same from its middle on, when it is the person's turn next."""
    half, record = games.figures(game).SAMPLES["table"].moves or 0, whole_game(game)
    after = enumerate(replay(games.load(game), record), 1)
    number = next(n for n, (_, state) in after if n >= half and state.to_move == 0)
    return record.model_copy(update={"moves": record.moves[:number]})


def random_game(game: str) -> Record:
    """A game in which everybody has played at random, but for its last move."""
    wanted, dice = games.figures(game).SAMPLES["table"], Random(3)
    state = games.load(game).start(wanted.seats, dict(wanted.options), 3)
    moves: list[Move] = []
    while state.to_move is not None:
        moves.append(dice.choice(list(state.legal_moves())))
        state = state.play(moves[-1])
    record = sample(game, _NAMES, replace(wanted, persons=1, moves=0))
    return record.model_copy(update={"seed": 3}).with_moves(moves[:-1])


class Repaints(QObject):
    """Sees what of a table's view is painted."""

    def __init__(self, page: TablePage) -> None:
        super().__init__()
        self._page = page
        self._port = page.view.viewport()
        self._painted = QRegion()
        self._port.installEventFilter(self)
        # The first change brings what is left over from opening the table.
        item = next(one for one in page.table.items() if one.isVisible() and one.opacity() == 1.0)
        for opacity in (0.9, 1.0):
            item.setOpacity(opacity)
            settle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if isinstance(event, QPaintEvent):
            self._painted = self._painted.united(event.region())
        return False

    def share(self, act: Callable[[], object]) -> float:
        """How much of the view is painted after something was done, in percent."""
        settle()
        self._painted = QRegion()
        act()
        settle()
        rects = cast(Iterable[QRect], self._painted)
        area = sum(rect.width() * rect.height() for rect in rects)
        return area * 100 / (self._port.width() * self._port.height())

    # A turn with the mouse

    def own_move(self) -> Iterator[tuple[str, float]]:
        """A move of the person with the mouse: what is done, and how much is painted for it."""
        table = self._page.table
        for zone in table.zones:
            for spot in zone.spots[:: 1 + len(zone.spots) // _SPOTS]:
                yield "hover", self.share(partial(self._move_to, spot.centre))
        yield "hover", self.share(lambda: QTest.mouseMove(self._port, _AWAY))
        piece = next(
            spot
            for zone in table.zones
            for spot in zone.spots
            if table.piece_at(spot.centre) is not None
        )
        self._move_to(piece.centre)
        taken = self.share(lambda: self._click(piece.centre))
        if not table.placing.holding:
            yield "place", taken
            return
        yield "pick up", taken
        place = self._middle_place()
        yield "aim", self.share(lambda: self._move_to(place.centre))
        yield "place", self.share(lambda: self._click(place.centre))
        if self._page.timeline.can_undo():
            yield "undo", self.share(self._page.undo)

    def _middle_place(self) -> Spot:
        """A place where the piece in the hand may go, with as many others around it as can be."""
        table, placing = self._page.table, self._page.table.placing
        good = [
            spot
            for zone in table.zones
            for spot in zone.spots
            if (place := table.place_at(spot.centre)) is not None
            and table.judge(placing.piece, place, placing.rotation) is None
        ]
        middle = sum((spot.centre for spot in good), QPointF()) / len(good)
        return min(good, key=lambda spot: (spot.centre - middle).manhattanLength())

    def _move_to(self, point: QPointF) -> None:
        QTest.mouseMove(self._port, self._page.view.mapFromScene(point))

    def _click(self, point: QPointF) -> None:
        at = self._page.view.mapFromScene(point)
        none = Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(self._port, Qt.MouseButton.LeftButton, none, at)


def on_screen(page: TablePage) -> QImage:
    """The table as it stands on the screen, without painting it for that."""
    window, port = page.window(), page.view.viewport()
    corner = port.mapTo(window, QPoint())
    whole = window.screen().grabWindow(window.winId())
    return whole.copy(corner.x(), corner.y(), port.width(), port.height()).toImage()
