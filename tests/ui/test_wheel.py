"""The wheel scrolls pages; it changes a slider, a list or a number only where the focus is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QSlider, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from harmony_desktop.ui.kit.values import NumberBox, Slider
from harmony_desktop.ui.kit.widgets import DropDown
from harmony_desktop.ui.shell.window import Window
from tests.ui.player import Player


def wheel(widget: QWidget) -> bool:
    """A notch towards oneself over the middle of a widget; False if it is left to the page."""
    middle = widget.rect().center()
    event = QWheelEvent(
        QPointF(middle),
        QPointF(widget.mapToGlobal(middle)),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def test_scrolling_settings_changes_no_setting(open_window: Callable[..., Window]) -> None:
    window = open_window(sound=True)
    window.navigation.open("settings")
    QApplication.processEvents()
    before = vars(window.context.settings).copy()
    window.page.setFocus()
    boxes = [*window.page.findChildren(QSlider), *window.page.findChildren(QComboBox)]
    assert len(boxes) >= 3
    assert not any(wheel(box) for box in boxes)
    assert vars(window.context.settings) == before


@pytest.mark.parametrize("kind", [Slider, NumberBox])
def test_the_focused_control_follows_the_wheel(
    player: Player, kind: type[Slider] | type[NumberBox]
) -> None:
    box = kind(player.window)
    box.setRange(0, 50)
    box.setValue(20)
    box.show()
    assert not wheel(box)
    assert box.value() == 20
    box.setFocus()
    assert wheel(box)
    assert box.value() != 20


def test_no_page_has_a_box_that_the_wheel_changes_in_passing(player: Player) -> None:
    window = player.window
    for way in (("settings",), ("my_games", "statistics"), ("my_games", "achievements")):
        window.navigation.open(*way)
        for kind, guarded in ((QSlider, Slider), (QComboBox, DropDown), (QSpinBox, NumberBox)):
            assert all(isinstance(one, guarded) for one in window.page.findChildren(kind))


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_handle_of_a_slider_goes_where_the_mouse_is(
    open_window: Callable[..., Window], qtbot: QtBot, language: str
) -> None:
    """The text size is applied when the mouse lets go, in whole steps."""
    window = open_window(language)
    window.navigation.open("settings")
    QApplication.processEvents()
    slider = window.page.findChildren(Slider)[0]
    middle = slider.rect().center()
    wide = QPoint(slider.width() // 4, 0)
    left = Qt.MouseButton.LeftButton
    qtbot.mousePress(slider, left, pos=middle)
    assert slider.sliderPosition() == 140
    assert window.context.settings.text_size == 100, "the page stays where it is meanwhile"
    qtbot.mouseMove(slider, middle - wide if language == "fa" else middle + wide)
    assert slider.sliderPosition() in range(165, 180, 5)
    reached = slider.sliderPosition()
    qtbot.mouseRelease(slider, left, pos=middle + wide)
    assert window.context.settings.text_size == reached == slider.value()
