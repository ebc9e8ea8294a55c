"""The context of every page: settings, theme, language, sounds and the disk."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from harmony_desktop import games
from harmony_desktop.storage import settings as settings_file
from harmony_desktop.storage.files import Places, Problem
from harmony_desktop.ui.kit.languages import Languages, system_language
from harmony_desktop.ui.kit.slices import Later
from harmony_desktop.ui.kit.theme import Theme

if TYPE_CHECKING:
    from pathlib import Path

    from harmony_desktop.controller.keeping import Keeper
    from harmony_desktop.engine.record import Record
    from harmony_desktop.storage.results import Results
    from harmony_desktop.storage.settings import Settings
    from harmony_desktop.ui.kit.sound import Sounds
    from harmony_desktop.ui.kit.window_commands import WindowCommands


RETRY_MS = 3_000
"""How long after a refusal the settings are written again."""


class Context(QObject):
    """One of these serves the whole window.

    Signals:
        setting_changed: the name of the setting.
        troubled: a Problem with the disk that the player should know of.
        unsaved: whether there are games or settings that could not be written as they stand.
        results_changed: finished games have come in from elsewhere.
        first_painted: the first words are on the screen.
    """

    setting_changed = Signal(str)
    troubled = Signal(object)
    unsaved = Signal(bool)
    results_changed = Signal()
    first_painted = Signal()

    def __init__(
        self, application: QApplication, places: Places, language: str | None = None
    ) -> None:
        super().__init__(application)
        self.places = places
        self.painted = False
        """Whether Home has been painted: drawings come after words, so that those come at once."""
        self.settings, problem = settings_file.load(places)
        _add_switches(self.settings)
        self.early_problems: list[Problem] = [problem] if problem else []
        self.languages = Languages(application, self.settings.text_size)
        self.theme = Theme(application)
        self.languages.use(language or self.settings.language or system_language())
        self.languages.use_coordinates(self.settings.coordinates)
        self.theme.use(self.settings.theme)
        self._refusal: Problem | None = None
        """Why the settings are not on disk as they stand."""
        self._restyle = Later(self, self.theme.refresh)
        self._retry = QTimer(self, singleShot=True, interval=RETRY_MS)
        self._retry.timeout.connect(self.save)
        self._sounds: Sounds | None = None
        self._results: Results | None = None
        self._keeper: Keeper | None = None
        self._window_commands: WindowCommands | None = None

    @property
    def keeper(self) -> Keeper:
        """Writes running games to disk; loaded with the first game."""
        if self._keeper is None:
            from harmony_desktop.controller.keeping import Keeper

            self._keeper = Keeper(self)
            self._keeper.troubled.connect(self.troubled)
            self._keeper.unsaved.connect(lambda _: self._announce_unsaved())
        return self._keeper

    @property
    def waiting(self) -> dict[Path, Record]:
        """The games that could not be written yet as they stand."""
        return {} if self._keeper is None else self._keeper.waiting

    def flush_games(self) -> None:
        """Wait for games on their way to the disk, before something reads them or their results."""
        if self._keeper is not None:
            self._keeper.flush()

    def retry_games(self) -> bool:
        """Write every game as it stands; return True if the disk refused none."""
        return self._keeper is None or self._keeper.retry()

    @property
    def results(self) -> Results:
        """The finished games; the database is loaded when one is asked for."""
        if self._results is None:
            from harmony_desktop.storage.results import Results

            self._results = Results(self.places)
        return self._results

    @property
    def window_commands(self) -> WindowCommands:
        """The commands of the window, available on every page."""
        if self._window_commands is None:
            from harmony_desktop.ui.kit.window_commands import WindowCommands

            self._window_commands = WindowCommands(self)
        return self._window_commands

    def after_first_paint(self) -> None:
        """Load fonts and colours the first paint did without; later calls do nothing."""
        if not self.painted:
            self.painted = True
            self.languages.load_more_fonts()
            self.theme.changed.emit()
            self.first_painted.emit()

    def grow_with(self, window: QSize) -> None:
        """Scale the text beside a table with the window, though less than the table itself."""
        larger = min(window.width() / 1280, window.height() / 800)
        if self.languages.grow(round(min(1.6, max(1.0, 1 + 0.7 * (larger - 1))), 1)):
            self.theme.refresh()

    @property
    def sounds(self) -> Sounds:
        """The sounds; loaded when the first table is opened, as Home makes none."""
        if self._sounds is None:
            from harmony_desktop.ui.kit.sound import Sounds

            self._sounds = Sounds(self)
            self._sounds.on = self.settings.sound
            self._sounds.set_volume(self.settings.volume)
        return self._sounds

    def change(self, name: str, value: object) -> None:
        """Set one setting, apply it at once and store it."""
        switches = self.settings.switches
        same = (switches[name] if name in switches else getattr(self.settings, name)) == value
        if name == "language":
            # The window may have been started in a language other than the stored one.
            same = same and self.languages.current == (value or system_language())
        if same:
            return
        if name in switches:
            switches[name] = bool(value)
        else:
            setattr(self.settings, name, value)
        self._apply(name)
        self.save()
        self.setting_changed.emit(name)

    def _apply(self, name: str) -> None:
        if name == "language":
            self.languages.use(self.settings.language or system_language())
            if self.theme.outdated:
                # Words first: with the style, they would take too long for one turn.
                self._restyle.start()
        elif name == "theme":
            self.theme.use(self.settings.theme)
        elif name == "text_size":
            self.languages.set_text_size(self.settings.text_size)
            self.theme.refresh()
        elif name == "coordinates":
            self.languages.use_coordinates(self.settings.coordinates)
        elif name == "sound":
            self.sounds.on = self.settings.sound
        elif name == "volume":
            self.sounds.set_volume(self.settings.volume)

    def adopt(self, settings: Settings) -> None:
        """Replace the settings and save them."""
        _add_switches(settings)
        changed = [
            one.name
            for one in fields(settings)
            if getattr(settings, one.name) != getattr(self.settings, one.name)
        ]
        for name in changed:
            # In place: whoever was given the settings has them still.
            setattr(self.settings, name, getattr(settings, name))
        for name in changed:
            self._apply(name)
        self.save()
        for name in changed:
            self.setting_changed.emit(name)

    def save(self) -> None:
        """Save the settings; if the disk refuses, report it once and retry until it does not."""
        problem = settings_file.save(self.places, self.settings)
        before, self._refusal = self._refusal, problem
        if problem is None:
            self._retry.stop()
        else:
            if before is None or before.reason != problem.reason:
                self.troubled.emit(problem)
            self._retry.start()
        if (before is None) != (problem is None):
            self._announce_unsaved()

    def _announce_unsaved(self) -> None:
        self.unsaved.emit(self._refusal is not None or bool(self.waiting))


def _add_switches(settings: Settings) -> None:
    """Give the switches of games that the settings do not have yet their defaults."""
    for game in games.GAMES:
        for switch in games.facts(game).EXTRAS.switches:
            settings.switches.setdefault(switch.key, switch.default)


def today() -> str:
    """The day of the game of the day: in UTC, so that it is the same everywhere."""
    from PySide6.QtCore import QDateTime

    return QDateTime.currentDateTimeUtc().date().toString(Qt.DateFormat.ISODate)


def now() -> str:
    """This moment, for records."""
    from PySide6.QtCore import QDateTime

    return QDateTime.currentDateTimeUtc().toString(Qt.DateFormat.ISODate)
