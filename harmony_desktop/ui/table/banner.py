"""A strip above the table: parts in a line, in a frame with air around it."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from harmony_desktop.ui.kit.widgets import column

Margins = tuple[int, int, int, int]


def banner(
    line: QHBoxLayout,
    role: str = "bubble",
    room: Margins = (18, 10, 12, 10),
    air: Margins = (12, 8, 12, 8),
) -> QVBoxLayout:
    """A line in a frame of that role, with room inside and air outside."""
    frame = QFrame()
    frame.setProperty("role", role)
    line.setContentsMargins(*room)
    frame.setLayout(line)
    whole = column(frame)
    whole.setContentsMargins(*air)
    return whole
