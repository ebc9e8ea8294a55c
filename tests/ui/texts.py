"""Reading what is drawn: every text of a window or a table, where it lies and how large it is."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Hashable, Iterator, Set
from dataclasses import dataclass
from itertools import combinations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTransform
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QListWidget,
    QTabBar,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)
from shiboken6 import delete

from harmony_desktop.ui.kit.art import ArtItem
from harmony_desktop.ui.kit.languages import text_scale
from harmony_desktop.ui.kit.widgets import ElidedLine
from harmony_desktop.ui.table.fitted_text import FittedText
from harmony_desktop.ui.table.view import TableView

_SVG = "{http://www.w3.org/2000/svg}"
_ELLIPSIS = "…"


@dataclass(frozen=True)
class DrawnText:
    """A text as it was drawn."""

    words: str
    box: QRectF
    pixels: float

    def mapped(self, transform: QTransform) -> DrawnText:
        """The same, seen through a transformation."""
        return DrawnText(self.words, transform.mapRect(self.box), self.pixels * transform.m22())

    @property
    def is_words(self) -> bool:
        """Whether it is more than a number or a sign on a piece."""
        return sum(letter.isalpha() for letter in self.words) >= 2


def drawn_texts(draw: Callable[[QPainter], None], area: QRectF) -> list[DrawnText]:
    """Every text that a drawing has, in its own coordinates."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(96)
    generator.setViewBox(area)
    painter = QPainter(generator)
    draw(painter)
    painter.end()
    # It writes into the buffer: the buffer must be the last to go.
    delete(generator)
    buffer.close()
    if not data.contains(b"<text"):
        return []
    root = ElementTree.fromstring(data.data())  # noqa: S314 - our own drawing
    return list(_texts_in(root, QTransform()))


def _texts_in(node: ElementTree.Element, around: QTransform) -> Iterator[DrawnText]:
    inside = _transform(node.get("transform", "")) * around
    if node.tag == f"{_SVG}text" and (node.text or "").strip():
        font = QFont(node.get("font-family", "").strip("'"))
        pixels = float(node.get("font-size", "12"))
        font.setPixelSize(max(1, round(pixels)))
        font.setWeight(QFont.Weight(int(node.get("font-weight", "400"))))
        metrics = QFontMetricsF(font)
        words = node.text or ""
        at = QPointF(float(node.get("x", "0")), float(node.get("y", "0")))
        box = QRectF(at.x(), at.y() - metrics.ascent(), metrics.horizontalAdvance(words), pixels)
        yield DrawnText(words, box, pixels).mapped(inside)
    for child in node:
        yield from _texts_in(child, inside)


def _transform(words: str) -> QTransform:
    found = re.match(r"matrix\(([^)]*)\)", words)
    if not found:
        return QTransform()
    return QTransform(*(float(part) for part in found[1].split(",")))


# Tables

_drawn: dict[tuple[Hashable, float, float], list[DrawnText]] = {}
"""The texts of drawings that have been looked at: one drawing is on many pages."""


def _texts_of(item: ArtItem, scale: float) -> list[DrawnText]:
    """The texts of a drawing as it is seen at a scale, in its own coordinates."""
    draw, back = item._draw, QTransform.fromScale(1 / scale, 1 / scale)
    if draw is None:
        return []

    def draw_at_scale(painter: QPainter) -> None:
        painter.scale(scale, scale)
        draw(painter)

    key = item._key, text_scale(), round(scale, 6)
    if item._key is None or key not in _drawn:
        found = drawn_texts(draw_at_scale, item._rect)
        _drawn[key] = [text.mapped(back) for text in found]
    return _drawn[key]


def table_texts(view: TableView) -> list[tuple[ArtItem, DrawnText]]:
    """Every text on a table, in pixels of its view."""
    found = []
    for item in view.scene().items():
        if not isinstance(item, ArtItem) or not item.isVisible() or item.effectiveOpacity() < 0.2:
            continue
        seen = item.sceneTransform() * view.viewportTransform()
        scale = abs(seen.determinant()) ** 0.5
        found += [(item, text.mapped(seen)) for text in _texts_of(item, scale)]
    return found


def table_faults(view: TableView, known: Set[str], least: float) -> Iterator[str]:
    """Texts of a table that are elided, smaller than `least` pixels, outside or over each other."""
    texts = [(item, text) for item, text in table_texts(view) if text.is_words]
    port = QRectF(view.viewport().rect()).adjusted(-1, -1, 1, 1)
    for _, text in texts:
        if _is_cut(text.words, known):
            yield f"elided: {text.words}"
        if text.pixels < least:
            yield f"{text.pixels:.1f} px: {text.words}"
        if not port.contains(text.box):
            yield f"outside: {text.words}"
    for (one, first), (other, second) in combinations(texts, 2):
        same = one is other or first.words == second.words
        if not same and overlap(first.box, second.box):
            yield f"overlap: {first.words} / {second.words}"


def _is_cut(words: str, known: Set[str]) -> bool:
    """Whether a line ends in an ellipsis that no text of the program ends in."""
    return words.endswith(_ELLIPSIS) and not any(text.endswith(words) for text in known)


