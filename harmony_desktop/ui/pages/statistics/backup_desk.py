"""Backups and tables of results: asking where, working beside the window, telling what was done."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDate, QObject, QStandardPaths, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from harmony_desktop.controller.background import Job
from harmony_desktop.storage import backup, spreadsheet
from harmony_desktop.storage.backup import BadBackup, Report
from harmony_desktop.storage.files import Problem, failure, refused
from harmony_desktop.storage.results import Query
from harmony_desktop.storage.settings import Settings
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import isolated, joined
from harmony_desktop.ui.kit.outside import path_words

_Told = Problem | BadBackup | tuple[Report, Settings] | Path


class BackupDesk(QObject):
    """Keeps everything in one file, takes such files in, and writes tables.

    Signals:
        told: what was done, or why it was not.
        reported: what came of taking a backup in, to be read at leisure.
        changed: something new is there.
    """

    told = Signal(str)
    reported = Signal(str)
    changed = Signal()

    def __init__(self, context: Context, page: QWidget) -> None:
        super().__init__(page)
        self._context = context
        self._page = page
        self._job: Job | None = None

    @property
    def busy(self) -> bool:
        return self._job is not None

    def close(self) -> None:
        if self._job is not None:
            self._job.close()
            self._job = None

    # Asking

    def back_up(self) -> None:
        """Ask where to, and keep everything there."""
        today = QDate.currentDate().toString(Qt.DateFormat.ISODate)
        start = _folder() / f"harmony-{today}{backup.ENDING}"
        kinds = f"{self.tr('Backup')} (*{backup.ENDING})"
        path = QFileDialog.getSaveFileName(
            self._page, self.tr("Back up everything"), str(start), kinds
        )[0]
        if path:
            self.back_up_to(Path(path))

    def take_in(self) -> None:
        """Ask for a backup, and take it in."""
        kinds = f"{self.tr('Backup')} (*{backup.ENDING})"
        path = QFileDialog.getOpenFileName(
            self._page, self.tr("Import a backup"), str(_folder()), kinds
        )[0]
        if path:
            self.take_in_from(Path(path))

    def export(self) -> None:
        """Ask where to, and write a table of all results there."""
        start = _folder() / "harmony-results.csv"
        path = QFileDialog.getSaveFileName(
            self._page, self.tr("Save the results as a table"), str(start), "CSV (*.csv)"
        )[0]
        if path:
            self.export_to(Path(path))

    # Working

    def back_up_to(self, path: Path) -> None:
        """Keep everything in a file."""
        places = self._context.places
        self._context.save()
        self._start(lambda: backup.write(places, path) or path)

    def export_to(self, path: Path) -> None:
        """Write a table of all results."""
        results = self._context.results
        self._start(lambda: spreadsheet.write(results, Query(), path) or path)

    def take_in_from(self, path: Path) -> None:
        """Add what a backup has and is not here yet."""
        places, settings = self._context.places, self._context.settings

        def work() -> _Told:
            try:
                return backup.take_in(places, backup.read(path), settings)
            except BadBackup as problem:
                return problem
            except OSError as problem:
                return refused("cannot-read", path, problem)

        self._start(work)

    def _start(self, work: Callable[[], _Told]) -> None:
        if self._job is None:
            self._job = Job(work, self._on_done, self._on_failed)

    def _on_failed(self, problem: Exception) -> None:
        self._job = None
        self._context.troubled.emit(failure(problem))

    def _on_done(self, told: _Told) -> None:
        self._job = None
        if isinstance(told, Problem):
            self._context.troubled.emit(told)
        elif isinstance(told, Path):
            words = self.tr("Saved: {path}")
            self.told.emit(words.format(path=isolated(path_words(told))))
        elif isinstance(told, BadBackup):
            self.told.emit(self._fault(told))
        else:
            report, settings = told
            if report.problem is not None:
                self._context.troubled.emit(report.problem)
            else:
                self._context.adopt(settings)
            self.reported.emit(self.words(report))
            self.changed.emit()

    # Telling

    def _fault(self, fault: BadBackup) -> str:
        return {
            "foreign": self.tr("This file is not a backup. Nothing was changed."),
            "damaged": self.tr("This backup is damaged. Nothing was changed."),
            "newer": self.tr("This backup is from a newer version. Nothing was changed."),
        }[fault.reason]

    def words(self, report: Report) -> str:
        """What came of taking a backup in."""
        new = [
            words
            for count, words in (
                (report.results, self.tr("%Ln finished game(s)", "", report.results)),
                (report.games, self.tr("%Ln running game(s)", "", report.games)),
                (report.things, self.tr("%Ln set(s) or order(s)", "", report.things)),
                (report.players, self.tr("%Ln player(s)", "", report.players)),
            )
            if count
        ]
        told = [
            self.tr("New: {things}.").format(things=joined(new))
            if new
            else self.tr("There was nothing new in it.")
        ]
        if report.settings:
            told.append(self.tr("Its settings are in use now."))
        known = report.results_known + report.games_known
        if known:
            told.append(self.tr("%Ln game(s) were here already.", "", known))
        if report.results_bad:
            told.append(self.tr("%Ln result(s) could not be read.", "", report.results_bad))
        return " ".join(told)


def _folder() -> Path:
    where = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(where))
