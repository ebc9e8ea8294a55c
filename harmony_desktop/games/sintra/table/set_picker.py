"""The part of New game for choosing a set of components: the usual one or one of the player's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtWidgets import QComboBox, QFileDialog, QLabel

from harmony_desktop.engine.options import Text
from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.sintra import texts
from harmony_desktop.games.sintra.rules import component_set
from harmony_desktop.games.sintra.rules.components import Components
from harmony_desktop.games.sintra.storage.sets import OwnSet, SetFolder, read
from harmony_desktop.games.sintra.table import art
from harmony_desktop.games.sintra.table.set_editor import SetEditorPage, draw_set
from harmony_desktop.storage.files import refused, write_atomically
from harmony_desktop.ui.kit.art import paint
from harmony_desktop.ui.kit.languages import isolated, say, translate
from harmony_desktop.ui.kit.outside import file_name
from harmony_desktop.ui.kit.widgets import DropDown, column, label, paragraph, row
from harmony_desktop.ui.pages.new_game.option_boxes import OptionBox

if TYPE_CHECKING:
    from harmony_desktop.ui.pages.new_game.page import NewGamePage

_LAST = object()
"""The choice of the last game's set, even if its file has changed or is gone."""
_PICTURE_WIDTH = 150


def option_box(page: NewGamePage, option: Text, value: str) -> SetPicker:
    return SetPicker(page, option, value)


