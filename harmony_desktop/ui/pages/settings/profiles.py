"""The players who are known here: their names, faces and colours, to be changed or forgotten."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from harmony_desktop.storage.settings import Profile
from harmony_desktop.ui.kit.languages import translate
from harmony_desktop.ui.kit.widgets import DropDown, Page, clear, column, label, paragraph
from harmony_desktop.ui.players.face_chooser import FaceButton
from harmony_desktop.ui.players.faces import OWN_FACES
from harmony_desktop.ui.players.players import COLOUR_NAMES, COLOURS, dot


class Profiles(QWidget):
    """A line for every player who has given a name. What is changed is kept at once."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page
        self._title = label("heading")
        self._note = paragraph("muted")
        self.lines: list[ProfileLine] = []
        self._list = QVBoxLayout()
        self._list.setSpacing(6)
        self.setLayout(column(self._title, self._note, self._list, spacing=8))
        self.refresh()

    @property
    def profiles(self) -> list[Profile]:
        return self._page.context.settings.profiles

    def refresh(self) -> None:
        """Show those who are known now."""
        clear(self._list)
        self.lines = []
        for profile in self.profiles:
            line = ProfileLine(self._page, self, profile)
            self.lines.append(line)
            self._list.addWidget(line)
        self.retranslate()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Players"))
        self._note.setText(
            self.tr("Everyone who has entered a name in New game. There, one click chooses them.")
            if self.profiles
            else self.tr("Enter a name in New game and it will be remembered here.")
        )
        for line in self.lines:
            line.retranslate()

    def may_be_called(self, profile: Profile, name: str) -> bool:
        """Whether a player can have that name: it is one, and nobody else's."""
        others = [one.name.casefold() for one in self.profiles if one is not profile]
        return bool(name) and name.casefold() not in others

    def keep(self) -> None:
        self._page.context.save()

    def forget(self, profile: Profile) -> None:
        """Leave a player out from now on; finished games are kept."""
        self.profiles.remove(profile)
        self.keep()
        self.refresh()


class ProfileLine(QWidget):
    """One player."""

    def __init__(self, page: Page, profiles: Profiles, profile: Profile) -> None:
        super().__init__()
        self._profiles = profiles
        self._profile = profile
        self._face = FaceButton(36)
        self._face.offered = tuple(OWN_FACES)
        self._face.show_face(profile.face if profile.face in OWN_FACES else next(iter(OWN_FACES)))
        self._face.chosen.connect(self._choose_face)
        self._name = QLineEdit(profile.name)
        self._name.setMaxLength(40)
        self._name.editingFinished.connect(self._rename)
        self._colour = DropDown()
        self._colour.setIconSize(QSize(18, 18))
        for name, colour in COLOURS.items():
            self._colour.addItem(dot(colour), "", name)
        self._colour.setFixedWidth(84)
        self._colour.setCurrentIndex(max(0, self._colour.findData(profile.colour)))
        self._colour.activated.connect(self._recolour)
        self._forget = page.tool("trash-2", 18)
        self._forget.clicked.connect(lambda: profiles.forget(profile))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._face)
        layout.addWidget(self._name, 1)
        layout.addWidget(self._colour)
        layout.addWidget(self._forget)

    def _choose_face(self, face: str) -> None:
        self._profile.face = face
        self._face.show_face(face)
        self._profiles.keep()

    def _rename(self) -> None:
        name = self._name.text().strip()
        if self._profiles.may_be_called(self._profile, name):
            self._profile.name = name
            self._profiles.keep()
        else:
            self._name.setText(self._profile.name)

    def _recolour(self) -> None:
        self._profile.colour = str(self._colour.currentData())
        self._profiles.keep()

    def retranslate(self) -> None:
        for index in range(self._colour.count()):
            name = translate("players", COLOUR_NAMES[self._colour.itemData(index)])
            self._colour.setItemData(index, name, Qt.ItemDataRole.ToolTipRole)
            self._colour.setItemData(index, name, Qt.ItemDataRole.AccessibleTextRole)
        for widget, words in (
            (self._face, self.tr("Choose a face")),
            (self._name, self.tr("Name")),
            (self._colour, self.tr("Colour")),
            (self._forget, self.tr("Forget this player")),
        ):
            widget.setToolTip(words)
            widget.setAccessibleName(words)
