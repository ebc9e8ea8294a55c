"""The bar of a table, the same in all games: the prompt in the middle, a chip for each player."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QToolButton, QWidget

from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.engine.game import State
from harmony_desktop.ui.kit.commands import Commands
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import grown
from harmony_desktop.ui.kit.widgets import Page, menu_place
from harmony_desktop.ui.table.chips import ChipSize, PlayerChips
from harmony_desktop.ui.table.fitted_text import FittedText
from harmony_desktop.ui.table.toast import Toast

_HEIGHT = 48
_EDGE = 6
"""Vertical padding around the text, in pixels."""
_PROMPT = 260
"""Minimum width of the prompt beside chips with names."""


class TableBar(Page):
    """Home, undo, redo, hint; the prompt or a message; the players; the drawer and the menu."""

    def __init__(
        self,
        context: Context,
        timeline: Timeline[State],
        commands: Commands,
        parent: QWidget | None = None,
        *,
        leads_home: bool = True,
    ) -> None:
        """The bar; its first button leads to Home, or else back to the page before."""
        super().__init__(context, parent)
        self._commands = commands
        self._height = _HEIGHT
        self.prompt = FittedText()
        self.messages = Toast(words=FittedText())
        self.chips = PlayerChips(context, timeline)
        self.home = self._button("house" if leads_home else "arrow-left", "home")
        self.undo = self._button("undo-2", "undo")
        self.redo = self._button("redo-2", "redo")
        self.hint = self._button("lightbulb", "hint")
        self.next_step = self._button("check-check", "next-step")
        self.next_step.setProperty("waits", True)
        self.next_step.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.set_icon(self.next_step, "check-check", "accent_text")
        self.side = self._button("panel-right", "side")
        self.side.setCheckable(True)
        self.menu_button = self.tool("menu")
        self.menu = QMenu(self)
        commands.fill(self.menu)
        self.menu_button.clicked.connect(self.open_menu)
        self._frame = QFrame()
        self._frame.setProperty("role", "bar")
        inside = QHBoxLayout(self._frame)
        inside.setContentsMargins(8, 0, 8, 0)
        inside.setSpacing(2)
        for part in (self.home, self.undo, self.redo, self.hint):
            inside.addWidget(part)
        inside.addSpacing(8)
        inside.addWidget(self.prompt, 1)
        inside.addWidget(self.messages, 1)
        inside.addWidget(self.next_step)
        inside.addSpacing(8)
        inside.addWidget(self.chips)
        inside.addSpacing(8)
        inside.addWidget(self.side)
        inside.addWidget(self.menu_button)
        self._tools = (self.home, self.undo, self.redo, self.hint, self.side, self.menu_button)
        self.messages.shown.connect(self._show_message)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._frame)
        self.retranslate()

    def _button(self, icon: str, command: str) -> QToolButton:
        button = self.tool(icon)
        self._commands.bind(button, command)
        return button

    # Room

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._keep_height()

    def showEvent(self, event: QShowEvent) -> None:
        self._keep_height()
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()
        # At once, or the prompt is seen squeezed between chips of the size before.
        for part in (self.chips, self._frame):
            if (inside := part.layout()) is not None:
                inside.activate()

    def _keep_height(self) -> None:
        """Keep one height for every prompt and message, so that the table does not move."""
        tools = max(button.sizeHint().height() for button in self._tools)
        self._height = max(_HEIGHT, self.prompt.minimumSizeHint().height() + _EDGE, tools + _EDGE)
        self.setFixedHeight(self._height)
        self._share_room()

    def _room(self) -> int:
        """The width available to the prompt and the chips together."""
        taken = sum(button.sizeHint().width() for button in self._tools)
        if not self.next_step.isHidden():
            taken += self.next_step.sizeHint().width()
        gaps = self._frame.layout()
        spacing = 2 * (gaps.count() if gaps is not None else 0)
        return self.width() - taken - spacing - 3 * 8 - 2 * 8

    def _share_room(self) -> None:
        """Show names on the chips if the prompt still fits; hide the chips for a long message.

        A bar that is not seen has no width yet; it shares its room when it is shown.
        """
        if not self.isVisible():
            return
        room, said = self._room(), not self.messages.isHidden()
        high = self._height - _EDGE
        self.messages.show_whole()
        size = self._chip_size(room, high)
        cramped = said and size is None and not self.messages.fits(room, high)
        if cramped and self.messages.shorten():
            size = self._chip_size(room, high)
            cramped = size is None and not self.messages.fits(room, high)
        self.chips.set_chip_size(size or ChipSize.FACE)
        self.chips.setVisible(size is not None or not said)
        # With a very large font, grow the bar rather than cut off the sentence.
        tall = self.messages.height_needed(room) + _EDGE if cramped else 0
        self.setFixedHeight(max(self._height, tall))

    def _chip_size(self, room: int, high: int) -> ChipSize | None:
        """The largest chips beside which the prompt or the message fits; None if there are none."""
        words = self.prompt if self.messages.isHidden() else self.messages
        least = {ChipSize.FULL: max(grown(_PROMPT), room // 3)}
        widths = {size: room - self.chips.width_of(size) for size in ChipSize}
        good = (
            size
            for note in (True, False)
            for size, left in widths.items()
            if left >= least.get(size, 0) and words.fits(left, high, note=note)
        )
        return next(good, None)

    # Prompt and buttons

    def show_prompt(self, words: str, note: str) -> None:
        """Show the prompt, with a note in a muted colour."""
        self.prompt.setText(words)
        self.prompt.set_note(note)
        self._share_room()

    def _show_message(self, shown: bool) -> None:
        self.prompt.setVisible(not shown)
        self._share_room()

    def show_side(self, opened: bool) -> None:
        """Show on the button whether the drawer is open."""
        self.side.setChecked(opened)

    def show_next_step(self, words: str | None) -> None:
        """Show the button for the next step with these words; None hides it."""
        self.next_step.setText(words or "")
        self.next_step.setAccessibleName(words or "")
        self.next_step.setVisible(words is not None)
        self._share_room()

    # The menu

    def open_menu(self) -> None:
        """Open the menu at its button."""
        self.menu.popup(menu_place(self.menu, self.menu_button))

    def retranslate(self) -> None:
        """Update the bar's own texts; the buttons take theirs from the commands."""
        self._commands.retranslate()
        self._commands.name_submenus(
            {
                "view": self.tr("View"),
                "speed": self.tr("Speed"),
                "share": self.tr("Share and save"),
            }
        )
        menu = self._commands["menu"]
        self.menu_button.setToolTip(menu.toolTip())
        self.menu_button.setAccessibleName(menu.text())
        self._share_room()
