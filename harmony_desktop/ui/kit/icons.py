"""Interface icons, coloured for the theme."""

from __future__ import annotations

import logging
from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from harmony_desktop.ui.kit.resources import resource

log = logging.getLogger(__name__)

_SIZE = 96
"""Size in device pixels; Qt scales it down without losing sharpness."""
_MIRRORED = frozenset(
    {"undo-2", "redo-2", "arrow-left", "arrow-right", "chevron-left", "chevron-right", "skip-back"}
    | {"skip-forward", "play", "list", "panel-right"}
)
"""Icons that point along the reading direction: they turn round in right-to-left languages."""


def icon(
    name: str,
    colour: str,
    disabled: str | None = None,
    mirror: bool = False,
    before_words: bool = False,
) -> QIcon:
    """An icon of the set in `colour`, sharp at the usual sizes and pixel ratios.

    Before words it has some room on their side, a quarter of its size: Qt leaves very little.
    """
    made = QIcon()
    turned = mirror and name in _MIRRORED

    def add(ink: str, mode: QIcon.Mode) -> None:
        drawn = picture(name, ink, _SIZE, turned)
        made.addPixmap(_with_room(drawn, mirror) if before_words else drawn, mode)

    add(colour, QIcon.Mode.Normal)
    if disabled is not None:
        add(disabled, QIcon.Mode.Disabled)
    return made


def _with_room(drawn: QPixmap, on_the_left: bool) -> QPixmap:
    room = drawn.width() // 4
    wider = QPixmap(drawn.width() + room, drawn.height())
    wider.fill(Qt.GlobalColor.transparent)
    painter = QPainter(wider)
    painter.drawPixmap(room if on_the_left else 0, 0, drawn)
    painter.end()
    return wider


@cache
def picture(name: str, colour: str, size: int, mirrored: bool = False) -> QPixmap:
    """An icon as a pixmap of `size` device pixels."""
    pixmap = QPixmap(QSize(size, size))
    pixmap.fill(Qt.GlobalColor.transparent)
    try:
        text = resource("icons", f"{name}.svg").read_bytes()
    except OSError as problem:
        # A button without its icon still works.
        log.error("no icon: %s", problem)
        return pixmap
    text = text.replace(b"currentColor", colour.encode())
    painter = QPainter(pixmap)
    if mirrored:
        painter.translate(size, 0)
        painter.scale(-1, 1)
    QSvgRenderer(QByteArray(text)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap
