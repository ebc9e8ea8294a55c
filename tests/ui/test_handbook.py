"""The handbook has what the window has: every rule, every key, pictures of every table."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable
from html import unescape
from pathlib import Path

import pytest
from PySide6.QtGui import QDesktopServices
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.ui.pages.about.handbook_file import INDEX, command
from harmony_desktop.ui.shell import handbook_desk
from harmony_desktop.ui.shell.window import Window

ROOT = Path(__file__).resolve().parent.parent.parent
PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


def test_a_handbook_in_persian(tmp_path: Path) -> None:
    # In a process of its own, as the window has it written: the language stays there.
    done = subprocess.run(command(tmp_path, "fa"), cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    page = tmp_path / "fa" / INDEX
    assert done.stdout == f"{page}\n"
    text = unescape(page.read_text(encoding="utf-8"))
    assert "dir='rtl'" in text
    for game in games.GAMES:
        said = translations(game)
        for section in games.texts(game).RULES:
            for paragraph in section.paragraphs:
                assert said[paragraph].translate(PERSIAN) in text
    for address in re.findall(r"(?:src=|url\()'([^']+)'", text):
        assert (page.parent / address).is_file()
    assert "{" not in re.sub(r"<style>.*</style>", "", text, flags=re.DOTALL)
    assert text.count("<kbd>") > 10


def translations(context: str) -> dict[str, str]:
    root = ET.parse(ROOT / "translations" / "harmony_fa.ts").getroot()  # noqa: S314 - our own
    (found,) = [one for one in root.iter("context") if one.findtext("name") == context]
    return {
        one.findtext("source", ""): one.findtext("translation", "") for one in found.iter("message")
    }


def test_the_handbook_is_written_by_a_process_of_its_own() -> None:
    words = command(Path("folder"), "uk")
    assert words[0] == sys.executable
    assert words[1:] == ["-m", "harmony_desktop", "handbook", "folder", "--language", "uk"]


def test_where_nothing_opens_the_handbook_one_is_told_where_it_is(
    open_window: Callable[..., Window],
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", staticmethod(lambda url: False))
    monkeypatch.setattr(handbook_desk, "written", lambda data, language: tmp_path / "index.html")
    window = open_window()
    window.page.handbook_wanted.emit()
    told = window.notices.toast
    qtbot.waitUntil(lambda: "index.html" in told.text())
    assert told.isVisible()
