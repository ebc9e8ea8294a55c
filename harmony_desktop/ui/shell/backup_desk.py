"""Backups and tables of results: asking where, working beside the window, reporting what was done.

The window owns the desk: on every page, the work continues, can be cancelled,
and is reported.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QDate, QObject, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from harmony_desktop.controller.background import Cancelled, Job
from harmony_desktop.storage import backup, spreadsheet
from harmony_desktop.storage.backup import BadBackup, Report
from harmony_desktop.storage.files import Problem, failure, refused
from harmony_desktop.storage.results import Query
from harmony_desktop.storage.settings import Settings
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import isolated, joined
from harmony_desktop.ui.kit.outside import path_words
from harmony_desktop.ui.players.result_words import names_of
from harmony_desktop.ui.shell.notices import Notices
from harmony_desktop.ui.shell.progress_line import ProgressLine


class BackupDesk(QObject):
    """Writes and imports backups, and exports results for spreadsheets."""

    def __init__(self, context: Context, notices: Notices, line: ProgressLine, parent: QWidget):
        super().__init__(parent)
        self._context = context
        self._notices = notices
        self._line = line
        self._window = parent
        self._job: Job | None = None
        self._file = Path()
        self.importing = False
        """Whether a backup is being taken in."""
        line.cancelled.connect(self.cancel)

    @property
    def busy(self) -> bool:
        """Whether something is being written or taken in."""
        return self._job is not None

    # Asking

    def _kinds(self) -> str:
        """The filter of the file dialogs: backups."""
        name = self.tr("Backup")
        return f"{name} (*{backup.ENDING})"

    def ask_back_up(self) -> None:
        """Ask for a file, and write everything into it."""
        today = QDate.currentDate().toString(Qt.DateFormat.ISODate)
        start = _folder() / f"harmony-{today}{backup.ENDING}"
        path = QFileDialog.getSaveFileName(
            self._window, self.tr("Back up everything"), str(start), self._kinds()
        )[0]
        if path:
            self.back_up(Path(path))

    def ask_import(self) -> None:
        """Ask for a backup, and take it in."""
        path = QFileDialog.getOpenFileName(
            self._window, self.tr("Import a backup"), str(_folder()), self._kinds()
        )[0]
        if path:
            self.take_in(Path(path))

    def ask_export(self) -> None:
        """Ask for a file, and write a table of all results into it."""
        start = _folder() / "harmony-results.csv"
        path = QFileDialog.getSaveFileName(
            self._window, self.tr("Save the results as a table"), str(start), "CSV (*.csv)"
        )[0]
        if path:
            self.export(Path(path))

    # Working

    def back_up(self, path: Path) -> None:
        """Write everything into a file."""
        places = self._context.places
        self._context.save()
        words = self.tr("The backup is being written…")
        self._start(lambda: backup.writing(places, path), path, words)

    def export(self, path: Path) -> None:
        """Write a table of all results."""
        results = self._context.results
        words = self.tr("The table is being written…")
        self._start(lambda: spreadsheet.writing(results, Query(), path, names_of), path, words)

    def take_in(self, path: Path) -> None:
        """Add everything from a backup that is not here yet."""
        places = self._context.places
        words = self.tr("The backup is being imported…")
        self.importing = self._start(
            lambda: backup.taking_in(places, path), path, words, backup.LAST
        )

    def _start(
        self, work: Callable[[], object], path: Path, words: str, last: object = None
    ) -> bool:
        """Begin one piece of work; another one that is under way comes first."""
        if self._job is not None:
            self._notices.show(self.tr("Please wait until this is done: {work}").format(
                work=self._line.words
            ))  # fmt: skip
            return False
        self._file = path
        self._line.begin(words)
        self._job = Job(
            work,
            self._on_done,
            self._on_failed,
            heard=self._line.show_share,
            newest=True,
            last=last,
        )
        return True

    def cancel(self) -> None:
        """Stop, so that nothing is changed; work that is just done stays done, and is reported."""
        if self._job is not None:
            self._job.cancel()

    def close(self) -> None:
        """Stop without a message: either nothing is changed, or the last step is completed."""
        done = self._job.end() if self._job is not None else None
        self._end()
        if isinstance(done, tuple):
            report, brought = done
            if report.problem is None:
                self._adopt(report, brought)

    def _end(self) -> None:
        self._job = None
        self.importing = False
        self._line.end()

    def _on_failed(self, problem: Exception) -> None:
        imported = self.importing
        self._end()
        if isinstance(problem, Cancelled):
            self._notices.show(
                self.tr("The import was cancelled. Nothing was changed.")
                if imported
                else self.tr("Cancelled. Nothing was written.")
            )
        elif isinstance(problem, BadBackup):
            self._notices.show(self._fault(problem))
        elif isinstance(problem, OSError):
            key = "cannot-read" if imported else "cannot-write"
            self._notices.report(refused(key, self._file, problem))
        else:
            self._notices.report(failure(problem))

    def _on_done(self, done: Problem | tuple[Report, Settings] | None) -> None:
        self._end()
        if isinstance(done, Problem):
            self._notices.report(done)
        elif done is None:
            words = self.tr("Saved: {path}")
            self._notices.show(words.format(path=isolated(path_words(self._file))))
        else:
            self._on_imported(*done)

    def _on_imported(self, report: Report, brought: Settings) -> None:
        context = self._context
        if report.problem is not None:
            self._notices.report(report.problem)
            return
        self._adopt(report, brought)
        context.results_changed.emit()
        self._notices.show(self.words(report), self.tr("Got it"))

    def _adopt(self, report: Report, brought: Settings) -> None:
        """Add the settings of a backup to those of this moment: some may have changed meanwhile."""
        context = self._context
        context.adopt(backup.merge_settings(context.places, brought, context.settings, report))
        self._forget_brought()

    def _forget_brought(self) -> None:
        with suppress(OSError):
            self._context.places.brought.unlink(missing_ok=True)

    def finish_import(self) -> None:
        """Add what the last import has brought, if it was killed before that."""
        brought = backup.brought_before(self._context.places)
        if brought is None:
            self._forget_brought()
            return
        report = Report()
        self._adopt(report, brought)
        if not report.nothing_new:
            self._notices.show(self.words(report))

    # Words

    def _fault(self, fault: BadBackup) -> str:
        return {
            "foreign": self.tr("This file is not a backup. Nothing was changed."),
            "damaged": self.tr("This backup is damaged. Nothing was changed."),
            "newer": self.tr("This backup is from a newer version. Nothing was changed."),
        }[fault.reason]

    def words(self, report: Report) -> str:
        """The outcome of an import, in words."""
        new = [
            words
            for brought, words in (
                (report.results, self.tr("%Ln finished game(s)", "", report.results)),
                (report.games, self.tr("%Ln running game(s)", "", report.games)),
                (report.given_up, self.tr("%Ln game(s) given up", "", report.given_up)),
                (report.things, self.tr("%Ln custom set(s) or tile order(s)", "", report.things)),
                (report.pads, self.tr("%Ln unfinished score pad(s)", "", report.pads)),
                (report.progress, self.tr("progress in puzzles and on the ladder")),
                (report.players, self.tr("%Ln player(s)", "", report.players)),
            )
            if brought
        ]
        words = []
        if report.nothing_new:
            words.append(self.tr("It contained nothing new."))
        elif new:
            words.append(self.tr("Added: {things}.").format(things=joined(new)))
        if report.settings:
            words.append(self.tr("Its settings are now in use."))
        known = report.results_known + report.games_known
        if known:
            words.append(self.tr("%Ln game(s) were already here.", "", known))
        if report.results_bad:
            words.append(self.tr("%Ln result(s) could not be read.", "", report.results_bad))
        if report.games_bad:
            words.append(
                self.tr("%Ln running game(s) cannot be played here.", "", report.games_bad)
            )
        return " ".join(words)


def _folder() -> Path:
    where = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(where))
