"""Export of a game: a picture with names, points and date, or the record."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QDate, QDateTime, QMarginsF, QObject, QRectF, QSizeF, Qt, Signal
from PySide6.QtCore import QStandardPaths as Folders
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)
from PySide6.QtWidgets import QFileDialog, QWidget

from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.engine.game import State
from harmony_desktop.storage import saves
from harmony_desktop.ui.kit.art import Artwork, draw_text
from harmony_desktop.ui.kit.languages import date, number
from harmony_desktop.ui.players.titles import game_title
from harmony_desktop.ui.table.mirroring import mirrored_rect, reading_way
from harmony_desktop.ui.table.table import AnyTable

_FOOT = 0.055
"""Height of the line below the boards, as a share of the width."""
_PDF_DOTS = 300
_FINER = 1.5
"""Resolution of an exported picture relative to the screen."""
_PAGE_WIDTH = 595.0
"""Width of a PDF page in points, that of A4."""


class Export(QObject):
    """Asks for a file name and writes the file.

    Signals:
        failed: an error message in the player's language.
        done: a message saying what was saved, and where.
    """

    failed = Signal(str)
    done = Signal(str)

    def __init__(self, timeline: Timeline[State], table: AnyTable, page: QWidget) -> None:
        super().__init__(page)
        self._timeline = timeline
        self._table = table
        self._page = page

    def keep_picture(self) -> None:
        """Save the boards as PNG, SVG or PDF; the dialog starts in the folder for pictures."""
        kinds = ("PNG (*.png)", "SVG (*.svg)", "PDF (*.pdf)")
        path = self._ask_path(
            self.tr("Save a picture"),
            Folders.StandardLocation.PicturesLocation,
            "png",
            ";;".join(kinds),
        )
        if not path:
            return
        if write(self.artwork(), Path(path), game_title(self._timeline.game.id)):
            self.done.emit(self.tr("Picture saved: {path}").format(path=path))
        else:
            self.failed.emit(self.tr("The picture could not be saved there."))

    def copy_picture(self) -> None:
        """Put the picture on the clipboard."""
        QGuiApplication.clipboard().setImage(self.artwork().pixmap().toImage())
        self.done.emit(self.tr("The picture is on the clipboard."))

    def artwork(self) -> Artwork:
        """The boards with names and points, and a line with the game, its points and the day."""
        boards = self._table.artwork()
        rect, colours = boards.rect, self._table.colours
        foot = QRectF(rect.left(), rect.bottom(), rect.width(), rect.width() * _FOOT)
        title, day = game_title(self._timeline.game.id), date(self._day())
        if self._timeline.game.cooperative and self._timeline.ranked:
            points = number(self._timeline.state.score(0).total)
            title = self.tr("{game}: {points} points as a team").format(game=title, points=points)

        def draw(painter: QPainter) -> None:
            painter.save()
            boards.draw(painter)
            painter.restore()
            painter.fillRect(foot, QColor(colours.table))
            inside = foot.adjusted(foot.height() * 0.6, 0, -foot.height() * 0.6, 0)
            size = foot.height() * 0.42
            begin, end = (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
            if reading_way() < 0:
                begin, end = end, begin
            middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
            left = QRectF(inside.left(), inside.top(), inside.width() * 0.58, inside.height())
            right = QRectF(left.right(), inside.top(), inside.width() * 0.42, inside.height())
            bold = QFont.Weight.DemiBold
            left, right = mirrored_rect(left, inside), mirrored_rect(right, inside)
            draw_text(painter, left, title, colours.text, size, bold, begin | middle)
            draw_text(painter, right, day, colours.text, size, flags=end | middle)

        return Artwork(rect.united(foot), draw, boards.scale)

    def _day(self) -> QDate:
        """The day on which the game was begun."""
        started = QDateTime.fromString(self._timeline.record.started, Qt.DateFormat.ISODate)
        return started.toLocalTime().date() if started.isValid() else QDate.currentDate()

    def save_game(self) -> None:
        """Save the record."""
        path = self._ask_path(
            self.tr("Save the game"),
            Folders.StandardLocation.DocumentsLocation,
            "harmony",
            "Harmony (*.harmony)",
        )
        if path and saves.store(Path(path), self._timeline.record):
            self.failed.emit(self.tr("The game could not be saved there."))

    def _ask_path(
        self, title: str, folder: Folders.StandardLocation, ending: str, kinds: str
    ) -> str:
        name = f"{self._timeline.game.id} {self._day().toString(Qt.DateFormat.ISODate)}.{ending}"
        start = Path(Folders.writableLocation(folder)) / name
        path, kind = QFileDialog.getSaveFileName(self._page, title, str(start), kinds)
        wanted = kind.rpartition("*")[2].rstrip(")")
        if path and wanted and Path(path).suffix != wanted and wanted in (".svg", ".pdf"):
            path = str(Path(path).with_suffix(wanted))
        return path


def write(artwork: Artwork, path: Path, title: str) -> bool:
    """Write a picture in the format its suffix names; return False if it cannot be written."""
    if not path.parent.is_dir() or path.is_dir():
        return False
    form = path.suffix.lower()
    if form == ".svg":
        return _write_svg(artwork, path, title)
    if form == ".pdf":
        return _write_pdf(artwork, path, title)
    return artwork.pixmap().save(str(path), "PNG")


def _write_svg(artwork: Artwork, path: Path, title: str) -> bool:
    from PySide6.QtSvg import QSvgGenerator

    rect = artwork.rect
    size = rect.size() * artwork.scale
    generator = QSvgGenerator()
    generator.setFileName(str(path))
    generator.setSize(size.toSize())
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    generator.setTitle(title)
    painter = QPainter()
    if not painter.begin(generator):
        return False
    painter.scale(artwork.scale, artwork.scale)
    painter.translate(-rect.topLeft())
    artwork.draw(painter)
    return painter.end()


def _write_pdf(artwork: Artwork, path: Path, title: str) -> bool:
    rect = artwork.rect
    page = QSizeF(_PAGE_WIDTH, _PAGE_WIDTH * rect.height() / rect.width())
    writer = QPdfWriter(str(path))
    writer.setTitle(title)
    writer.setResolution(_PDF_DOTS)
    writer.setPageSize(QPageSize(page, QPageSize.Unit.Point, title))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Point)
    painter = QPainter()
    if not painter.begin(writer):
        return False
    # Qt's PDF writer has no translucent gradients, so the PDF holds a rendered image.
    image = replace(artwork, scale=artwork.scale * _FINER).pixmap().toImage()
    painter.drawImage(QRectF(painter.viewport()), image)
    return painter.end()
