"""Choosing a face: a button that shows one and opens the others to choose from."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QToolButton, QWidget

from harmony_desktop.ui.kit.languages import grown_picture, right_to_left
from harmony_desktop.ui.players.faces import CHARACTERS, face_icon
from harmony_desktop.ui.players.players import character_name, character_words

_COLUMNS = 4
_SIZE = 56


class FaceChooser(QFrame):
    """A popup with the faces to choose from, below the button that opened it."""

    def __init__(
        self,
        names: Sequence[str],
        chosen: str,
        taken: Collection[str],
        choose: Callable[[str], None],
        words: Callable[[str], str],
        parent: QWidget,
    ) -> None:
        """`taken` are the faces of others; `words` returns the name of a face."""
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "card")
        self._choose = choose
        self.buttons: dict[str, QToolButton] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 12, 12, 12)
        grid.setSpacing(4)
        side = grown_picture(_SIZE)
        for place, name in enumerate(names):
            button = QToolButton()
            button.setIconSize(QSize(side, side))
            button.setIcon(face_icon(name, side))
            button.setCheckable(True)
            button.setChecked(name == chosen)
            button.setEnabled(name == chosen or name not in taken)
            button.setAccessibleName(words(name))
            if name in CHARACTERS:
                button.setText(character_name(name))
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
                button.setToolTip(character_words(name))
                button.setAccessibleDescription(character_words(name))
            button.setMinimumWidth(side + 32)
            button.clicked.connect(lambda _=False, name=name: self._take(name))
            grid.addWidget(button, *divmod(place, _COLUMNS), Qt.AlignmentFlag.AlignCenter)
            self.buttons[name] = button

    def _take(self, name: str) -> None:
        self.close()
        self._choose(name)

    def open_below(self, widget: QWidget) -> None:
        """Show the chooser below a widget, within the screen, with the chosen face focused."""
        size = self.sizeHint()
        corner = widget.rect().bottomRight() if right_to_left() else widget.rect().bottomLeft()
        at = widget.mapToGlobal(corner) - QPoint(size.width() if right_to_left() else 0, -4)
        screen = widget.screen().availableGeometry()
        x = max(screen.left(), min(at.x(), screen.right() - size.width()))
        y = max(screen.top(), min(at.y(), screen.bottom() - size.height()))
        self.move(x, y)
        self.show()
        chosen = next((one for one in self.buttons.values() if one.isChecked()), None)
        (chosen or next(iter(self.buttons.values()))).setFocus(Qt.FocusReason.PopupFocusReason)


class FaceButton(QToolButton):
    """Shows a face; a press opens those to choose from.

    Signals:
        chosen: the name of another face.
    """

    chosen = Signal(str)

    def __init__(self, size: int = 44, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.face = ""
        self.offered: Sequence[str] = ()
        self.taken: Collection[str] = ()
        self._size = grown_picture(size)
        self.setIconSize(QSize(self._size, self._size))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self.open)

    def show_face(self, face: str) -> None:
        if face != self.face:
            self.face = face
            self.setIcon(face_icon(face, self._size))

    def open(self) -> FaceChooser:
        """Open the faces to choose from."""
        chooser = FaceChooser(
            self.offered, self.face, self.taken, self.chosen.emit, self.words_of, self
        )
        chooser.open_below(self)
        return chooser

    def words_of(self, face: str) -> str:
        """The name of a face: a character's name, or a number."""
        if face in CHARACTERS:
            return character_name(face)
        return self.tr("Avatar {number}").format(number=list(self.offered).index(face) + 1)
