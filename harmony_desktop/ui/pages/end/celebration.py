"""The rain of the players' shapes over a win."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import (
    QEasingCurve,
    QPointF,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import (
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QWidget,
)

from harmony_desktop.ui.kit.qt import not_none
from harmony_desktop.ui.players.players import (
    COLOURS,
    draw_dot,
    player_colour,
)


class Celebration(QWidget):
    """The players' shapes rain behind the parts of the page for a moment."""

    _LASTS_MS = 2600
    _PIECES = 70

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        dice = Random()  # noqa: S311 - where a shape falls is no secret
        self._pieces = [
            (
                dice.random(),
                dice.uniform(-0.5, 0.1),
                dice.uniform(0.7, 1.3),
                dice.uniform(5, 10),
                dice.choice(list(COLOURS)),
            )
            for _ in range(self._PIECES)
        ]
        self._moment = 0.0
        self._fall = QVariantAnimation(self)
        self._fall.setStartValue(0.0)
        self._fall.setEndValue(1.0)
        self._fall.setDuration(self._LASTS_MS)
        self._fall.setEasingCurve(QEasingCurve.Type.OutSine)
        self._fall.valueChanged.connect(self._advance)
        self._fall.finished.connect(self.deleteLater)

    def start(self) -> None:
        self.setGeometry(not_none(self.parentWidget()).rect())
        self.lower()
        self.show()
        self._fall.start()

    def _advance(self, moment: float) -> None:
        self._moment = moment
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        fading = min(1.0, (1.0 - self._moment) * 3)
        painter.setOpacity(fading)
        for x, start, speed, size, colour in self._pieces:
            y = start + self._moment * speed * 1.1
            at = QPointF(x * self.width() + 18 * (y - start), y * self.height())
            draw_dot(painter, at, size, player_colour(colour))
        painter.end()