def overlap(one: QRectF, other: QRectF) -> bool:
    """Whether two boxes share more than the air around letters."""
    shared = one.intersected(other)
    smaller = min(one.width() * one.height(), other.width() * other.height())
    return shared.width() * shared.height() > 0.12 * smaller


# Widgets


def widget_faults(root: QWidget, known: Set[str]) -> Iterator[str]:
    """Texts of widgets that are cut off, elided or over each other."""
    shown = [one for one in root.findChildren(QWidget) if one.isVisible()]
    for widget in shown:
        yield from _faults_of(widget)
        if type(widget).__module__.startswith("harmony_desktop") and _paints(widget):
            yield from _painted_faults(widget, known)


def nameless_buttons(root: QWidget) -> Iterator[str]:
    """Buttons in reach of the keyboard that have neither words nor a name for a screen reader."""
    for button in root.findChildren(QAbstractButton):
        silent = not button.text() and not button.accessibleName()
        if button.isVisible() and silent and button.focusPolicy():
            yield f"without a name: {button}"


def _paints(widget: QWidget) -> bool:
    own = type(widget).paintEvent is not QWidget.paintEvent
    return own and not isinstance(widget, TableView | FittedText | QLabel | QComboBox)


def _painted_faults(widget: QWidget, known: Set[str]) -> Iterator[str]:
    area = QRectF(widget.rect())
    flags = QWidget.RenderFlag.DrawWindowBackground
    texts = drawn_texts(
        lambda painter: widget.render(painter, widget.rect().topLeft(), renderFlags=flags), area
    )
    for text in texts:
        if text.is_words and _is_cut(text.words, known):
            yield f"elided: {text.words} in {type(widget).__name__}"
    for first, second in combinations(texts, 2):
        if overlap(first.box, second.box):
            yield f"overlap: {first.words} / {second.words} in {type(widget).__name__}"


def _faults_of(widget: QWidget) -> Iterator[str]:
    name = type(widget).__name__
    if isinstance(widget, FittedText):
        if not widget.whole:
            yield f"too long: {widget.text()}"
    elif isinstance(widget, ElidedLine):
        if QLabel.text(widget) != widget.text():
            yield f"elided: {widget.text()} in {name}"
    elif isinstance(widget, QLabel):
        yield from _label_faults(widget)
    elif isinstance(widget, QAbstractButton) and widget.text():
        if widget.sizeHint().width() > widget.width() + 1:
            yield f"cut off: {widget.text()} in {name}"
    elif isinstance(widget, QTabBar):
        for index in range(widget.count()):
            if widget.fontMetrics().horizontalAdvance(widget.tabText(index)) > (
                widget.tabRect(index).width()
            ):
                yield f"cut off: {widget.tabText(index)} in {name}"
    elif isinstance(widget, QTreeWidget):
        yield from _tree_faults(widget)
    elif isinstance(widget, QListWidget):
        yield from _list_faults(widget)
    elif isinstance(widget, QComboBox):
        needed = widget.fontMetrics().horizontalAdvance(widget.currentText())
        if needed > widget.width() - 24:
            yield f"cut off: {widget.currentText()} in {name}"


def _label_faults(widget: QLabel) -> Iterator[str]:
    if not widget.text() or not widget.pixmap().isNull():
        return
    if widget.wordWrap():
        if widget.heightForWidth(widget.width()) > widget.height() + 1:
            yield f"cut off: {widget.text()}"
    elif widget.sizeHint().width() > widget.width() + 1:
        yield f"cut off: {widget.text()}"


def _list_faults(widget: QListWidget) -> Iterator[str]:
    for row in range(widget.count()):
        item = widget.item(row)
        room = widget.visualItemRect(item).size()
        if widget.viewMode() == QListWidget.ViewMode.ListMode:
            room -= QSize(widget.iconSize().width() + 8, 0)
        flags = Qt.TextFlag.TextWordWrap if widget.wordWrap() else Qt.TextFlag.TextSingleLine
        area = QRect(0, 0, room.width(), 1000)
        needed = widget.fontMetrics().boundingRect(area, flags, item.text()).size()
        if needed.width() > room.width() or needed.height() > room.height():
            yield f"cut off: {item.text()} in {type(widget).__name__}"


def _tree_faults(tree: QTreeWidget) -> Iterator[str]:
    # Not by Qt's iterator, which PySide lets outlive its tree.
    rows = [tree.topLevelItem(index) for index in range(tree.topLevelItemCount())]
    while rows:
        item = rows.pop(0)
        if item is None:
            continue
        rows += [item.child(index) for index in range(item.childCount())]
        for column in range(tree.columnCount()):
            yield from _cell_faults(tree, item, column)


def _cell_faults(tree: QTreeWidget, item: QTreeWidgetItem, column: int) -> Iterator[str]:
    index = tree.indexFromItem(item, column)
    room = tree.visualRect(index)
    if room.isEmpty() or not item.text(column):
        return
    hint = tree.sizeHintForIndex(index)
    if hint.width() > room.width() + 1 or hint.height() > room.height() + 1:
        yield f"cut off: {item.text(column)} in {type(tree).__name__}"