class SetPicker(OptionBox):
    """A list of the available sets, with buttons for them.

    An invalid file is explained, and the usual set stays chosen.
    """

    def __init__(self, page: NewGamePage, option: Text, value: str) -> None:
        super().__init__(option.key)
        self._page = page
        self.option = option
        self._value = value
        self._last = value
        """The set of the last game."""
        self.shelf = SetFolder(page.context.places.sets(page.game.id))
        self._chosen: Path | object | None = None
        """A file, the set of the last game, or None for the usual set."""
        self._problem: OwnSet | None = None
        """The invalid file that was chosen, if any."""
        self._title = label("heading")
        self.choice = DropDown()
        self.choice.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.choice.setMinimumContentsLength(14)
        self._picture = QLabel()
        self._picture.setFixedWidth(_PICTURE_WIDTH)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        self._note = paragraph("muted")
        self.trouble = paragraph("warning")
        self.trouble.hide()
        (
            self.edit_button,
            self.copy_button,
            self.delete_button,
            self.import_button,
            self.export_button,
            self.restore_button,
        ) = (
            page.button(icon, "small")
            for icon in ("palette", "copy", "trash-2", "folder-open", "save", "undo-2")
        )
        for button, action in (
            (self.edit_button, self.edit),
            (self.copy_button, self.copy),
            (self.delete_button, self.delete),
            (self.import_button, self.bring_in),
            (self.export_button, self.hand_out),
            (self.restore_button, self.bring_back),
        ):
            button.clicked.connect(partial(self._try, action))
        self.choice.activated.connect(self._choose)
        self._find_last()
        head = row(self._picture, spacing=14)
        head.addLayout(column(self.choice, self._note, 1), 1)
        self.setLayout(
            column(
                self._title,
                head,
                self.trouble,
                row(self.edit_button, self.copy_button, self.delete_button, self.restore_button, 1),
                row(self.import_button, self.export_button, 1),
            )
        )

    def _find_last(self) -> None:
        """Choose the file of the last game's set, even if it was edited since."""
        if self._value == self.option.default:
            return
        components = component_set.from_option(self._value)
        sound = [one for one in self.shelf.sets() if one.components is not None]
        same = [one for one in sound if one.components == components]
        same += [one for one in sound if components.name and one.name == components.name]
        self._take(same[0].path if same else _LAST)

    def value(self) -> str:
        """The value of the option for the chosen set."""
        return self._value

    @property
    def components(self) -> Components:
        """The chosen set."""
        return component_set.from_option(self._value)

    def retranslate(self) -> None:
        words = self._words(texts.OPTIONS[self.option.key])
        self._title.setText(words)
        self.choice.setAccessibleName(words)
        self.edit_button.setText(self.tr("Edit"))
        self.delete_button.setText(self.tr("Delete"))
        self.import_button.setText(self.tr("Import…"))
        self.export_button.setText(self.tr("Export…"))
        self._fill()

    def _words(self, text: str) -> str:
        return translate(self._page.game.id, text)

    # The list

    def _fill(self) -> None:
        """Refill the list of sets and describe the chosen one."""
        usual = f"{self.option.key}.{self.option.default}"
        with QSignalBlocker(self.choice):
            self.choice.clear()
            self.choice.addItem(self._words(texts.VALUES[usual][0]), None)
            for one in self.shelf.sets():
                self.choice.addItem(isolated(one.name), one.path)
            if self._chosen is _LAST:
                name = component_set.option_name(self._last)
                words = isolated(name) if name else self.tr("Set from the last game")
                self.choice.addItem(words, _LAST)
            listed = [self.choice.itemData(index) for index in range(self.choice.count())]
            self.choice.setCurrentIndex(listed.index(self._chosen))
        own = self._chosen is not None
        self._note.setText(self._words(texts.OWN_SET[1] if own else texts.VALUES[usual][1]))
        self.trouble.setVisible(self._problem is not None)
        self.trouble.setText(self._problem_words())
        self.edit_button.setEnabled(own)
        self.delete_button.setEnabled(isinstance(self._chosen, Path))
        self.copy_button.setText(self.tr("Duplicate") if own else self.tr("Make my own set"))
        self.restore_button.setText(self.tr("Restore"))
        self.restore_button.setVisible(self.shelf.removed is not None)
        scale = _PICTURE_WIDTH / art.ART_RECT.width() * self.devicePixelRatioF()
        picture = paint(art.ART_RECT, scale, partial(draw_set, components=self.components))
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        self._picture.setPixmap(picture)

    def _choose(self, index: int) -> None:
        self._take(self.choice.itemData(index))
        self._fill()

    def _take(self, chosen: Path | object | None) -> None:
        """Choose a set; an unreadable one leaves the usual set chosen."""
        self._problem = None
        self._chosen = chosen
        self._value = self._last if chosen is _LAST else self.option.default
        if not isinstance(chosen, Path):
            return
        one = read(chosen)
        if one.components is None:
            self._problem, self._chosen = one, None
        else:
            self._value = component_set.option_text(one.components)

    def _problem_words(self) -> str:
        if self._problem is None or self._problem.problem is None:
            return ""
        path, problem = self._problem.path, self._problem.problem
        values: dict[str, int | str | Phrase] = {"line": problem.line, "part": problem.part}
        values.update(problem.details)
        text = texts.SET_PROBLEMS[problem.reason]
        return self.tr("{file}: {problem} The standard set will be used instead.").format(
            file=isolated(path.name), problem=say(Phrase(self._page.game.id, text, values))
        )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._look_again()

    def _look_again(self) -> None:
        """Reload the sets when the player returns, perhaps after editing a file."""
        watched = self._chosen if self._problem is None else self._problem.path
        if isinstance(watched, Path):
            self._take(watched if watched.exists() else None)
        self._fill()

    # Actions

    def _try(self, action: Callable[[], None]) -> None:
        """Run an action and show a failure of the disk."""
        try:
            action()
        except OSError as problem:
            path = Path(problem.filename or self.shelf.folder)
            self._page.context.troubled.emit(refused("cannot-write", path, problem))
        self._fill()

    def edit(self) -> None:
        """Open the chosen set in the editor; its changes apply at once."""
        if self._chosen is _LAST:
            self._take(self.shelf.add(self.components))
        if not isinstance(self._chosen, Path):
            return
        path = self._chosen
        editor = SetEditorPage(self._page.context, self.components, partial(self._keep, path))
        editor.left.connect(self.choice.setFocus)
        self._page.page_wanted.emit(editor)

    def _keep(self, path: Path, components: Components) -> None:
        def write() -> None:
            self.shelf.write(path, components)
            self._take(path)

        self._try(write)

    def copy(self) -> None:
        """Copy the chosen set and edit the copy."""
        components = self.components
        if not components.name:
            components = replace(components, name=self.tr("My set"))
        self._take(self.shelf.add(components))
        self.edit()

    def delete(self) -> None:
        """Delete the chosen set; `bring_back` restores it."""
        if isinstance(self._chosen, Path):
            self.shelf.remove(read(self._chosen))
            self._take(None)

    def bring_back(self) -> None:
        """Restore the set deleted last."""
        path = self.shelf.bring_back()
        if path is not None:
            self._take(path)

    def bring_in(self) -> None:
        """Import a set from a file of the player's choice."""
        path = self.ask_file()
        if path is None:
            return
        one = read(path)
        if one.components is None:
            self._take(path)
        else:
            named = replace(one.components, name=one.name[: component_set.MAX_NAME])
            self._take(self.shelf.add(named, path.stem))

    def hand_out(self) -> None:
        """Export the chosen set to a file of the player's choice."""
        path = self.ask_where(f"{file_name(self.components.name) or self.option.default}.json")
        if path is not None:
            write_atomically(path, component_set.laid_out(self.components))

    def ask_file(self) -> Path | None:
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Import a set"), str(Path.home()), "JSON (*.json)"
        )
        return Path(name) if name else None

    def ask_where(self, proposed: str) -> Path | None:
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export the set"), str(Path.home() / proposed), "JSON (*.json)"
        )
        return Path(name) if name else None
