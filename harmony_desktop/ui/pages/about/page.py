"""About: version, credits, licences and help."""

from __future__ import annotations

import platform

from PySide6.QtCore import Signal, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from harmony_desktop import __version__, games
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.folders import open_folder
from harmony_desktop.ui.kit.languages import digits, isolated
from harmony_desktop.ui.kit.widgets import Page, card, fill_scrolled, label, paragraph, row
from harmony_desktop.ui.players.titles import game_name, game_origin


class AboutPage(Page):
    """Credits, licences, and where the log lies."""

    handbook_wanted = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._back = self.tool("arrow-left")
        self._back.clicked.connect(self.left)
        self._title = label("title")
        self._version = label("muted")
        self._what = paragraph()
        self._unofficial = paragraph()
        self._games_title = label("heading")
        self._games = [(game, paragraph()) for game in games.GAMES]
        self._licence_title = label("heading")
        self._licence = paragraph()
        self._licences = self.button("book-open")
        self._licences.clicked.connect(self._show_licences)
        self._help_title = label("heading")
        self._help = paragraph()
        self._handbook = self.button("book-open")
        self._handbook.clicked.connect(self.handbook_wanted)
        self._logs = self.button("folder-open")
        self._copy = self.button("copy")
        self._logs.clicked.connect(self._open_logs)
        self._copy.clicked.connect(self._copy_diagnostics)
        content = QWidget()
        inside = QVBoxLayout(content)
        inside.setContentsMargins(40, 20, 40, 20)
        inside.setSpacing(16)
        inside.addLayout(row(self._back, self._title, self._version, 1, spacing=12))
        inside.addWidget(card(self._what, self._unofficial, spacing=10))
        inside.addWidget(card(self._games_title, *(words for _, words in self._games), spacing=10))
        inside.addWidget(
            card(self._licence_title, self._licence, row(self._licences, 1), spacing=10)
        )
        inside.addWidget(
            card(
                self._help_title,
                self._help,
                *(row(one, 1) for one in (self._handbook, self._logs, self._copy)),
                spacing=10,
            )
        )
        inside.addStretch(1)
        fill_scrolled(self, content)
        self.retranslate()

    def retranslate(self) -> None:
        self._title.setText(self.tr("About Harmony Desktop"))
        self._version.setText(
            self.tr("Version {version}").format(version=isolated(digits(__version__)))
        )
        self._what.setText(
            self.tr(
                "Tile games to play on one computer: alone, against the computer, or with "
                "others around one screen. Nothing is sent anywhere; everything stays on this "
                "computer."
            )
        )
        self._unofficial.setText(
            self.tr(
                "This is an independent, unofficial implementation, not connected with the "
                "designers or publishers of the games. If you enjoy a game, please buy the "
                "original."
            )
        )
        self._games_title.setText(self.tr("The games and their designers"))
        for game, words in self._games:
            name, origin = game_name(game), game_origin(game)
            own_title = bool(games.facts(game).ORIGINAL)
            words.setText(f"{name}: {origin}" if own_title else origin or name)
        self._licence_title.setText(self.tr("Licences"))
        self._licence.setText(
            self.tr(
                "The program is free software under the MIT licence. It uses the fonts Vazirmatn"
                " and Noto Sans (SIL Open Font License), the Lucide icons (ISC licence), animals"
                " from Microsoft’s Fluent Emoji (MIT licence), and Qt for Python (LGPL)."
            )
        )
        self._licences.setText(self.tr("Read all licences"))
        self._help_title.setText(self.tr("When something goes wrong"))
        self._help.setText(
            self.tr(
                "Errors are written to a log on this computer. The diagnostic information names"
                " versions only, nothing about you or your games."
            )
        )
        self._handbook.setText(self.tr("Open the handbook"))
        self._logs.setText(self.tr("Open the log folder"))
        self._copy.setText(self.tr("Copy diagnostic information"))
        self._back.setToolTip(self.tr("Back"))
        self._back.setAccessibleName(self.tr("Back"))

    def _show_licences(self) -> None:
        from harmony_desktop.ui.pages.about.licences_dialog import LicencesDialog

        LicencesDialog(self).exec()

    def _open_logs(self) -> None:
        open_folder(self.context, self.context.places.logs)

    def diagnostics(self) -> str:
        """Versions, and nothing private."""
        return "\n".join(
            (
                f"Harmony Desktop {__version__}",
                f"Python {platform.python_version()}, Qt {qVersion()}",
                f"{platform.system()} {platform.release()} {platform.machine()}",
                f"Platform {QGuiApplication.platformName()}, language"
                f" {self.context.languages.current}",
            )
        )

    def _copy_diagnostics(self) -> None:
        QGuiApplication.clipboard().setText(self.diagnostics())
