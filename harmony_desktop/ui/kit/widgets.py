"""Small widgets the pages are made of."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QButtonGroup,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
    QWidgetItem,
)
from shiboken6 import delete

from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import grown, grown_picture, number, right_to_left
from harmony_desktop.ui.kit.outside import plain

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent, QWheelEvent
    from PySide6.QtWidgets import QMenu, QScrollBar

    from harmony_desktop.ui.table.toast import Toast

GROUP = "named_group"
"""The property of a widget that screen readers know as a group, by its accessible name."""
_ARROW_INDENT = 13
"""From the edge of a list that opens to the middle of its arrow."""


class Page(QWidget):
    """A page of the window. Subclasses say their words in `retranslate` and may be asked again."""

    left = Signal()
    """The player wants to go back."""
    toast: Toast | None = None
    """Where the page itself shows messages; None: they are shown below it."""

    primary: QAbstractButton | None = None
    """The button Enter presses while the focused widget does not use Enter."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        context.theme.changed.connect(self.restyle)

    def retranslate(self) -> None:
        """Put every word of the page in the current language."""

    @property
    def loading(self) -> bool:
        """Whether something that belongs on the page is still being read."""
        return False

    @property
    def drawing(self) -> bool:
        """Whether pictures that belong on the page are still being drawn beside the window."""
        return False

    def go_back(self) -> None:
        """React to Escape: close what is open on the page, or leave the page."""
        self.left.emit()

    def keys(self) -> Sequence[tuple[str, str]]:
        """The actions of this page and their keys."""
        return ()

    def spoken(self) -> str:
        """What is announced when the page is shown: its name, or its title."""
        titles = (one for one in self.findChildren(QLabel) if one.property("role") == "title")
        return self.accessibleName() or next((one.text() for one in titles if one.text()), "")

    def close_game(self) -> None:
        """Stop the work behind the page, such as a bot that thinks; most pages have none."""

    def restyle(self) -> None:
        """Recolour the icons after a change of theme or reading direction."""
        for button in self.findChildren(QAbstractButton):
            if button.property("icon_name"):
                self._paint_icon(button)

    def set_icon(self, button: QAbstractButton, name: str | None, role: str = "text") -> None:
        """Give a button an icon that follows the theme and the reading direction, or none."""
        button.setProperty("icon_name", name)
        button.setProperty("icon_role", role)
        if name is None:
            from PySide6.QtGui import QIcon

            button.setIcon(QIcon())
        else:
            self._paint_icon(button)

    def _paint_icon(self, button: QAbstractButton) -> None:
        if not self.context.painted:
            return
        from harmony_desktop.ui.kit.icons import icon

        colours = self.context.theme.colours
        colour = getattr(colours, button.property("icon_role"))
        name = button.property("icon_name")
        beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        with_words = not isinstance(button, QToolButton) or button.toolButtonStyle() == beside
        usual = button.property("icon_pixels")
        if usual is None:
            usual = button.iconSize().height()
            button.setProperty("icon_pixels", usual)
        high = grown(usual)
        button.setIconSize(QSize(high + high // 4 if with_words else high, high))
        mirrored = right_to_left() and button.property("icon_turns") is not False
        button.setIcon(icon(name, colour, colours.border, mirrored, with_words))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # Making parts

    def tool(self, name: str, size: int = 22, turns: bool = True) -> QToolButton:
        """A flat button with an icon; the mouse leaves the focus, and its ring, where they are.

        Its icon follows the reading direction if it `turns`.
        """
        # Without a parent, a button made visible would be a window of its own for a moment.
        button = QToolButton(self)
        button.setAutoRaise(True)
        button.setIconSize(QSize(size, size))
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setProperty("icon_turns", turns)
        self.set_icon(button, name)
        return button

    def button(self, name: str | None = None, kind: str = "plain") -> QPushButton:
        """A button with words; `kind` is plain, primary, quiet or small.

        As with every button, the mouse leaves the focus, and its ring, where they are.
        """
        button = QPushButton(self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setProperty("kind", kind)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        if name is not None:
            self.set_icon(button, name, "accent_text" if kind == "primary" else "text")
        return button


def menu_place(menu: QMenu, button: QWidget) -> QPoint:
    """Upper left corner of a menu on the screen: below its button, inside the window."""
    size = menu.sizeHint()
    corner = button.mapToGlobal(QPoint(0, button.height()))
    if not right_to_left():
        corner.setX(corner.x() + button.width() - size.width())
    window = button.window()
    inside = QRect(window.mapToGlobal(QPoint(0, 0)), window.size())
    x = max(inside.left(), min(corner.x(), inside.right() + 1 - size.width()))
    y = max(inside.top(), min(corner.y(), inside.bottom() + 1 - size.height()))
    return QPoint(x, y)


def name_group(widget: QWidget, name: str) -> None:
    """Have screen readers know a widget as a group of controls with that name."""
    widget.setProperty(GROUP, True)
    widget.setAccessibleName(name)


def label(role: str = "body") -> QLabel:
    """One line in the look of a role: title, heading, body, muted."""
    made = QLabel()
    made.setProperty("role", role)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


def paragraph(role: str = "body") -> Paragraph:
    """Like `label`, broken into as many lines as it needs."""
    made = Paragraph()
    made.setProperty("role", role)
    return made


class ElidedLine(QLabel):
    """One line of text, elided where it does not fit; the tooltip has all of it."""

    def __init__(self, role: str = "body", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", role)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setMinimumWidth(40)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._words = ""

    def text(self) -> str:
        return self._words

    def setText(self, words: str) -> None:
        self._words = words
        self._elide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        mode = Qt.TextElideMode.ElideRight
        shown = self.fontMetrics().elidedText(self._words, mode, self.width())
        super().setText(shown)
        self.setToolTip(plain(self._words) if shown != self._words else "")


class Paragraph(QLabel):
    """Plain words broken into lines.

    Qt indents the broken lines of plain text by a space when they run from right to left, and lets
    the first letter decide whether they do. So in Persian it gets the words as rich text.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self._room = 0
        self.setWordWrap(True)

    def stand_below_words(self) -> None:
        """Begin where the words of a check box or a radio button above begin."""
        self._room = 2 + 3 + 20 + 8  # border, padding, indicator and spacing in window.qss
        self.setText(self._words)

    def text(self) -> str:
        return self._words

    def setText(self, words: str) -> None:
        self._words = words
        if self._room:  # otherwise the style sheet says how far from the edge words are
            left, right = (0, self._room) if right_to_left() else (self._room, 0)
            self.setContentsMargins(left, 0, right, 0)
        if right_to_left():
            self.setTextFormat(Qt.TextFormat.RichText)
            safe = words.replace("&", "&amp;").replace("<", "&lt;")
            super().setText(f'<div dir="rtl" style="white-space: pre-wrap">{safe}</div>')
        else:
            self.setTextFormat(Qt.TextFormat.PlainText)
            super().setText(words)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.setText(self._words)
        super().changeEvent(event)


def row(*parts: QWidget | QLayout | int, spacing: int = 8) -> QHBoxLayout:
    """Parts beside each other; a number is a stretch."""
    layout = QHBoxLayout()
    layout.setSpacing(spacing)
    _fill(layout, parts)
    return layout


def column(*parts: QWidget | QLayout | int, spacing: int = 8) -> QVBoxLayout:
    """Parts below each other; a number is a stretch."""
    layout = QVBoxLayout()
    layout.setSpacing(spacing)
    _fill(layout, parts)
    return layout


def _fill(layout: QHBoxLayout | QVBoxLayout, parts: tuple[QWidget | QLayout | int, ...]) -> None:
    layout.setContentsMargins(0, 0, 0, 0)
    for part in parts:
        if isinstance(part, int):
            layout.addStretch(part)
        elif isinstance(part, QLayout):
            layout.addLayout(part)
        else:
            layout.addWidget(part)


def columns(*parts: QLayout, spacing: int = 16) -> FlowLayout:
    """A layout of columns side by side, or one below the other in a window too narrow for two."""
    layout = FlowLayout(spacing=spacing, most_columns=len(parts))
    for part in parts:
        holder = QWidget()
        holder.setLayout(part)
        layout.addWidget(holder)
    return layout


def card(*parts: QWidget | QLayout | int, padding: int = 16, spacing: int = 8) -> QFrame:
    """A framed group."""
    frame = QFrame()
    frame.setProperty("role", "card")
    layout = column(*parts, spacing=spacing)
    layout.setContentsMargins(padding, padding, padding, padding)
    frame.setLayout(layout)
    return frame


def scrolled(content: QWidget) -> QScrollArea:
    """A page that may be taller than the window."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidget(content)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


class PageScroll(QScrollArea):
    """A whole page that may be taller than the window.

    Its bar lies in the margin of the page: with it or without, everything has the same width. It is
    made when it is first needed: at a start it is not.
    """

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        self.bar: QScrollBar | None = None
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(content)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        done = super().eventFilter(watched, event)
        if event.type() == QEvent.Type.Resize:
            self._fit_bar()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_bar()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._fit_bar()

    def _fit_bar(self) -> None:
        if self.bar is None:
            if self._content.height() <= self.height():
                return
            self.bar = self._make_bar()
        hidden, bar = self.verticalScrollBar(), self.bar
        bar.setPageStep(hidden.pageStep())
        bar.setSingleStep(hidden.singleStep())
        bar.setRange(hidden.minimum(), hidden.maximum())
        bar.setValue(hidden.value())
        bar.setVisible(hidden.maximum() > hidden.minimum())
        wide = bar.sizeHint().width()
        bar.setGeometry(0 if right_to_left() else self.width() - wide, 0, wide, self.height())
        bar.raise_()

    def _make_bar(self) -> QScrollBar:
        from PySide6.QtWidgets import QScrollBar

        bar, hidden = QScrollBar(Qt.Orientation.Vertical, self), self.verticalScrollBar()
        hidden.rangeChanged.connect(self._fit_bar)
        hidden.valueChanged.connect(bar.setValue)
        bar.valueChanged.connect(hidden.setValue)
        return bar


def keep_from_bar(content: QLayout, room: int) -> None:
    """Keep what scrolls apart from its bar, which is where lines end."""
    left, right = (room, 0) if right_to_left() else (0, room)
    content.setContentsMargins(left, 0, right, 0)


def in_the_middle(inside: QLayout, width: int) -> QWidget:
    """A column of at most this width in the middle of a page."""
    content = QWidget()
    content.setLayout(inside)
    content.setMaximumWidth(width)
    whole = QWidget()
    centred = row(1, content, 1)
    centred.setStretch(1, 100)
    whole.setLayout(centred)
    return whole


def fill_scrolled(page: QWidget, content: QWidget) -> None:
    """Fill a page with something that may be taller than the window."""
    whole = QVBoxLayout(page)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.addWidget(PageScroll(content))


def clear(layout: QLayout) -> None:
    """Remove everything from a layout."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
        elif (inner := item.layout()) is not None:
            clear(inner)
        # Qt gives it to whoever takes it, and PySide does not.
        delete(item)


class Segment(QPushButton):
    """A button of a Segments row, wide enough for its words in bold, as when chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("kind", "segment")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        hint, font = super().sizeHint(), QFont(self.font())
        plain_width = self.fontMetrics().horizontalAdvance(self.text())
        font.setWeight(QFont.Weight.DemiBold)
        bold_width = QFontMetrics(font).horizontalAdvance(self.text())
        return QSize(hint.width() + max(0, bold_width - plain_width) + 4, hint.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class Segments(QWidget):
    """A choice of one: buttons in a row, or in a column where it is narrow."""

    chosen = Signal(object)

    def __init__(self, values: tuple[object, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values = values
        self._group = QButtonGroup(self)
        self._line = row(spacing=0)
        self._buttons: list[QPushButton] = []
        for index in range(len(values)):
            button = Segment()
            self._group.addButton(button, index)
            self._buttons.append(button)
            self._line.addWidget(button)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setLayout(self._line)
        self._group.idClicked.connect(self._on_clicked)

    def _on_clicked(self, index: int) -> None:
        if any(button.hasFocus() for button in self._buttons):
            # A click alone would leave the keyboard at the one chosen before.
            self._buttons[index].setFocus()
        self.chosen.emit(self._values[index])

    @property
    def _shown(self) -> list[QPushButton]:
        return [button for button in self._buttons if not button.isHidden()]

    def _stacked(self, width: int) -> bool:
        """Whether a width is too small for one row."""
        return sum(button.sizeHint().width() for button in self._shown) > width

    def minimumSizeHint(self) -> QSize:
        widest = max((button.sizeHint().width() for button in self._shown), default=0)
        return QSize(widest, super().minimumSizeHint().height())

    def heightForWidth(self, width: int) -> int:
        heights = [button.sizeHint().height() for button in self._shown] or [0]
        return sum(heights) if self._stacked(width) else max(heights)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self._shape()
        return done

    def _shape(self) -> None:
        """Only the corners of the whole row are round."""
        stacked = self._stacked(self.width())
        way = QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight
        if self._line.direction() != way:
            self._line.setDirection(way)
            self.updateGeometry()
        ends = ("top", "bottom") if stacked else ("left", "right")
        if right_to_left() and not stacked:
            ends = ends[::-1]
        shown = self._shown
        for button in shown:
            first, last = button is shown[0], button is shown[-1]
            end = "both" if first and last else ends[0] if first else ends[1] if last else "none"
            if button.property("end") != end:
                button.setProperty("end", end)
                button.style().polish(button)

    def set_words(self, words: list[str]) -> None:
        for button, word in zip(self._buttons, words, strict=True):
            button.setText(word)
            button.updateGeometry()

    def set_value(self, value: object) -> None:
        if value in self._values:
            self._buttons[self._values.index(value)].setChecked(True)

    def value(self) -> object:
        return self._values[self._group.checkedId()]

    def buttons(self) -> list[QPushButton]:
        return self._buttons


class Stepper(QWidget):
    """A small whole number with buttons to lower and raise it."""

    changed = Signal(int)

    def __init__(self, page: Page, least: int, most: int, value: int) -> None:
        super().__init__()
        self._range = (least, most)
        self._value = value
        self._number = label("heading")
        self._number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._number.setMinimumWidth(36)
        self._less = page.tool("minus", 18)
        self._more = page.tool("plus", 18)
        self._less.clicked.connect(lambda: self.set_value(self._value - 1))
        self._more.clicked.connect(lambda: self.set_value(self._value + 1))
        self.setLayout(row(self._less, self._number, self._more, spacing=2))
        self.set_value(value)

    def value(self) -> int:
        return self._value

    def set_value(self, value: int) -> None:
        least, most = self._range
        self._value = max(least, min(most, value))
        self._less.setEnabled(self._value > least)
        self._more.setEnabled(self._value < most)
        self.retranslate(self.accessibleName())
        self.changed.emit(self._value)

    def retranslate(self, name: str) -> None:
        """Set the accessible name, and write the number in the language's digits."""
        self.setAccessibleName(name)
        self._number.setText(number(self._value))
        for button, sign in ((self._less, "−"), (self._more, "+")):
            button.setAccessibleName(f"{name} {sign} ({number(self._value)})")


class DropDown(QComboBox):
    """A list that opens, to choose one of many.

    Its arrow is drawn: for a picture of it, the start would load what Qt has for all formats. The
    wheel changes the choice only while the list has the focus: else it scrolls the page.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        from PySide6.QtGui import QPainter, QPen

        super().paintEvent(event)
        right = self.width() - _ARROW_INDENT
        x = _ARROW_INDENT if self.layoutDirection() == Qt.LayoutDirection.RightToLeft else right
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        round_ends = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        painter.setPen(QPen(self.palette().text(), 1.4, Qt.PenStyle.SolidLine, *round_ends))
        painter.translate(x, self.height() / 2)
        # As its words grow, so does the arrow.
        larger = grown_picture(100) / 100
        painter.scale(larger, larger)
        painter.drawPolyline([QPointF(-3.5, -1.75), QPointF(0, 1.75), QPointF(3.5, -1.75)])
        painter.end()


class ClickCard(QFrame):
    """A card that acts as one large button; arrow keys lead from it to what is beside it."""

    clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "click-card")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.clicked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter on a button inside comes here too, and is that button's.
        presses = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
        focused = self.window().focusWidget() is self
        if focused and event.key() in presses:
            self.clicked.emit()
        elif not (focused and event.key() in arrows and self._leave(Qt.Key(event.key()))):
            super().keyPressEvent(event)

    def _leave(self, way: Qt.Key) -> bool:
        """Give the focus to what is beside the card; whether there is anything that way."""
        from harmony_desktop.ui.kit.tabbing import move_towards

        return move_towards(self, way)


class FlowLayout(QLayout):
    """Items side by side as far as they fit, then on the next line; all of one width.

    A line that is not full leaves its rest empty, so that a lone item does not grow out of shape.
    No item gets less width than it needs. With `fills`, lines share what height is left over. With
    `own_widths`, every item is as wide as it likes to be, and all of them equally wider. With
    `even`, no line has more items than are needed for as many lines, and none is wider than
    `widest`. With `wide_last`, an item that is alone on the last line has all of it.
    """

    def __init__(
        self,
        least_width: int = 0,
        spacing: int = 16,
        most_columns: int = 5,
        own_widths: bool = False,
        even: bool = False,
        widest: int = 0,
        wide_last: bool = False,
    ) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._least = least_width
        self._most = most_columns
        self._own_widths = own_widths
        self._even, self._widest, self._wide_last = even, widest, wide_last
        self._fills = False
        self._measured: dict[int, list[_FlowLine]] = {}
        """Layouts by width since the last change: Qt asks for the same widths very often."""
        self._needed = QSize()
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)

    def addWidget(self, widget: QWidget) -> None:
        self.addChildWidget(widget)
        # Made here, it is Python's, and goes with this layout. One of Qt's would stay for ever.
        self.addItem(QWidgetItem(widget))

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        # Whoever holds this layout has measured it without the new item.
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        taken = self._items.pop(index) if 0 <= index < len(self._items) else None
        self.invalidate()
        return taken

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        edge = self.contentsMargins()
        inside = width - edge.left() - edge.right()
        return self._place(QRect(0, 0, inside, 0), move=False) + edge.top() + edge.bottom()

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def set_shape(
        self, least_width: int, most_columns: int, fills: bool = False, own_widths: bool = False
    ) -> None:
        """Set other widths."""
        self._least, self._most, self._fills = least_width, most_columns, fills
        self._own_widths = own_widths
        self.invalidate()

    def invalidate(self) -> None:
        self._measured.clear()
        self._needed = QSize()
        super().invalidate()

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Vertical if self._fills else Qt.Orientation(0)

    def _least_size(self) -> QSize:
        """The room that every item needs."""
        if not self._needed.isValid():
            needs = [item.minimumSize() for item in self._items if not item.isEmpty()]
            self._needed = QSize(
                max((self._least, 1, *(size.width() for size in needs))),
                max((size.height() for size in needs), default=0),
            )
        return self._needed

    def minimumSize(self) -> QSize:
        return self._least_size().grownBy(self.contentsMargins())

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect.marginsRemoved(self.contentsMargins()), move=True)

    def _place(self, rect: QRect, move: bool) -> int:
        shown = self._shown_items()
        if not shown:
            return 0
        if rect.width() not in self._measured:
            self._measured[rect.width()] = self._measure(rect.width())
        lines = self._measured[rect.width()]
        gap = self.spacing()
        needed = sum(line.height for line in lines) + gap * (len(lines) - 1)
        if not move:
            return needed
        spare = max(0, rect.height() - needed) // len(lines) if self._fills else 0
        y = rect.y()
        waiting = iter(shown)
        for widths, height in lines:
            x = rect.x()
            for width in widths:
                left = rect.x() + rect.right() - x - width + 1 if right_to_left() else x
                next(waiting).setGeometry(QRect(left, y, width, height + spare))
                x += width + gap
            y += height + spare + gap
        return y - gap - rect.y()

    def _shown_items(self) -> list[QLayoutItem]:
        """The items that are not hidden; hidden ones leave no gap."""
        return [item for item in self._items if not item.isEmpty()]

    def _measure(self, whole: int) -> list[_FlowLine]:
        """The lines that the items need in a width."""
        gap = self.spacing()
        shown = self._shown_items()
        if self._own_widths:
            lines = self._broken([_wish(item) for item in shown], whole)
        else:
            fitting = max(1, (whole + gap) // (self._least_size().width() + gap))
            columns = min(fitting, self._most)
            if self._even:
                columns = ceil(len(shown) / ceil(len(shown) / columns))
            width, more = divmod(whole - gap * (columns - 1), columns)
            # The first columns are a pixel wider, so that the last one ends at the edge.
            full = [width + (place < more) for place in range(columns)]
            if 0 < self._widest < width:
                full = [self._widest] * columns
            lines = [full[: len(shown) - start] for start in range(0, len(shown), columns)]
            if self._wide_last and len(lines[-1]) == 1:
                lines[-1] = [whole]
        waiting = iter(shown)
        return [
            _FlowLine(widths, max(_height(next(waiting), width) for width in widths))
            for widths in lines
        ]

    def _broken(self, wishes: list[int], whole: int) -> list[list[int]]:
        """Widths divided into lines, and what every line has to spare added to all of them."""
        gap = self.spacing()
        lines: list[list[int]] = []
        for wish in wishes:
            if not lines or sum(lines[-1]) + gap * len(lines[-1]) + wish > whole:
                lines.append([])
            lines[-1].append(min(wish, whole))
        spare = min((whole - sum(line) - gap * (len(line) - 1)) // len(line) for line in lines)
        return [[width + spare for width in line] for line in lines]


class _FlowLine(NamedTuple):
    """A line of a FlowLayout: the widths of its items, and its height."""

    widths: list[int]
    height: int


def _wish(item: QLayoutItem) -> int:
    """The width that an item likes to have."""
    return max(item.sizeHint().width(), item.minimumSize().width())


def _height(item: QLayoutItem, width: int) -> int:
    if item.hasHeightForWidth():
        return item.heightForWidth(width)
    return item.sizeHint().height()
