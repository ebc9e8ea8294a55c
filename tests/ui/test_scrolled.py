"""A page that is taller than the window."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from harmony_desktop.ui.widgets import paragraph, scrolled


def test_nothing_lies_over_anything_beside_a_scroll_bar(qtbot: QtBot) -> None:
    """A line that just fits the whole width wraps once the scroll bar has taken some of it."""
    content = QWidget()
    layout = QVBoxLayout(content)
    lines: list[QLabel] = []
    for _ in range(30):
        line = paragraph()
        line.setText("as wide as the page can be")
        layout.addWidget(line)
        lines.append(line)
    area = scrolled(content)
    qtbot.addWidget(area)
    margins = layout.contentsMargins()
    wanted = lines[0].fontMetrics().horizontalAdvance(lines[0].text()) + 6
    area.resize(wanted + margins.left() + margins.right(), 200)
    area.show()
    qtbot.waitExposed(area)
    assert area.verticalScrollBar().isVisible()
    assert lines[0].heightForWidth(lines[0].width()) > lines[0].fontMetrics().height() * 1.5
    for line in lines:
        assert line.height() >= line.heightForWidth(line.width())
