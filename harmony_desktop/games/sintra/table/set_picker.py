"""A part of New game: which set of components, the usual one or one from a player's file."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSignalBlocker, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QComboBox, QFileDialog

from harmony_desktop.engine.options import Text
from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.sintra import component_set, texts
from harmony_desktop.games.sintra.component_set import BadComponentSet
from harmony_desktop.storage.files import refused, write_atomically
from harmony_desktop.ui.languages import isolated, say, translate
from harmony_desktop.ui.pages.setup_parts import OptionBox
from harmony_desktop.ui.widgets import column, label, paragraph, row

if TYPE_CHECKING:
    from harmony_desktop.ui.pages.new_game import NewGamePage

_MOST_FILES = 40
_OPEN = object()
_LAST = object()


def option_box(page: NewGamePage, option: Text, value: str) -> SetPicker:
    return SetPicker(page, option, value)


class SetPicker(OptionBox):
    """A list of the sets there are. A file that is wrong is told of, and the usual set stays."""

    def __init__(self, page: NewGamePage, option: Text, value: str) -> None:
        super().__init__(option.key)
        self._page = page
        self.option = option
        self._value = value
        self._last = value
        """The set of the last game, whatever has become of its file."""
        self._chosen: Path | object | None = None
        """A file, the set of the last game, or None for the usual set."""
        self._opened: list[Path] = []
        self._problem: tuple[Path, BadComponentSet] | None = None
        self._title = label("heading")
        self._choice = QComboBox()
        self._choice.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self._choice.setMinimumContentsLength(18)
        self._note = paragraph("muted")
        self._trouble = paragraph("warning")
        self._trouble.hide()
        self._make = page.button("plus")
        self._choice.activated.connect(self._choose)
        self._make.clicked.connect(self.make_own)
        if value != option.default:
            same = (path for path in self._files() if self._read(path) == value)
            self._chosen = next(same, _LAST)
        self.setLayout(
            column(self._title, self._choice, self._note, self._trouble, row(self._make, 1))
        )

    @property
    def folder(self) -> Path:
        """Where the players' own sets of this game lie."""
        return self._page.context.places.sets(self._page.game.id)

    def value(self) -> str:
        """The set as the option carries it."""
        return self._value

    def retranslate(self) -> None:
        words = self._words(texts.OPTIONS[self.option.key])
        self._title.setText(words)
        self._choice.setAccessibleName(words)
        self._make.setText(self.tr("Make my own set"))
        self._make.setToolTip(
            self.tr("Writes a copy of the usual set to edit, and opens its folder")
        )
        self._fill()

    def _words(self, text: str) -> str:
        return translate(self._page.game.id, text)

    # The list

    def _fill(self) -> None:
        """List the sets anew and say what there is to say of the chosen one."""
        usual = f"{self.option.key}.{self.option.default}"
        with QSignalBlocker(self._choice):
            self._choice.clear()
            self._choice.addItem(self._words(texts.VALUES[usual][0]), None)
            for path in self._files():
                self._choice.addItem(isolated(path.stem), path)
            if self._last != self.option.default:
                self._choice.addItem(self.tr("The set of the last game"), _LAST)
            self._choice.addItem(self.tr("Open a file…"), _OPEN)
            listed = [self._choice.itemData(index) for index in range(self._choice.count())]
            self._choice.setCurrentIndex(listed.index(self._chosen))
        own = self._chosen is not None
        note = self._words(texts.OWN_SET[1] if own else texts.VALUES[usual][1])
        if isinstance(self._chosen, Path):
            note += f"\n{isolated(str(self._chosen))}"
        self._note.setText(note)
        self._trouble.setVisible(self._problem is not None)
        self._trouble.setText(self._problem_words())

    def _files(self) -> list[Path]:
        """The sets in the folder and those opened from elsewhere."""
        found: list[Path] = []
        with suppress(OSError):
            found = sorted(path for path in self.folder.glob("*.json") if path.is_file())
        found = found[:_MOST_FILES]
        chosen = [self._chosen] if isinstance(self._chosen, Path) else []
        return list(dict.fromkeys([*found, *self._opened, *chosen]))

    def _read(self, path: Path) -> str | None:
        try:
            return component_set.option_text(component_set.read_set_file(path))
        except ValueError:
            return None

    # Choosing

    def _choose(self, index: int) -> None:
        chosen = self._choice.itemData(index)
        if chosen is _OPEN:
            chosen = self._ask_path()
            if chosen is None:
                self._fill()
                return
        self._take(chosen)
        self._fill()

    def _take(self, chosen: Path | object | None) -> None:
        """Use a set; one that cannot be read leaves the usual one."""
        self._problem = None
        self._chosen = chosen
        self._value = self._last if chosen is _LAST else self.option.default
        if not isinstance(chosen, Path):
            return
        try:
            self._value = component_set.option_text(component_set.read_set_file(chosen))
            self._opened.append(chosen)
        except BadComponentSet as problem:
            self._problem = (chosen, problem)
            self._chosen = None

    def _problem_words(self) -> str:
        if self._problem is None:
            return ""
        path, problem = self._problem
        values = {"line": problem.line, "part": problem.part, **problem.details}
        text = texts.SET_PROBLEMS[problem.reason]
        return self.tr("{file}: {problem} The usual set is chosen instead.").format(
            file=isolated(path.name), problem=say(Phrase(self._page.game.id, text, values))
        )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._look_again()

    def _look_again(self) -> None:
        """The player comes back, perhaps from editing the file."""
        watched = self._chosen if self._problem is None else self._problem[0]
        if isinstance(watched, Path) and watched.exists():
            self._take(watched)
        self._fill()

    # Making one

    def make_own(self) -> None:
        """Write a copy of the usual set for the player to edit, and show where it is."""
        path = self.folder / "my-set.json"
        number = 1
        while path.exists():
            number += 1
            path = self.folder / f"my-set-{number}.json"
        try:
            write_atomically(path, component_set.template(self._words(texts.SET_ABOUT)))
        except OSError as problem:
            self._page.context.troubled.emit(refused("cannot-write", path, problem))
            return
        # It is the chosen one at once: coming back from the editor shows whether it is right.
        self._take(path)
        self._fill()
        self._open_folder()

    def _ask_path(self) -> Path | None:
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a set"), str(self.folder), "JSON (*.json)"
        )
        return Path(name) if name else None

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.folder)))
