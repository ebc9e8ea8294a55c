"""A page to edit a player's own set: a palace of real pieces, all of which can be changed.

A change that makes a valid set is saved at once. An invalid one is explained in a sentence
and stays on the page until it is corrected or undone.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.sintra import texts
from harmony_desktop.games.sintra.rules import component_set
from harmony_desktop.games.sintra.rules.component_set import BadComponentSet
from harmony_desktop.games.sintra.rules.components import (
    SPACES,
    STRIP_SPACES,
    WINDOWS,
    Components,
    PalaceSide,
    Space,
)
from harmony_desktop.games.sintra.table import art
from harmony_desktop.games.sintra.table.glass import PANE_HEIGHT, PANE_WIDTH, draw_space
from harmony_desktop.ui.access.announce import announce
from harmony_desktop.ui.kit.art import draw_text, moved, paint
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import digits, number, say, translate
from harmony_desktop.ui.kit.widgets import (
    Page,
    Segments,
    card,
    column,
    label,
    paragraph,
    row,
    scrolled,
)

_FRONT, _BACK = 0, 1
_BACKS_DOWN = art.PALACE_RECT.bottom() + 44 - art.strip_rect(0).top()
"""Distance of the strips' backs below their fronts."""
_CANVAS = QRectF(
    art.ART_RECT.left(),
    art.ART_RECT.top(),
    art.ART_RECT.width(),
    art.ART_RECT.height() + 44 + art.STRIP_HEIGHT + 4,
)
_NO_GLASS = (None,) * STRIP_SPACES
_SWATCH = QRectF(-PANE_WIDTH / 2 - 4, -PANE_HEIGHT / 2 - 4, PANE_WIDTH + 8, PANE_HEIGHT + 8)


class EditorPlace(NamedTuple):
    """A space of a strip; the front is 0, the back 1."""

    face: int
    strip: int
    space: int


def draw_set(painter: QPainter, components: Components, side: PalaceSide = "A") -> None:
    """Draw the palace of a set, with the fronts of its strips and without glass."""
    art.draw_palace(painter, components, side)
    for strip, (front, _) in enumerate(components.strips):
        with moved(painter, QPointF(strip * art.COLUMN, 0)):
            art.draw_strip(painter, front, _NO_GLASS)
    if side == "A":
        art.draw_ornaments(painter, ((),) * WINDOWS, components.ornaments)


