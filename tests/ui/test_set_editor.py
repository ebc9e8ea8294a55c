"""Editing an own set of components by mouse and by keys (S-22)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from harmony_desktop.engine.words import LANGUAGES
from harmony_desktop.games.sintra.rules.component_set import STANDARD
from harmony_desktop.games.sintra.rules.components import JOKER, SPACES, Components
from harmony_desktop.games.sintra.table.set_editor import EditorPlace, SetEditorPage
from harmony_desktop.ui.shell.window import Window
from tests.ui.texts import widget_faults

Key = Qt.Key
FRONT, BACK = 0, 1


class Bench:
    """The editor of a copy of the usual set, and what it has kept."""

    def __init__(self, window: Window, qtbot: QtBot) -> None:
        self.kept: list[Components] = []
        self.page = SetEditorPage(window.context, STANDARD, self.kept.append)
        window.navigation.push(self.page)
        self._qtbot = qtbot

    def click(self, place: EditorPlace) -> None:
        bench = self.page.bench
        point = bench.point_of(place).toPoint()
        self._qtbot.mouseClick(bench, Qt.MouseButton.LeftButton, pos=point)

    def press(self, *keys: Key | str, widget: QWidget | None = None) -> None:
        widget = widget or self.page.bench
        for key in keys:
            if isinstance(key, str):
                for sign in key:
                    event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier(0), sign)
                    QApplication.sendEvent(widget, event)
            else:
                self._qtbot.keyClick(widget, key)

    def write(self, box: QLineEdit, text: str) -> None:
        box.selectAll()
        self.press(text, widget=box)


@pytest.fixture
def bench(open_window: Callable[..., Window], qtbot: QtBot) -> Bench:
    return Bench(open_window(), qtbot)


def test_a_click_lays_the_chosen_colour(bench: Bench) -> None:
    bench.page.swatches[3].click()
    for place in (EditorPlace(FRONT, 0, 0), EditorPlace(BACK, 7, 4)):
        bench.click(place)
        assert bench.page.components.strips[place.strip][place.face][place.space] == 3
    assert bench.kept[-1] == bench.page.components
    changed = [
        (strip, face, space)
        for strip, faces in enumerate(bench.page.components.strips)
        for face, side in enumerate(faces)
        for space, colour in enumerate(side)
        if colour != STANDARD.strips[strip][face][space]
    ]
    assert changed == [(0, FRONT, 0), (7, BACK, 4)]


def test_keys_reach_every_space_and_lay_every_colour(bench: Bench) -> None:
    """1 to 6 lay a colour and go on; the arrows go round."""
    seen = set()
    for _ in range(10):
        for _ in range(8):
            seen.add(bench.page.bench.place)
            bench.press(Key.Key_Right)
        bench.press(Key.Key_Down)
    assert len(seen) == 80
    assert bench.page.bench.place == EditorPlace(FRONT, 0, 0)
    bench.press("32")
    assert bench.page.components.strips[0][FRONT][:2] == (2, 1)
    assert bench.page.bench.place == EditorPlace(FRONT, 0, 2)
    bench.press("۵")
    assert bench.page.components.strips[0][FRONT][2] == 4
    bench.page.swatches[0].click()
    bench.press(Key.Key_Space)
    assert bench.page.components.strips[0][FRONT][3] == 0
    bench.press("789x")
    assert bench.page.bench.place == EditorPlace(FRONT, 0, 3)


def test_a_screen_reader_hears_where_the_keyboard_is(bench: Bench) -> None:
    bench.press(Key.Key_Down, Key.Key_Right, "6", Key.Key_Up)
    assert bench.page.bench.accessibleName() == "Front of the strips, strip 2, space 2: Joker"


def test_values_belong_to_the_side_that_is_shown(bench: Bench) -> None:
    page = bench.page
    bench.write(page.value_boxes[2], "12")
    assert page.components.values_a[2] == 12
    page.side_switch.buttons()[1].click()
    assert page.value_boxes[2].value() == STANDARD.values_b[2]
    bench.press(Key.Key_Up, Key.Key_Up, Key.Key_Down, widget=page.value_boxes[7])
    assert page.components.values_b[7] == STANDARD.values_b[7] + 1
    bench.write(page.value_boxes[0], "x")
    assert page.components.values_b[0] == 0
    assert page.components.values_a == (*STANDARD.values_a[:2], 12, *STANDARD.values_a[3:])


def test_the_other_reading_is_a_switch_beside_the_values_of_side_b(bench: Bench) -> None:
    """S-23"""
    page = bench.page
    assert not page.every_window.isVisible()
    page.side_switch.buttons()[1].click()
    assert page.every_window.isVisible()
    page.every_window.click()
    assert page.components.every_window
    page.undo()
    assert not page.components.every_window
    assert not page.every_window.isChecked()


def test_the_track_is_typed_as_numbers(bench: Bench) -> None:
    page = bench.page
    bench.write(page.track_field, "0, 2 4 -7 ۱۲")
    assert page.components.track == (0, -2, -4, -7, -12)
    assert page.trouble.text() == ""


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("1 2 3", "begin with 0"),
        ("0 3 3", "lower than the one before"),
        ("0", "at least 2 steps"),
        ("", "at least 2 steps"),
        ("0 1 2000", "\u2212999"),
        (" ".join(map(str, range(40))), "at most 30 steps"),
    ],
)
def test_a_wrong_track_is_told_of_and_not_kept(bench: Bench, typed: str, told: str) -> None:
    bench.page.track_field.setText(typed)
    bench.page.track_field.textEdited.emit(typed)
    assert told in bench.page.trouble.text()
    assert bench.kept == []
    assert bench.page.components == STANDARD
    bench.page.undo()
    assert bench.page.trouble.text() == ""
    assert bench.page.track_field.text().startswith("0")
    assert not bench.page.undo_button.isEnabled()


def test_two_jokers_on_both_sides_are_told_of_until_one_goes(bench: Bench) -> None:
    """S-2: what else is changed meanwhile is kept with the cure."""
    page = bench.page
    page.swatches[JOKER].click()
    for place in (EditorPlace(FRONT, 7, 0), EditorPlace(FRONT, 7, 1)):
        bench.click(place)
    assert "Strip 8" in page.trouble.text()
    assert page.bench.components.strips[7][FRONT][:2] == (JOKER, JOKER)
    assert len(bench.kept) == 1
    bench.write(page.value_boxes[0], "9")
    assert len(bench.kept) == 1
    page.swatches[0].click()
    bench.click(EditorPlace(FRONT, 7, 0))
    assert page.trouble.text() == ""
    assert page.components.strips[7][FRONT][:2] == (0, JOKER)
    assert page.components.values_a[0] == 9


def test_undo_takes_back_change_by_change(bench: Bench) -> None:
    page = bench.page
    bench.press("34")
    page.name_field.setText("Mine")
    page.name_field.textEdited.emit("Mine")
    assert page.components.name == "Mine"
    for _ in range(3):
        assert page.undo_button.isEnabled()
        page.undo_button.click()
    assert page.components == STANDARD
    assert page.name_field.text() == ""
    assert bench.kept[-1] == STANDARD
    assert not page.undo_button.isEnabled()


def test_a_click_on_a_value_leads_to_its_box(bench: Bench, qtbot: QtBot) -> None:
    window = bench.page.window()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    bench.page.bench.value_meant.emit(5)
    assert bench.page.value_boxes[5].hasFocus()


def test_windows_run_from_left_to_right_in_persian_too(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    page = Bench(open_window("fa"), qtbot).page
    places = [box.mapTo(page, box.rect().center()).x() for box in page.value_boxes]
    assert places == sorted(places)
    assert page.value_boxes[0].text() == "۴"
    assert "۱۸" in page.track_field.text()
    assert len({swatch.accessibleName() for swatch in page.swatches}) == len(SPACES)


def test_escape_leads_back(open_window: Callable[..., Window], qtbot: QtBot) -> None:
    window = open_window()
    window.navigation.open("new_game", "sintra")
    before = window.page
    bench = Bench(window, qtbot)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    bench.press(Key.Key_Escape)
    assert window.page is before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (900, 620)])
def test_no_word_of_the_editor_is_clipped(
    open_window: Callable[..., Window], qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    window = open_window(language)
    window.resize(*size)
    page = Bench(window, qtbot).page
    page.type_track("1")
    QApplication.processEvents()
    QApplication.processEvents()
    assert page.trouble.text()
    assert list(widget_faults(page, set())) == []
