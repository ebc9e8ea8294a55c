"""The sets of components in New game: the usual one, one's own, and files that are wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from harmony_desktop.engine.record import start
from harmony_desktop.games.sintra.rules.component_set import (
    STANDARD,
    STANDARD_NAME,
    laid_out,
    read_set,
)
from harmony_desktop.games.sintra.rules.game import GAME
from harmony_desktop.games.sintra.table.set_editor import SetEditorPage
from harmony_desktop.games.sintra.table.set_picker import SetPicker
from harmony_desktop.ui.pages.new_game.page import NewGamePage
from harmony_desktop.ui.shell.window import Window


def picker_of(window: Window) -> SetPicker:
    window.navigation.open("new_game", "sintra")
    assert isinstance(window.page, NewGamePage)
    (picker,) = window.page.text_boxes
    assert isinstance(picker, SetPicker)
    return picker


def plain(words: str) -> str:
    return words.strip("\u2068\u2069")


def listed(picker: SetPicker) -> list[str]:
    return [plain(picker.choice.itemText(n)) for n in range(picker.choice.count())]


def choose(picker: SetPicker, words: str) -> None:
    number = listed(picker).index(words)
    picker.choice.setCurrentIndex(number)
    picker.choice.activated.emit(number)


def own_set(**changes: object) -> str:
    document = json.loads(laid_out(STANDARD))
    document["window_points"]["A"] = [9, 8, 7, 6, 5, 4, 3, 2]
    return json.dumps({**document, **changes}, ensure_ascii=False, indent=1)


def put(picker: SetPicker, name: str, text: str | bytes) -> Path:
    path = picker.shelf.folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    picker.retranslate()
    return path


def test_the_usual_set_is_chosen_at_first(player) -> None:
    picker = picker_of(player.window)
    assert picker.value() == STANDARD_NAME
    assert picker.choice.currentText() == "Standard"
    assert not picker.edit_button.isEnabled()
    assert not picker.delete_button.isEnabled()
    assert player.window.page.record().options["components"] == STANDARD_NAME


def test_sets_are_known_by_their_names(player) -> None:
    """S-22: a set without a name is called like its file."""
    picker = picker_of(player.window)
    put(picker, "a.json", own_set(name="Grandma's box"))
    put(picker, "b.json", own_set(name=""))
    assert listed(picker) == ["Standard", "b", "Grandma's box"]
    choose(picker, "Grandma's box")
    record = player.window.page.record()
    assert start(GAME, record).table.setup.values == (9, 8, 7, 6, 5, 4, 3, 2)
    assert not picker.trouble.isVisibleTo(picker)


def test_the_set_of_the_last_game_stays_even_without_its_file(player) -> None:
    picker = picker_of(player.window)
    path = put(picker, "mine.json", own_set(name="Mine"))
    choose(picker, "Mine")
    wanted = picker.value()
    player.window.page.begin()
    player.window.navigation.show_home()
    again = picker_of(player.window)
    assert again.value() == wanted
    assert again.choice.currentData() == path
    path.unlink()
    player.window.navigation.show_home()
    again = picker_of(player.window)
    assert again.value() == wanted
    assert plain(again.choice.currentText()) == "Mine"
    choose(again, "Standard")
    assert again.value() == STANDARD_NAME


def test_a_set_that_was_edited_since_the_last_game_is_the_edited_one(player) -> None:
    picker = picker_of(player.window)
    path = put(picker, "mine.json", own_set(name="Mine"))
    choose(picker, "Mine")
    player.window.page.begin()
    player.window.navigation.show_home()
    path.write_text(own_set(name="Mine", broken_track=[0, -3, -7]), encoding="utf-8")
    again = picker_of(player.window)
    assert again.choice.currentData() == path
    assert read_set(again.value()).track == (0, -3, -7)


def test_a_file_from_elsewhere_is_copied_in(player, tmp_path: Path) -> None:
    picker = picker_of(player.window)
    path = tmp_path / "friend.json"
    path.write_text(own_set(), encoding="utf-8")
    picker.ask_file = lambda: path
    picker.import_button.click()
    picker.import_button.click()
    assert listed(picker) == ["Standard", "friend", "friend 2"]
    assert read_set(picker.value()).values_a[0] == 9
    assert path.exists()
    assert {one.path.parent for one in picker.shelf.sets()} == {picker.shelf.folder}
    picker.ask_file = lambda: None
    picker.import_button.click()
    assert plain(picker.choice.currentText()) == "friend 2"


def test_a_set_can_be_handed_out(player, tmp_path: Path) -> None:
    picker = picker_of(player.window)
    put(picker, "mine.json", own_set(name="Mine"))
    choose(picker, "Mine")
    proposed = []
    picker.ask_where = lambda name: proposed.append(name) or tmp_path / "out.json"
    picker.export_button.click()
    assert proposed == ["Mine.json"]
    assert read_set((tmp_path / "out.json").read_text("utf-8")) == picker.components
    picker.ask_where = lambda name: None
    picker.export_button.click()
    assert [path.name for path in tmp_path.glob("*.json")] == ["out.json"]


def test_a_set_is_deleted_and_brought_back(player) -> None:
    picker = picker_of(player.window)
    path = put(picker, "mine.json", own_set(name="Mine"))
    choose(picker, "Mine")
    wanted = picker.value()
    assert not picker.restore_button.isVisibleTo(picker)
    picker.delete_button.click()
    assert not path.exists()
    assert picker.value() == STANDARD_NAME
    assert picker.restore_button.isVisibleTo(picker)
    picker.restore_button.click()
    assert picker.value() == wanted
    assert not picker.restore_button.isVisibleTo(picker)


def test_a_copy_of_the_usual_set_opens_in_the_editor(player) -> None:
    picker = picker_of(player.window)
    for name in ("My set", "My set 2"):
        choose(picker, "Standard")
        assert picker.copy_button.text() == "Make my own set"
        picker.copy_button.click()
        editor = player.window.page
        assert isinstance(editor, SetEditorPage)
        assert editor.components.name == name
        editor.left.emit()
        assert isinstance(player.window.page, NewGamePage)
        assert plain(picker.choice.currentText()) == name
    assert picker.copy_button.text() == "Duplicate"


def test_an_edited_set_is_played_with_at_once(player) -> None:
    picker = picker_of(player.window)
    picker.copy_button.click()
    editor = player.window.page
    editor.value_boxes[0].set_value(7)
    editor.value_boxes[0].changed.emit(7)
    assert read_set(picker.value()).values_a[0] == 7
    (kept,) = picker.shelf.sets()
    assert kept.components == editor.components
    editor.left.emit()
    page = player.window.page
    assert start(GAME, page.record()).table.setup.components.values_a[0] == 7
    page.begin()
    player.window.navigation.show_home()
    assert read_set(picker_of(player.window).value()).values_a[0] == 7


def test_the_set_of_the_last_game_can_be_edited_though_its_file_is_gone(player) -> None:
    picker = picker_of(player.window)
    path = put(picker, "mine.json", own_set(name="Mine"))
    choose(picker, "Mine")
    player.window.page.begin()
    path.unlink()
    player.window.navigation.show_home()
    again = picker_of(player.window)
    again.edit_button.click()
    assert isinstance(player.window.page, SetEditorPage)
    assert [one.name for one in again.shelf.sets()] == ["Mine"]


WRONG = {
    "not JSON": ('{\n"strips": [\n', "Line 3"),
    "too long": (own_set(about="x" * 9000), "8,000"),
    "huge": ("[" * 400_000, "8,000"),
    "not text": (b'{"name": "\xff\xfe"}', "UTF-8"),
    "a wrong colour": (laid_out(STANDARD).replace('"joker"', '"purple"', 1), "Line 11"),
    "a wrong value": (laid_out(STANDARD).replace("[4, 4,", "[4, -4,", 1), "Line 13"),
    "no strips": ('{"broken_track": [0, -1]}', "strips"),
    "a list": ("[]", "example file"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_file_is_told_of_and_the_usual_set_stays(case: str, player) -> None:
    picker = picker_of(player.window)
    text, told = WRONG[case]
    put(picker, "wrong.json", text)
    choose(picker, "wrong")
    assert picker.trouble.isVisibleTo(picker)
    words = picker.trouble.text()
    assert "wrong.json" in words
    assert told in words
    assert picker.value() == STANDARD_NAME
    assert picker.choice.currentText() == "Standard"
    assert player.window.page.record().options["components"] == STANDARD_NAME


def test_a_wrong_file_is_not_copied_in(player, tmp_path: Path) -> None:
    picker = picker_of(player.window)
    path = tmp_path / "wrong.json"
    path.write_text('{\n"strips": [\n', encoding="utf-8")
    picker.ask_file = lambda: path
    picker.import_button.click()
    assert "wrong.json" in picker.trouble.text()
    assert picker.shelf.sets() == []


def test_a_wrong_file_is_told_of_in_persian(persian) -> None:
    picker = picker_of(persian.window)
    put(picker, "wrong.json", '{\n"strips": [\n')
    choose(picker, "wrong")
    assert "۳" in picker.trouble.text()
    assert "JSON" in picker.trouble.text()
    assert "Line" not in picker.trouble.text()


def test_a_folder_that_looks_like_a_file_is_passed_over(player) -> None:
    picker = picker_of(player.window)
    (picker.shelf.folder / "folder.json").mkdir(parents=True)
    picker.retranslate()
    assert listed(picker) == ["Standard"]


def test_coming_back_from_elsewhere_reads_the_file_again(player, qapp: QApplication) -> None:
    picker = picker_of(player.window)
    path = put(picker, "mine.json", '{"name": ')
    choose(picker, "mine")
    assert picker.trouble.isVisibleTo(picker)
    path.write_text(own_set(), encoding="utf-8")
    player.window.activateWindow()
    qapp.sendEvent(picker, QEvent(QEvent.Type.ActivationChange))
    assert not picker.trouble.isVisibleTo(picker)
    assert read_set(picker.value()).values_a[0] == 9
    path.unlink()
    qapp.sendEvent(picker, QEvent(QEvent.Type.ActivationChange))
    assert picker.value() == STANDARD_NAME


def test_a_folder_that_cannot_be_written_is_told_of(player) -> None:
    picker = picker_of(player.window)
    told = []
    player.window.context.troubled.connect(told.append)
    picker.shelf.folder.parent.parent.mkdir(parents=True, exist_ok=True)
    picker.shelf.folder.parent.write_text("in the way")
    picker.copy_button.click()
    assert [problem.key for problem in told] == ["cannot-write"]
    assert isinstance(player.window.page, NewGamePage)
    assert picker.value() == STANDARD_NAME