class Workbench(QWidget):
    """The palace with the fronts of the strips, and their backs below it.

    Signals:
        painted: an EditorPlace and its new space.
        value_meant: the window whose value was clicked.
        moved: the keyboard focus has moved to another place.
    """

    painted = Signal(object, int)
    value_meant = Signal(int)
    moved = Signal()

    def __init__(self, components: Components) -> None:
        super().__init__()
        self.components = components
        self.side: PalaceSide = "A"
        self.brush: Space = 0
        self.place = EditorPlace(_FRONT, 0, 0)
        self.words = ("", "")
        """Labels of the two rows of strips."""
        self.ink, self.focus_colour = "#000000", "#B2560D"
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(280, 330)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_set(self, components: Components) -> None:
        self.components = components
        self.update()

    # Places

    def _scale(self) -> float:
        return min(self.width() / _CANVAS.width(), self.height() / _CANVAS.height())

    @staticmethod
    def rect_of(place: EditorPlace) -> QRectF:
        """Return the area of a space on the bench."""
        down = _BACKS_DOWN if place.face == _BACK else 0.0
        return art.space_rect(place.strip, place.space).translated(0, down)

    def point_of(self, place: EditorPlace) -> QPointF:
        """Return the centre of a space, in widget coordinates."""
        away = self.rect_of(place).center() - _CANVAS.center()
        return QPointF(self.rect().center()) + away * self._scale()

    def _place_at(self, point: QPointF) -> EditorPlace | None:
        for face in (_FRONT, _BACK):
            for strip in range(WINDOWS):
                for space in range(STRIP_SPACES):
                    place = EditorPlace(face, strip, space)
                    if self.rect_of(place).adjusted(-2, -2, 2, 2).contains(point):
                        return place
        return None

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.rect().center())
        painter.scale(self._scale(), self._scale())
        painter.translate(-_CANVAS.center())
        self._draw(painter)
        painter.end()

    def _draw(self, painter: QPainter) -> None:
        draw_set(painter, self.components, self.side)
        for strip, (_, back) in enumerate(self.components.strips):
            with moved(painter, QPointF(strip * art.COLUMN, _BACKS_DOWN)):
                art.draw_strip(painter, back, _NO_GLASS)
        top = art.PALACE_RECT.top() + art.RIM
        room = QRectF(art.strip_rect(0).left(), top, art.COLUMN * WINDOWS, 36)
        draw_text(painter, room, self.words[_FRONT], "#E9E2D0", 17)
        room.moveTop(art.PALACE_RECT.bottom() + 8)
        draw_text(painter, room, self.words[_BACK], self.ink, 17)
        if self.hasFocus():
            art.draw_lit(painter, [self.rect_of(self.place)], QColor(self.focus_colour))

    # Mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = (event.position() - QPointF(self.rect().center())) / self._scale()
        point += _CANVAS.center()
        place = self._place_at(point)
        if place is not None:
            self._go(place)
            self.painted.emit(place, self.brush)
            return
        for window in range(WINDOWS):
            if art.plaque_rect(window).contains(point):
                self.value_meant.emit(window)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, sign = Qt.Key(event.key()), event.text()
        face, strip, space = self.place
        row = face * STRIP_SPACES + space
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            row += 1 if key == Qt.Key.Key_Down else -1
            self._go(self._at(row, strip))
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._go(self._at(row, strip + (1 if key == Qt.Key.Key_Right else -1)))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.painted.emit(self.place, self.brush)
        elif sign.isdecimal() and 1 <= int(sign) <= len(SPACES):
            self.painted.emit(self.place, int(sign) - 1)
            self._go(self._at(row + 1, strip))
        else:
            super().keyPressEvent(event)

    @staticmethod
    def _at(row: int, strip: int) -> EditorPlace:
        """Return a place by its row, fronts first; positions past an edge wrap around."""
        face, space = divmod(row % (2 * STRIP_SPACES), STRIP_SPACES)
        return EditorPlace(face, strip % WINDOWS, space)

    def _go(self, place: EditorPlace) -> None:
        self.place = place
        self.update()
        self.moved.emit()


class ValueBox(QLineEdit):
    """A box for the value of a window: typed in any digits, or changed with Up and Down."""

    changed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setMaxLength(len(str(component_set.MOST_POINTS)))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMinimumWidth(36)
        self.textEdited.connect(self._type)

    def value(self) -> int:
        return int(self.text()) if self.text().isdecimal() else 0

    def set_value(self, value: int) -> None:
        self.setText(number(value))

    def _type(self, text: str) -> None:
        if text and not text.isdecimal():
            self.setText("".join(sign for sign in text if sign.isdecimal()))
        self.changed.emit(self.value())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        self.set_value(min(component_set.MOST_POINTS, max(0, self.value() + step)))
        self.changed.emit(self.value())


