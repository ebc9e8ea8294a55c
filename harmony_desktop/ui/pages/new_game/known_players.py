"""People who have played here before, to seat with one click."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QPushButton,
    QWidget,
)

from harmony_desktop.storage.settings import Profile
from harmony_desktop.ui.kit.languages import grown, grown_picture
from harmony_desktop.ui.kit.outside import plain
from harmony_desktop.ui.kit.widgets import FlowLayout, column, label
from harmony_desktop.ui.players.faces import OWN_FACES, face_icon, is_face

if TYPE_CHECKING:
    from harmony_desktop.ui.pages.new_game.page import NewGamePage

_MOST_KNOWN = 8
_KNOWN_WIDTH = 110
_FACE = 28


class KnownPlayers(QWidget):
    """People who have played before: one click seats a person, another removes them.

    Signals:
        clicked: the Profile.
    """

    clicked = Signal(object)

    def __init__(self, page: NewGamePage, profiles: Sequence[Profile]) -> None:
        super().__init__()
        self._title = label("muted")
        self.buttons: dict[str, QPushButton] = {}
        flow = FlowLayout(grown(120), spacing=8, most_columns=6)
        side = grown_picture(_FACE)
        for profile in profiles[:_MOST_KNOWN]:
            button = page.button(kind="known")
            button.setCheckable(True)
            button.setIconSize(QSize(side, side))
            face = profile.face if is_face(profile.face) else next(iter(OWN_FACES))
            button.setIcon(face_icon(face, side))
            # An ampersand would be taken for the mark of a shortcut.
            name = button.fontMetrics().elidedText(
                profile.name, Qt.TextElideMode.ElideRight, grown(_KNOWN_WIDTH)
            )
            button.setText(name.replace("&", "&&"))
            button.setAccessibleName(profile.name)
            button.setToolTip(plain(profile.name))
            button.clicked.connect(lambda _=False, one=profile: self.clicked.emit(one))
            flow.addWidget(button)
            self.buttons[profile.name] = button
        self.setLayout(column(self._title, flow, spacing=4))

    def show_seated(self, names: Collection[str]) -> None:
        """Mark the people who are seated."""
        self._title.setText(self.tr("Played here before"))
        self.setVisible(bool(self.buttons))
        for name, button in self.buttons.items():
            button.setChecked(name in names)
