"""A strip above the table: widgets in one line, in a frame with a margin."""

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
    """Frame a line of widgets in the style of a role, with padding `room` and margin `air`."""
    frame = QFrame()
    frame.setProperty("role", role)
    line.setContentsMargins(*room)
    frame.setLayout(line)
    whole = column(frame)
    whole.setContentsMargins(*air)
    return whole