class SetEditorPage(Page):
    """The page for name, strips, values and track of a set; `keep` receives every valid version."""

    def __init__(
        self, context: Context, components: Components, keep: Callable[[Components], None]
    ) -> None:
        super().__init__(context)
        self._keep = keep
        self._versions = [components]
        """The saved versions, newest last."""
        self._draft = components
        """The set as shown on the page; it may be invalid."""
        self._back = self.tool("arrow-left")
        self._back.clicked.connect(self.left)
        self._title = label("title")
        self.undo_button = self.button("undo-2")
        self.undo_button.clicked.connect(self.undo)
        self.bench = Workbench(components)
        self._help = paragraph("muted")
        self.trouble = paragraph("warning")
        self._name_title, self.name_field = label("heading"), QLineEdit()
        self.name_field.setMaxLength(component_set.MAX_NAME)
        self._colour_title = label("heading")
        self.swatches = [self._swatch(space) for space in range(len(SPACES))]
        self._group = QButtonGroup(self)
        for space, swatch in enumerate(self.swatches):
            self._group.addButton(swatch, space)
        self.swatches[0].setChecked(True)
        self._values_title = label("heading")
        self.side_switch = Segments(("A", "B"))
        self.side_switch.set_value("A")
        self.value_boxes = [self._value_box(window) for window in range(WINDOWS)]
        self.every_window = QCheckBox()
        self._every_window_note = paragraph("muted")
        self._every_window_note.stand_below_words()
        self._track_title, self.track_field = label("heading"), QLineEdit()
        self._track_note = paragraph("muted")
        self.name_field.textEdited.connect(
            lambda text: self._change(replace(self._draft, name=text.strip()))
        )
        self._group.idClicked.connect(self._choose_colour)
        self.side_switch.chosen.connect(self._show_side)
        self.every_window.clicked.connect(
            lambda on: self._change(replace(self._draft, every_window=on))
        )
        self.track_field.textEdited.connect(self.type_track)
        self.bench.painted.connect(self._paint)
        self.bench.value_meant.connect(lambda window: self.value_boxes[window].setFocus())
        self.bench.moved.connect(self._announce_place)
        again = QShortcut(QKeySequence.StandardKey.Undo, self)
        again.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        again.activated.connect(self.undo)
        self._lay_out()
        self.setFocusProxy(self.bench)
        self.restyle()
        self.retranslate()
        self._show()

    # Parts

    def _swatch(self, space: Space) -> QToolButton:
        button = QToolButton()
        button.setCheckable(True)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        button.setIconSize(QSize(44, 32))
        ratio = self.devicePixelRatioF()
        rect = QRectF(-PANE_WIDTH / 2, -PANE_HEIGHT / 2, PANE_WIDTH, PANE_HEIGHT)
        draw = partial(draw_space, rect=rect, space=space)
        picture = paint(_SWATCH, 2 * max(1.0, ratio), draw)
        button.setIcon(QIcon(picture))
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        return button

    def _value_box(self, window: int) -> ValueBox:
        box = ValueBox()
        box.changed.connect(lambda value: self._set_value(window, value))
        return box

    def _lay_out(self) -> None:
        # Windows and steps run from left to right, as on the palace.
        values, swatches = QWidget(), QWidget()
        for widget, parts in ((values, self.value_boxes), (swatches, self.swatches)):
            line = QHBoxLayout(widget)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(4)
            for part in parts:
                line.addWidget(part, 1)
        values.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.track_field.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        side = QWidget()
        side.setLayout(
            column(
                card(self._name_title, self.name_field),
                card(self._colour_title, swatches, self._help),
                card(
                    self._values_title,
                    self.side_switch,
                    values,
                    column(self.every_window, self._every_window_note, spacing=0),
                ),
                card(self._track_title, self.track_field, self._track_note),
                1,
                spacing=12,
            )
        )
        area = scrolled(side)
        area.setMinimumWidth(330)
        area.setMaximumWidth(460)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        body = row(spacing=20)
        body.addWidget(self.bench, 1)
        body.addWidget(area)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(40, 20, 40, 20)
        layout.setSpacing(12)
        head = row(self._back, self._title, spacing=12)
        head.addWidget(self.trouble, 1)
        head.addWidget(self.undo_button)
        layout.addLayout(head)
        layout.addLayout(body, 1)

    def restyle(self) -> None:
        super().restyle()
        colours = self.context.theme.colours
        self.bench.ink = colours.text
        self.bench.update()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Edit a set"))
        self.undo_button.setText(self.tr("Undo"))
        self._name_title.setText(self.tr("Name"))
        self.name_field.setAccessibleName(self.tr("Name"))
        self._colour_title.setText(self.tr("Colour"))
        self._help.setText(
            digits(
                self.tr(
                    "Choose a colour and click the spaces of the strips. With keys: the arrows "
                    "move, 1 to 6 lay a colour."
                )
            )
        )
        for space, swatch in enumerate(self.swatches):
            name = translate("sintra", texts.COLOURS[space])
            swatch.setText(number(space + 1))
            swatch.setToolTip(name)
            swatch.setAccessibleName(name)
        self._values_title.setText(self.tr("Values of the windows"))
        self.side_switch.set_words([self.tr("Side A"), self.tr("Side B")])
        for window, box in enumerate(self.value_boxes):
            box.setAccessibleName(self.tr("Window {number}").format(number=number(window + 1)))
        self.every_window.setText(self.tr("The bonus counts panes in all windows"))
        self._every_window_note.setText(
            self.tr("Otherwise it counts only the panes in complete windows, as we read the rules.")
        )
        self._track_title.setText(self.tr("Broken-glass track"))
        self.track_field.setAccessibleName(self.tr("Broken-glass track"))
        self._track_note.setText(self.tr("Starting at 0 and going down, one number per step."))
        self._back.setToolTip(self.tr("Back"))
        self._back.setAccessibleName(self.tr("Back"))
        self.bench.words = (self.tr("Front of the strips"), self.tr("Back of the strips"))
        self._show_side(self.bench.side)
        self._announce_place()
        self._write_track()

    # Changes

    @property
    def components(self) -> Components:
        """The set as last saved."""
        return self._versions[-1]

    def _paint(self, place: EditorPlace, space: Space) -> None:
        strips = [list(map(list, strip)) for strip in self._draft.strips]
        strips[place.strip][place.face][place.space] = space
        painted = tuple((tuple(front), tuple(back)) for front, back in strips)
        self._change(replace(self._draft, strips=painted))
        self._announce_place()

    def _set_value(self, window: int, value: int) -> None:
        values = list(self._draft.values(self.bench.side))
        values[window] = value
        if self.bench.side == "A":
            self._change(replace(self._draft, values_a=tuple(values)))
        else:
            self._change(replace(self._draft, values_b=tuple(values)))

    def type_track(self, text: str) -> None:
        """Change the track to the typed numbers, with any separators; all count as negative."""
        steps = tuple(-int(digits) for digits in re.findall(r"\d+", text))
        self._change(replace(self._draft, track=steps))

    def _change(self, draft: Components) -> None:
        """Save the set on the page, or show why it is invalid."""
        self._draft = draft
        try:
            component_set.read_set(component_set.write_set(draft))
        except BadComponentSet as problem:
            self._show_problem(problem)
            # Draw the last valid track: the new one may have no steps.
            draft = replace(draft, track=self.components.track)
        else:
            if draft != self.components:
                self._versions.append(draft)
                self._keep(draft)
            self.trouble.setText("")
        self.bench.show_set(draft)
        self.undo_button.setEnabled(self._can_undo())

    def _can_undo(self) -> bool:
        return len(self._versions) > 1 or self._draft != self.components

    def undo(self) -> None:
        """Undo the last change, even an invalid one."""
        if self._draft == self.components and len(self._versions) > 1:
            self._versions.pop()
            self._keep(self.components)
        self._draft = self.components
        self._show()

    # Showing

    def _show(self) -> None:
        """Show the set as last saved."""
        self.bench.show_set(self.components)
        if self.name_field.text().strip() != self.components.name:
            self.name_field.setText(self.components.name)
        self._show_side(self.bench.side)
        self._write_track()
        self.trouble.setText("")
        self.undo_button.setEnabled(self._can_undo())
        self._announce_place()

    def _show_side(self, side: object) -> None:
        self.bench.side = "B" if side == "B" else "A"
        values = self._draft.values(self.bench.side)
        for box, value in zip(self.value_boxes, values, strict=True):
            box.set_value(value)
        self.every_window.setChecked(self._draft.every_window)
        self.every_window.setVisible(self.bench.side == "B")
        self._every_window_note.setVisible(self.bench.side == "B")
        self.bench.update()

    def _write_track(self) -> None:
        if self._draft == self.components:
            self.track_field.setText("  ".join(number(step) for step in self.components.track))

    def _choose_colour(self, space: int) -> None:
        self.bench.brush = space

    def _announce_place(self) -> None:
        """Announce the focused place and its space to screen readers."""
        face, strip, space = self.bench.place
        words = self.tr("{face}, strip {strip}, space {space}: {colour}").format(
            face=self.bench.words[face],
            strip=number(strip + 1),
            space=number(space + 1),
            colour=translate(
                "sintra", texts.COLOURS[self.bench.components.strips[strip][face][space]]
            ),
        )
        self.bench.setAccessibleName(words)
        announce(self.bench, words)

    def _show_problem(self, problem: BadComponentSet) -> None:
        strip = re.match(r"strips\[(\d+)\]", problem.part)
        values: dict[str, int | str | Phrase] = {"strip": int(strip.group(1)) if strip else 0}
        values.update(problem.details)
        words = say(Phrase("sintra", texts.EDITOR_PROBLEMS[problem.reason], values))
        self.trouble.setText(words)
        announce(self.trouble, words)
