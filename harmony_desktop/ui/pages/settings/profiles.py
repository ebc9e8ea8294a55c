"""The known players: their names, faces and colours, to be changed or forgotten."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from harmony_desktop.storage.settings import Profile
from harmony_desktop.ui.kit.languages import grown_picture, translate
from harmony_desktop.ui.kit.widgets import DropDown, Page, clear, column, label, paragraph
from harmony_desktop.ui.players.face_chooser import FaceButton
from harmony_desktop.ui.players.faces import OWN_FACES
from harmony_desktop.ui.players.players import COLOUR_NAMES, COLOURS, dot


class Profiles(QWidget):
    """A line for every named player. Changes are saved at once."""

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
        """Show the current profiles."""
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
            self.tr(
                "Everyone whose name has been entered in “New game”. Pick them there with "
                "one click."
            )
            if self.profiles
            else self.tr("Enter a name in New game and it will be remembered here.")
        )
        for line in self.lines:
            line.retranslate()

    def may_be_called(self, profile: Profile, name: str) -> bool:
        """Whether a player can have that name: not empty, and not another player's."""
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
    """A row of the settings with one player's profile."""

    def __init__(self, page: Page, profiles: Profiles, profile: Profile) -> None:
        super().__init__()
        self._profiles = profiles
        self._profile = profile
        self.face_button = FaceButton(36)
        self.face_button.offered = tuple(OWN_FACES)
        self.face_button.show_face(
            profile.face if profile.face in OWN_FACES else next(iter(OWN_FACES))
        )
        self.face_button.chosen.connect(self._choose_face)
        self.name_field = QLineEdit(profile.name)
        self.name_field.setMaxLength(40)
        self.name_field.editingFinished.connect(self._rename)
        self.colour_box = DropDown()
        self.colour_box.setIconSize(QSize(grown_picture(18), grown_picture(18)))
        for name, colour in COLOURS.items():
            self.colour_box.addItem(dot(colour), "", name)
        self.colour_box.setFixedWidth(grown_picture(84))
        self.colour_box.setCurrentIndex(max(0, self.colour_box.findData(profile.colour)))
        self.colour_box.activated.connect(self._recolour)
        self.forget_button = page.tool("trash-2", 18)
        self.forget_button.clicked.connect(lambda: profiles.forget(profile))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.face_button)
        layout.addWidget(self.name_field, 1)
        layout.addWidget(self.colour_box)
        layout.addWidget(self.forget_button)

    def _choose_face(self, face: str) -> None:
        self._profile.face = face
        self.face_button.show_face(face)
        self._profiles.keep()

    def _rename(self) -> None:
        name = self.name_field.text().strip()
        if self._profiles.may_be_called(self._profile, name):
            self._profile.name = name
            self._profiles.keep()
        else:
            self.name_field.setText(self._profile.name)

    def _recolour(self) -> None:
        self._profile.colour = str(self.colour_box.currentData())
        self._profiles.keep()

    def retranslate(self) -> None:
        for index in range(self.colour_box.count()):
            name = translate("players", COLOUR_NAMES[self.colour_box.itemData(index)])
            self.colour_box.setItemData(index, name, Qt.ItemDataRole.ToolTipRole)
            self.colour_box.setItemData(index, name, Qt.ItemDataRole.AccessibleTextRole)
        for widget, words in (
            (self.face_button, self.tr("Choose an avatar")),
            (self.name_field, self.tr("Name")),
            (self.colour_box, self.tr("Colour")),
            (self.forget_button, self.tr("Remove this player")),
        ):
            widget.setToolTip(words)
            widget.setAccessibleName(words)
