"""Motion: short, eased, and never in the way of input."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QTimer, QVariantAnimation, Signal
from PySide6.QtWidgets import QApplication, QGraphicsItem, QStyle

_DURATIONS = {"off": 0, "fast": 110, "normal": 210}


def system_is_calm() -> bool:
    """Whether the system has been told not to animate, as far as Qt passes that on."""
    return not QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)


class Motion(QObject):
    """Runs the animations of a scene in the pace the player chose.

    Every animation has a key (what moves): a new one for the same key takes over from the old.

    Signals:
        rested: the last of them has ended.
    """

    rested = Signal()

    def __init__(self, pace: str = "normal", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pace = pace
        self._still = False
        self._running: dict[object, QVariantAnimation] = {}

    @property
    def running(self) -> bool:
        """Whether anything moves."""
        return bool(self._running)

    def finish(self) -> None:
        """Bring everything to its end at once."""
        while self._running:
            animation = next(iter(self._running.values()))
            animation.setCurrentTime(animation.duration())
            animation.stop()

    @property
    def milliseconds(self) -> int:
        """How long a normal move takes; no time where the system wants no animation."""
        return 0 if self._still or system_is_calm() else _DURATIONS[self.pace]

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Let animations that begin within this context end at once."""
        self._still = True
        try:
            yield
        finally:
            self._still = False

    def run(
        self,
        key: object,
        start: Any,
        end: Any,
        update: Callable[[Any], None],
        done: Callable[[], None] | None = None,
        factor: float = 1.0,
    ) -> None:
        """Move from `start` to `end`, calling `update` on the way and `done` at the end."""
        self.stop(key)
        if not self.milliseconds:
            update(end)
            if done:
                done()
            return
        animation = QVariantAnimation(self)
        animation.setDuration(int(self.milliseconds * factor))
        animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        animation.setStartValue(start)
        animation.setEndValue(end)
        animation.valueChanged.connect(update)
        animation.finished.connect(lambda: self._finished(key, animation, done))
        self._running[key] = animation
        update(start)
        animation.start()

    def glide(
        self,
        key: object,
        item: QGraphicsItem,
        end: QPointF,
        animate: bool = True,
        factor: float = 1.0,
    ) -> None:
        """Let an item move to a place, or be there at once."""
        if animate and item.pos() != end:
            self.run(key, item.pos(), end, item.setPos, factor=factor)
        else:
            self.stop(key)
            item.setPos(end)

    def _finished(
        self, key: object, animation: QVariantAnimation, done: Callable[[], None] | None
    ) -> None:
        if self._running.get(key) is animation:
            del self._running[key]
        animation.deleteLater()
        if done:
            done()
        self._report_rest()

    def stop(self, key: object) -> None:
        """End the animation of `key` where it is; its `done` is not called."""
        animation = self._running.pop(key, None)
        if animation is not None:
            animation.blockSignals(True)
            animation.stop()
            animation.deleteLater()
            # Often another one takes over at once.
            QTimer.singleShot(0, self, self._report_rest)

    def _report_rest(self) -> None:
        if not self._running:
            self.rested.emit()
