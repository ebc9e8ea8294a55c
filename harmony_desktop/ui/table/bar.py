"""The toolbar of a table: the same in all games, with the words of the game in the middle."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QToolButton, QWidget

from harmony_desktop.ui.kit.commands import Commands
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.widgets import Page, column, label, paragraph
from harmony_desktop.ui.table.toast import Toast


class TableBar(Page):
    """Home, undo, redo, hint, go on, what is going on or is to be said, sound and the menu."""

    def __init__(self, context: Context, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._commands = commands
        self.status = paragraph("status")
        self.note = label("muted")
        self.home = self._button("house", "home")
        self.undo = self._button("undo-2", "undo")
        self.redo = self._button("redo-2", "redo")
        self.hint = self._button("lightbulb", "hint")
        self.go_on = self._button("check-check", "go-on")
        self.go_on.setProperty("waits", True)
        self.go_on.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.set_icon(self.go_on, "check-check", "accent_text")
        self.sound = self._button("volume-2", "sound")
        self.side = self._button("chevron-right", "side")
        self.menu_button = self.tool("menu")
        menu = QMenu(self)
        self._view_menu = QMenu(menu)
        commands.fill(menu, self._view_menu)
        self.menu_button.setMenu(menu)
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        frame = QFrame()
        frame.setProperty("role", "bar")
        inside = QHBoxLayout(frame)
        inside.setContentsMargins(12, 4, 12, 4)
        inside.setSpacing(4)
        for part in (self.home, self.undo, self.redo, self.hint):
            inside.addWidget(part)
        self.messages = Toast()
        going_on = QWidget()
        going_on.setLayout(column(self.status, self.note, spacing=0))
        self.messages.shown.connect(lambda shown: going_on.setVisible(not shown))
        inside.addSpacing(12)
        inside.addWidget(going_on, 1)
        inside.addWidget(self.messages, 1)
        inside.addSpacing(12)
        inside.addWidget(self.go_on)
        inside.addWidget(self.sound)
        inside.addWidget(self.side)
        inside.addWidget(self.menu_button)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(frame)
        self.show_sound()
        self.show_side(context.settings.side_folded)
        self.retranslate()

    def _button(self, icon: str, command: str) -> QToolButton:
        button = self.tool(icon)
        self._commands.bind(button, command)
        return button

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._keep_room()

    def showEvent(self, event: QShowEvent) -> None:
        self._keep_room()
        super().showEvent(event)

    def _keep_room(self) -> None:
        """Two lines always have room: the table does not move when more is said."""
        self.status.ensurePolished()
        self.setMinimumHeight(2 * self.status.fontMetrics().lineSpacing() + 14)

    def show_sound(self) -> None:
        """Whether sound is on, as the icon."""
        self.set_icon(self.sound, "volume-2" if self.context.settings.sound else "volume-x")

    def show_side(self, folded: bool) -> None:
        """Whether the side is folded away, as the icon."""
        self.set_icon(self.side, "chevron-left" if folded else "chevron-right")

    def show_go_on(self, words: str | None, at_table: bool) -> None:
        """What going on would do now; what a button on the table does needs none up here."""
        self._commands["go-on"].setEnabled(words is not None or at_table)
        self.go_on.setText(words or "")
        self.go_on.setVisible(words is not None)

    def retranslate(self) -> None:
        """Words of the commands come from the commands."""
        self._commands.retranslate()
        self._view_menu.setTitle(self.tr("View"))
        menu = self._commands["menu"]
        self.menu_button.setToolTip(menu.toolTip())
        self.menu_button.setAccessibleName(menu.text())
