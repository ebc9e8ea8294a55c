"""The window: a frame around one page at a time."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMargins, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QMainWindow,
    QVBoxLayout,
    QWidget,
)

from harmony_desktop.storage.files import failure
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import translate
from harmony_desktop.ui.kit.messages import Messages
from harmony_desktop.ui.kit.resources import resource
from harmony_desktop.ui.kit.slices import Later
from harmony_desktop.ui.kit.widgets import Page, label
from harmony_desktop.ui.pages.home.page import HomePage
from harmony_desktop.ui.shell.navigation import Navigation
from harmony_desktop.ui.shell.notices import Notices

if TYPE_CHECKING:
    from PySide6.QtGui import (
        QCloseEvent,
        QDragEnterEvent,
        QDropEvent,
        QKeyEvent,
        QResizeEvent,
        QScreen,
    )

    from harmony_desktop.controller.background import Job
    from harmony_desktop.controller.deals import Deal
    from harmony_desktop.storage.files import Problem
    from harmony_desktop.ui.shell.backup_desk import BackupDesk
    from harmony_desktop.ui.shell.game_files import GameFiles
    from harmony_desktop.ui.shell.handbook_desk import HandbookDesk
    from harmony_desktop.ui.shell.mac_menu import MacMenu
    from harmony_desktop.ui.shell.tables import Tables

_REST_MS = 400
"""How long after the first paint the window loads the rest: the drawings of Home come first."""
_RESIZED_MS = 150
"""How long a resize must pause before text is scaled to the new size."""
_FIRST_SIZE = QSize(1280, 800)
_LEAST_SIZE = QSize(640, 400)
_FRAME = QMargins(8, 40, 8, 8)
"""Approximate size of the title bar and the edges."""


class Window(QMainWindow):
    """The frame: its place on the screen, its keys, its messages and its closing.

    Pages come and go in `navigation`, tables are opened by `tables`, files by `files`.
    """

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.messages = Messages(self)
        self.setAcceptDrops(True)
        self.setMinimumSize(_LEAST_SIZE)
        self._restore_place()
        context.grow_with(self._size_to_come())
        self._resized = QTimer(self, singleShot=True, interval=_RESIZED_MS)
        # Words grow in a turn of their own: a slow machine may still be busy with the size itself.
        grown = Later(self, lambda: context.grow_with(self.size()))
        self._resized.timeout.connect(grown.start)
        self.home = HomePage(context)
        self.requests = self._list_requests()
        self.navigation = Navigation(context, self.home, self.requests)
        whole = QWidget()
        self._layout = QVBoxLayout(whole)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._layout.addWidget(self.navigation.stack, 1)
        self.setCentralWidget(whole)
        self.notices = Notices(self.messages, self.navigation, self._layout)
        context.theme.dress(self)
        self.unsaved_line: QLabel | None = None
        """Stands above every page for as long as something is not on disk."""
        self._check: Job | None = None
        self._letter_keys: list[QShortcut] = []
        """Shortcuts of a single sign, which have another key besides."""
        context.troubled.connect(self.notices.report)
        context.unsaved.connect(self._show_unsaved)
        self._name_window()
        if context.painted:
            self._on_first_paint()
        else:
            context.first_painted.connect(self._on_first_paint)

    @property
    def page(self) -> Page:
        """The current page."""
        return self.navigation.page

    @cached_property
    def tables(self) -> Tables:
        """Opens tables; loaded with the first of them."""
        from harmony_desktop.ui.shell.tables import Tables

        return Tables(self.context, self.navigation, self.notices, self.messages)

    @cached_property
    def files(self) -> GameFiles:
        """Opens files; loaded with the first of them."""
        from harmony_desktop.ui.shell.game_files import GameFiles

        return GameFiles(self.context, self.tables, self.notices, self.messages)

    @cached_property
    def handbook(self) -> HandbookDesk:
        """Opens the handbook; loaded with the first wish for it."""
        from harmony_desktop.ui.shell.handbook_desk import HandbookDesk

        return HandbookDesk(self.context, self.notices, self)

    @cached_property
    def desk(self) -> BackupDesk:
        """Writes backups and takes them in; loaded with the first of them."""
        from harmony_desktop.ui.shell.backup_desk import BackupDesk
        from harmony_desktop.ui.shell.progress_line import ProgressLine

        line = ProgressLine()
        self._layout.addWidget(line)
        return BackupDesk(self.context, self.notices, line, self)

    def _list_requests(self) -> dict[str, Callable[..., object]]:
        """List the action for each signal by which a page asks for something, on any page."""

        def page(name: str) -> Callable[..., object]:
            return lambda *arguments: self.navigation.open(name, *arguments)

        return {
            "about_wanted": page("about"),
            "calendar_wanted": page("calendar"),
            "ladder_wanted": page("ladder"),
            "puzzles_wanted": page("puzzles"),
            "solve_wanted": lambda puzzles: self.tables.solve(puzzles),
            "moments_wanted": lambda game: self.tables.practise_due(game),
            "pad_wanted": page("pad"),
            "rules_wanted": page("rules"),
            "settings_wanted": page("settings"),
            "new_game_wanted": page("new_game"),
            "game_page_wanted": page("game"),
            "my_games_wanted": page("my_games"),
            "handbook_wanted": lambda: self.handbook.open(),
            "keys_wanted": lambda: self.show_keys(),
            "play_wanted": lambda game: self.tables.play(game),
            "deal_found": self._show_deal,
            "own_page_wanted": lambda game, own: self.navigation.open_own_page(game, own),
            "page_wanted": lambda made: self.navigation.push(made),
            "started": lambda record: self.tables.start(record),
            "save_wanted": lambda save: self.tables.resume(save.record, save.path),
            "daily_wanted": lambda *game_and_day: self.tables.start_daily(*game_and_day),
            "replay_wanted": lambda result: self.tables.replay(result),
            "review_wanted": lambda result: self.tables.replay(result, review=True),
            "finished_game_wanted": lambda identity: self.tables.replay_identity(identity),
            "practice_wanted": lambda: self.tables.practise(),
            "tutorial_wanted": lambda game, options: self.tables.teach(game, options),
            "file_wanted": lambda path: self.files.open(path),
            "open_wanted": lambda: self.files.choose(self),
            "given_up": lambda undo: self.notices.offer_undo(self.messages.given_up(), undo),
            "undo_offered": lambda words, undo: self.notices.offer_undo(words, undo),
            "export_wanted": lambda: self.desk.ask_export(),
            "backup_wanted": lambda: self.desk.ask_back_up(),
            "import_wanted": lambda: self.desk.ask_import(),
            "message": lambda words: self.notices.show(words),
        }

    def _show_deal(self, deal: Deal) -> None:
        """Set up a game as a friend has played it."""
        self.navigation.close_all_but(self.navigation.open("new_game", deal.game, deal))

    # Loading after the first paint

    def _on_first_paint(self) -> None:
        from harmony_desktop.ui.access.announce import LastMessage

        self._layout.addWidget(LastMessage())
        QTimer.singleShot(_REST_MS, self, self._load_rest)

    def _load_rest(self) -> None:
        """Load everything the first paint does without."""
        from PySide6.QtGui import QIcon

        from harmony_desktop.controller.background import Job
        from harmony_desktop.ui.shell.warming import Warming

        self.setWindowIcon(QIcon(str(resource("app", "icon-256.png"))))
        self.connect_keys()
        for problem in self.context.early_problems:
            self.notices.report(problem)
        if self.context.places.brought.exists():
            self.desk.finish_import()
        results = self.context.results
        self._check = Job(results.check, self._on_checked, self._on_check_failed)
        warming = Warming(self, lambda: self.page is self.home)
        self.navigation.left_page.connect(warming.note_page)
        self._offer_menu_entry()
        if sys.platform == "darwin":
            self.mac_menu = self._make_mac_menu()

    def _make_mac_menu(self) -> MacMenu:
        from harmony_desktop.ui.shell.mac_menu import MacMenu

        return MacMenu(
            self,
            {
                "about": lambda: self.navigation.open("about"),
                "settings": lambda: self.navigation.open("settings"),
                "quit": self.close,
                "open": lambda: self.files.choose(self),
                "full_screen": self._toggle_full_screen,
                "keys": self.show_keys,
            },
        )

    def _offer_menu_entry(self) -> None:
        """Offer once to add the application to the menus, where no package has done so."""
        from harmony_desktop.ui.shell import menu_entry

        if self.context.settings.menu_offered or not menu_entry.may_be_offered():
            return
        self.context.change("menu_offered", True)
        words, button = self.messages.offer_menu_entry()
        self.notices.show(words, button, self._add_menu_entry)

    def _add_menu_entry(self) -> None:
        from harmony_desktop.storage.files import refused
        from harmony_desktop.ui.shell import menu_entry

        share = menu_entry.user_share()
        try:
            menu_entry.install(share, menu_entry.start_words())
        except OSError as problem:
            self.notices.report(refused("cannot-write", share, problem))
            return
        menu_entry.refresh(share)
        self.notices.show(self.messages.menu_entry_added())

    def _on_checked(self, found: Problem | None) -> None:
        self._check = None
        if found is not None:
            self.notices.report(found)

    def _on_check_failed(self, problem: Exception) -> None:
        self._check = None
        self.notices.report(failure(problem))

    # Words

    def _show_unsaved(self, unsaved: bool) -> None:
        if self.unsaved_line is None:
            self.unsaved_line = label("unsaved")
            self.unsaved_line.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.setMenuWidget(self.unsaved_line)
        if self.unsaved_line.isVisible() and not unsaved:
            self.notices.show(self.messages.saved_again())
        self.unsaved_line.setText(self.messages.unsaved())
        self.unsaved_line.setVisible(unsaved)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name_window()
            if self.unsaved_line is not None:
                self.unsaved_line.setText(self.messages.unsaved())

    def _name_window(self) -> None:
        """Give the program its one name in this language: here, on Home and in the launcher."""
        name = translate("HomePage", "Harmony Desktop")
        self.setWindowTitle(name)
        QGuiApplication.setApplicationDisplayName(name)

    # Files dropped on the window

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        from harmony_desktop.ui.shell.game_files import dropped_file

        if dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        from harmony_desktop.ui.shell.game_files import dropped_file

        path = dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.files.open(path)

    # The keyboard

    def connect_keys(self) -> None:
        """Listen for the keys that mean the same on every page."""
        commands = self.context.window_commands
        commands.keys_wanted.connect(self.show_keys)
        commands.full_screen_wanted.connect(self._toggle_full_screen)
        commands.closing_wanted.connect(self.close)
        for command in commands.listed():
            for key in command.keys:
                shortcut = QShortcut(QKeySequence(key), self)
                shortcut.activated.connect(command.act)
                if len(str(key)) == 1:
                    self._letter_keys.append(shortcut)
        self._enable_letters("alt_letters")
        self.context.setting_changed.connect(self._enable_letters)
        open_key = QShortcut(QKeySequence(QKeySequence.StandardKey.Open), self)
        open_key.activated.connect(lambda: self.files.choose(self))

    def _enable_letters(self, setting: str) -> None:
        """Listen for single signs only where the player wants that."""
        if setting == "alt_letters":
            for shortcut in self._letter_keys:
                shortcut.setEnabled(not self.context.settings.alt_letters)

    def focusNextPrevChild(self, next_one: bool) -> bool:
        from harmony_desktop.ui.kit import tabbing

        return tabbing.move_focus(self, next_one)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the focused button, else the page's primary one; Escape goes back.

        Both come here only where nothing nearer has a use for them.
        """
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif event.key() == Qt.Key.Key_Escape:
            self._go_back()
        else:
            super().keyPressEvent(event)

    def _enter(self) -> None:
        focused = self.focusWidget()
        if isinstance(focused, QComboBox):
            focused.showPopup()
        else:
            button = focused if isinstance(focused, QAbstractButton) else self.page.primary
            if button is not None:
                button.click()

    def _go_back(self) -> None:
        if self.page is not self.home:
            self.page.go_back()
        elif self.isFullScreen():
            self._toggle_full_screen()

    def show_keys(self) -> None:
        """List the keys of the current page and of the window."""
        from harmony_desktop.ui.table.keys_dialog import KeysDialog

        dialog = KeysDialog(self.page.keys(), self.context.window_commands, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.exec()

    # The window itself

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _restore_place(self) -> None:
        settings = self.context.settings
        wanted = None if settings.window is None else QRect(*settings.window)
        self.setGeometry(fitted(wanted, [one.availableGeometry() for one in self._screens()]))
        if settings.maximized:
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def _screens(self) -> list[QScreen]:
        """All screens, beginning with the one the window would open on."""
        first = self.screen()
        return [first, *(one for one in QGuiApplication.screens() if one is not first)]

    def _size_to_come(self) -> QSize:
        """The size the window will have when it is shown."""
        return self.screen().availableSize() if self.isMaximized() else self.size()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._resized.start()

    def _may_close(self) -> bool:
        """Whether closing would lose nothing, or the player accepts the loss."""
        if self._at_desk and not self._ask_to_close(self.messages.close_importing()):
            return False
        if self.context.retry_games():
            return True
        return not self.context.keeper.at_risk or self._ask_to_close(self.messages.close_unsaved())

    @property
    def _at_desk(self) -> bool:
        """Whether a backup is being written or taken in."""
        return "desk" in self.__dict__ and self.desk.busy

    def _ask_to_close(self, texts: tuple[str, str, str]) -> bool:
        from PySide6.QtWidgets import QMessageBox

        question, close, stay = texts
        box = QMessageBox(QMessageBox.Icon.Warning, "Harmony Desktop", "", parent=self)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(question)
        closing = box.addButton(close, QMessageBox.ButtonRole.DestructiveRole)
        staying = box.addButton(stay, QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(staying)
        box.exec()
        return box.clickedButton() is closing

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._may_close():
            event.ignore()
            return
        if self._at_desk:
            self.desk.close()
        if self._check is not None:
            self._check.close()
        box = self.normalGeometry()
        self.context.settings.window = [box.x(), box.y(), box.width(), box.height()]
        self.context.settings.maximized = self.isMaximized()
        self.context.save()
        for page in (self.home, *self.navigation.others):
            page.close_game()
        super().closeEvent(event)


def fitted(wanted: QRect | None, screens: Sequence[QRect]) -> QRect:
    """The place of a window: the wanted one, or the middle of the first screen; never outside."""
    if wanted is not None:
        if any(screen.contains(wanted) for screen in screens):
            return wanted
        seen = [screen for screen in screens if screen.intersects(wanted)]
        screens = [*seen, *screens]
    room = screens[0].marginsRemoved(_FRAME)
    size = (wanted or QRect(QPoint(), _FIRST_SIZE)).size().boundedTo(room.size())
    box = QRect(QPoint(), size)
    box.moveCenter(room.center())
    return box
