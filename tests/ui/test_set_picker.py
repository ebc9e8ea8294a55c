"""Choosing a set of components in New game: the usual one, a file, and files that are wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from harmony_desktop.engine.record import start
from harmony_desktop.games.sintra.component_set import STANDARD_NAME, read_set, template
from harmony_desktop.games.sintra.rules import GAME
from harmony_desktop.games.sintra.table.set_picker import SetPicker
from harmony_desktop.ui.pages.new_game import NewGamePage
from harmony_desktop.ui.window import Window


def picker_of(window: Window) -> SetPicker:
    window.show_new_game("sintra")
    assert isinstance(window.page, NewGamePage)
    (picker,) = window.page._text_boxes
    picker.opened_folders = []
    picker._open_folder = lambda: picker.opened_folders.append(picker.folder)
    return picker


def choose(picker: SetPicker, words: str) -> None:
    place = [
        picker._choice.itemText(n).strip("\u2068\u2069") for n in range(picker._choice.count())
    ]
    number = place.index(words)
    picker._choice.setCurrentIndex(number)
    picker._choice.activated.emit(number)


def own_set(**changes: object) -> str:
    document = json.loads(template("about"))
    document["window_points"]["A"] = [9, 8, 7, 6, 5, 4, 3, 2]
    return json.dumps({**document, **changes}, ensure_ascii=False, indent=1)


def put(picker: SetPicker, name: str, text: str | bytes) -> Path:
    path = picker.folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    picker.retranslate()
    return path


def test_the_usual_set_is_chosen_at_first(player) -> None:
    picker = picker_of(player.window)
    assert picker.value() == STANDARD_NAME
    assert picker._choice.currentText() == "Standard"
    assert player.window.page.record().options["components"] == STANDARD_NAME


def test_a_file_in_the_folder_can_be_played_with(player) -> None:
    picker = picker_of(player.window)
    put(picker, "my box.json", own_set())
    choose(picker, "my box")
    assert picker._choice.currentText().strip("\u2068\u2069") == "my box"
    record = player.window.page.record()
    state = start(GAME, record)
    assert state.table.setup.values == (9, 8, 7, 6, 5, 4, 3, 2)
    assert not picker._trouble.isVisibleTo(picker)


def test_the_set_of_the_last_game_stays_even_without_its_file(player) -> None:
    picker = picker_of(player.window)
    path = put(picker, "mine.json", own_set())
    choose(picker, "mine")
    wanted = picker.value()
    player.window.page._begin()
    player.window.show_home()
    again = picker_of(player.window)
    assert again.value() == wanted
    assert again._choice.currentText().strip("\u2068\u2069") == "mine"
    path.unlink()
    player.window.show_home()
    again = picker_of(player.window)
    assert again.value() == wanted
    assert again._choice.currentText() == "The set of the last game"
    choose(again, "Standard")
    assert again.value() == STANDARD_NAME


def test_a_file_from_elsewhere_can_be_opened(player, tmp_path: Path) -> None:
    picker = picker_of(player.window)
    path = tmp_path / "friend.json"
    path.write_text(own_set(), encoding="utf-8")
    picker._ask_path = lambda: path
    choose(picker, "Open a file…")
    assert read_set(picker.value()).values_a[0] == 9
    assert picker._choice.currentData() == path
    picker._ask_path = lambda: None
    choose(picker, "Open a file…")
    assert picker._choice.currentData() == path
    assert read_set(picker.value()).values_a[0] == 9


WRONG = {
    "not JSON": ('{\n"strips": [\n', "Line 3"),
    "too long": (own_set(about="x" * 9000), "8,000"),
    "huge": ("[" * 400_000, "8,000"),
    "not text": (b'{"name": "\xff\xfe"}', "UTF-8"),
    "a wrong colour": (template("about").replace('"joker"', '"purple"', 1), "Line 12"),
    "a wrong value": (template("about").replace("[4, 4,", "[4, -4,", 1), "Line 14"),
    "no strips": ('{"broken_track": [0, -1]}', "strips"),
    "a list": ("[]", "example file"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_file_is_told_of_and_the_usual_set_stays(case: str, player) -> None:
    picker = picker_of(player.window)
    text, told = WRONG[case]
    put(picker, "wrong.json", text)
    choose(picker, "wrong")
    assert picker._trouble.isVisibleTo(picker)
    words = picker._trouble.text()
    assert "wrong.json" in words
    assert told in words
    assert picker.value() == STANDARD_NAME
    assert picker._choice.currentText() == "Standard"
    assert player.window.page.record().options["components"] == STANDARD_NAME


def test_a_wrong_file_is_told_of_in_persian(persian) -> None:
    picker = picker_of(persian.window)
    put(picker, "wrong.json", '{\n"strips": [\n')
    choose(picker, "wrong")
    assert "۳" in picker._trouble.text()
    assert "JSON" in picker._trouble.text()
    assert "Line" not in picker._trouble.text()


def test_a_folder_that_looks_like_a_file_is_passed_over(player) -> None:
    picker = picker_of(player.window)
    (picker.folder / "folder.json").mkdir(parents=True)
    picker.retranslate()
    assert picker._choice.findText("folder") == -1


def test_coming_back_from_the_editor_reads_the_file_again(player, qapp: QApplication) -> None:
    picker = picker_of(player.window)
    path = put(picker, "mine.json", '{"name": ')
    choose(picker, "mine")
    assert picker._trouble.isVisibleTo(picker)
    path.write_text(own_set(), encoding="utf-8")
    player.window.activateWindow()
    qapp.sendEvent(picker, QEvent(QEvent.Type.ActivationChange))
    assert not picker._trouble.isVisibleTo(picker)
    assert read_set(picker.value()).values_a[0] == 9


def test_a_copy_to_edit_is_written_and_its_folder_opened(player) -> None:
    picker = picker_of(player.window)
    picker.make_own()
    picker.make_own()
    assert sorted(path.name for path in picker.folder.iterdir()) == ["my-set-2.json", "my-set.json"]
    assert picker.opened_folders == [picker.folder] * 2
    choose(picker, "my-set")
    assert read_set(picker.value()).name == "My set"


def test_a_copy_to_edit_is_chosen_and_says_where_it_is(player, qapp: QApplication) -> None:
    picker = picker_of(player.window)
    picker.make_own()
    path = picker.folder / "my-set.json"
    assert picker._choice.currentData() == path
    assert str(path) in picker._note.text()
    path.write_text('{\n"name": ', encoding="utf-8")
    player.window.activateWindow()
    qapp.sendEvent(picker, QEvent(QEvent.Type.ActivationChange))
    assert "Line 2" in picker._trouble.text()
    choose(picker, "Standard")
    assert str(path) not in picker._note.text()


def test_a_folder_that_cannot_be_written_is_told_of(player, monkeypatch) -> None:
    picker = picker_of(player.window)
    told = []
    player.window.context.troubled.connect(told.append)
    picker.folder.parent.parent.mkdir(parents=True, exist_ok=True)
    picker.folder.parent.write_text("in the way")
    picker.make_own()
    assert [problem.key for problem in told] == ["cannot-write"]
    assert picker.opened_folders == []
    assert picker.value() == STANDARD_NAME
