"""The handbook has what the window has: every rule, every key, pictures of every table."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

from PySide6.QtWidgets import QApplication

from harmony_desktop import games
from harmony_desktop.ui.handbook import INDEX, command, write_handbook
from harmony_desktop.ui.languages import Languages, digits, translate


def test_a_handbook_in_persian(qapp: QApplication, tmp_path: Path) -> None:
    page = write_handbook(tmp_path, "fa")
    assert page == tmp_path / "fa" / INDEX
    text = unescape(page.read_text(encoding="utf-8"))
    assert "dir='rtl'" in text
    languages = Languages(qapp)
    languages.use("fa")
    for game in games.GAMES:
        for section in games.texts(game).RULES:
            for paragraph in section.paragraphs:
                assert digits(translate(game, paragraph)) in text
    languages.use("en")
    for address in re.findall(r"(?:src=|url\()'([^']+)'", text):
        assert (page.parent / address).is_file()
    assert "{" not in re.sub(r"<style>.*</style>", "", text, flags=re.DOTALL)
    assert text.count("<kbd>") > 10


def test_the_handbook_is_written_by_a_process_of_its_own() -> None:
    words = command(Path("folder"), "uk")
    assert words[1:] == ["-m", "harmony_desktop", "handbook", "folder", "--language", "uk"]
