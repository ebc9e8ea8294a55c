"""A gallery of the sixteen perfect Harmony boards, which are searched for in the background."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QLabel, QListView, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from harmony_desktop.controller.background import Call
from harmony_desktop.games.harmony import texts
from harmony_desktop.games.harmony.bots.perfect import best_boards
from harmony_desktop.games.harmony.rules.components import Board
from harmony_desktop.games.harmony.table import art
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import digits, number, translate
from harmony_desktop.ui.kit.slices import Slices
from harmony_desktop.ui.kit.widgets import Page, label, paragraph, row

_THUMB, _BESIDE_THUMB = 210, 60
"""The width of a small board, and what its list needs besides."""
_LEAST, _MOST = 320, 720
"""The width of the large board."""


def open_page(context: Context) -> Page:
    return GalleryPage(context)


class GallerySearch(Call):
    """Find and prove the best boards in a separate process; outlives the page in the context."""

    def __init__(self, context: Context) -> None:
        super().__init__(best_boards, parent=context)
        self.boards: tuple[Board, ...] = ()
        self.done.connect(self._keep)

    def _keep(self, found: tuple[int, list[Board]]) -> None:
        _, boards = found
        self.boards = tuple(boards)


class GalleryPage(Page):
    """A page with thumbnails of the boards and the chosen board large."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._back = self.tool("arrow-left")
        self._back.clicked.connect(self.left)
        self._title = label("title")
        self._text = paragraph("muted")
        self._list = QListWidget()
        self._list.setViewMode(QListView.ViewMode.IconMode)
        self._list.setResizeMode(QListView.ResizeMode.Adjust)
        self._list.setMovement(QListView.Movement.Static)
        self._list.setIconSize(QSize(_THUMB, _THUMB))
        self._list.setSpacing(8)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setMinimumWidth(_THUMB + _BESIDE_THUMB)
        self._list.setUniformItemSizes(True)
        self._list.currentRowChanged.connect(self._show_large)
        self._large = QLabel()
        self._large.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._large.setMinimumSize(_LEAST, _LEAST)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(40, 20, 40, 20)
        layout.setSpacing(12)
        layout.addLayout(row(self._back, self._title, 1, spacing=12))
        layout.addWidget(self._text)
        body = row(spacing=16)
        body.addWidget(self._list, 1)
        body.addWidget(self._large, 1)
        layout.addLayout(body, 1)
        self._boards: tuple[Board, ...] = ()
        self._slices = Slices(self)
        self.retranslate()
        self.search = context.findChild(GallerySearch) or GallerySearch(context)
        self.search.done.connect(self._show)
        if self.search.boards:
            self._show()

    def retranslate(self) -> None:
        self._title.setText(translate("harmony", texts.GALLERY_TITLE))
        words = texts.GALLERY_TEXT if self._boards else texts.GALLERY_SEARCHING
        self._text.setText(digits(translate("harmony", words)))
        self._back.setToolTip(self.tr("Back"))
        self._back.setAccessibleName(self.tr("Back"))
        self._list.setAccessibleName(self._title.text())
        if self._boards:
            self._fill()

    def _show(self) -> None:
        self._boards = self.search.boards
        self.retranslate()

    def _fill(self) -> None:
        """List the boards by number and paint them one at a time."""
        chosen = max(0, self._list.currentRow())
        while self._list.count() < len(self._boards):
            item = QListWidgetItem()
            item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter)
            item.setSizeHint(QSize(_THUMB + 12, _THUMB + 40))
            self._list.addItem(item)
        for row_ in range(self._list.count()):
            self._list.item(row_).setText(number(row_ + 1))
        self._list.setCurrentRow(chosen)
        if self._list.item(0).icon().isNull():
            self._slices.run(self._paint_boards())

    def _paint_boards(self) -> Iterator[None]:
        ratio = self.devicePixelRatioF()
        for row_, board in enumerate(self._boards):
            picture = art.board_picture(board, _THUMB, ratio)
            icon = QIcon(picture)
            # Otherwise Qt tints the selected thumbnail, which falsifies its colours.
            icon.addPixmap(picture, QIcon.Mode.Selected)
            self._list.item(row_).setIcon(icon)
            yield

    def _show_large(self, index: int) -> None:
        if 0 <= index < len(self._boards):
            room = min(self._large.width(), int(0.93 * self._large.height())) - 20
            width = min(_MOST, max(_LEAST, room))
            picture = art.board_picture(self._boards[index], width, self.devicePixelRatioF())
            self._large.setPixmap(picture)
