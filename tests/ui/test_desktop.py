"""What the desktop around the window is told, and what it asks for."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from harmony_desktop import identity, licences
from harmony_desktop.ui.kit.resources import resource
from harmony_desktop.ui.kit.theme import Theme
from harmony_desktop.ui.pages.about.licences_dialog import LicencesDialog
from harmony_desktop.ui.shell.app import make_application
from harmony_desktop.ui.shell.file_opener import FileOpener
from tests.ui.player import Player

ROOT = Path(__file__).resolve().parent.parent.parent


def test_a_file_the_system_names_by_an_event_is_opened(qapp: QApplication, qtbot: QtBot) -> None:
    opened: list[Path] = []
    opener = FileOpener(opened.append)
    watched = QObject()
    watched.installEventFilter(opener)
    assert QApplication.sendEvent(watched, QFileOpenEvent("/games/evening.harmony"))
    assert opened == [Path("/games/evening.harmony")]


def test_the_window_is_known_by_the_one_identity(qapp: QApplication) -> None:
    make_application()
    assert QGuiApplication.desktopFileName() == identity.APPLICATION_ID


_PAINT_AND_COUNT_THREADS = """
import os
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath
from harmony_desktop.ui.kit.art import paint
from harmony_desktop.ui.shell.app import make_application
application = make_application()
before = len(os.listdir("/proc/self/task"))
disc = QPainterPath()
disc.addEllipse(0, 0, 900, 900)
paint(QRectF(0, 0, 900, 900), 1.0, lambda painter: painter.fillPath(disc, QColor(0, 0, 0, 90)))
print(len(os.listdir("/proc/self/task")) - before)
"""


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="threads are counted in /proc")
def test_painting_wakes_no_other_threads() -> None:
    command = [sys.executable, "-c", _PAINT_AND_COUNT_THREADS]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert int(done.stdout) == 0


@pytest.mark.parametrize(
    ("choice", "asked"),
    [
        ("light", Qt.ColorScheme.Light),
        ("dark", Qt.ColorScheme.Dark),
        ("system", Qt.ColorScheme.Unknown),
    ],
)
def test_title_bars_follow_the_theme(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, choice: str, asked: Qt.ColorScheme
) -> None:
    told: list[Qt.ColorScheme] = []
    hints = type(QGuiApplication.styleHints())
    monkeypatch.setattr(hints, "setColorScheme", lambda _, scheme: told.append(scheme))
    theme = Theme(qapp)
    theme.use(choice)
    theme.use("system")
    theme.deleteLater()
    assert told == [asked, Qt.ColorScheme.Unknown]


def test_a_theme_does_not_style_a_widget_for_each_of_its_ancestors(player: Player) -> None:
    """As a sheet of the application does; one of the window styles a widget twice."""
    player.sit_down("person")
    styled: Counter[int] = Counter()

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
            if event.type() == QEvent.Type.StyleChange:
                styled[id(watched)] += 1
            return False

    watch = Watch()
    widgets = player.window.findChildren(QWidget)
    for widget in widgets:
        widget.installEventFilter(watch)
    player.window.context.change("theme", "dark")
    assert len(styled) > len(widgets) / 2
    assert max(styled.values()) <= 2


def test_the_metainfo_asks_for_no_more_room_than_the_window(player: Player) -> None:
    metainfo = (ROOT / "resources" / "linux" / "metainfo.xml.in").read_text(encoding="utf-8")
    asked = re.search(r"<display_length compare=\"ge\">(\d+)<", metainfo)
    assert asked is not None
    window = player.window
    assert int(asked[1]) == min(window.minimumWidth(), window.minimumHeight())


def test_all_licences_can_be_read(qtbot: QtBot) -> None:
    dialog = LicencesDialog()
    qtbot.addWidget(dialog)
    shown = dialog.findChild(QPlainTextEdit)
    assert shown is not None
    text = shown.toPlainText()
    for words in ("Harmony Desktop developers", "SIL OPEN FONT", "Lucide", "Microsoft", "numpy"):
        assert words in text
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text


def test_the_licences_are_those_of_what_the_application_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {licences.key(licences.required(one)) for one in project["dependencies"]}
    assert {licences.key(name) for name in licences.NEEDED} == wanted
    named = {one.name.partition(" ")[0].lower() for one in licences.libraries()}
    assert {"numpy", "pydantic", "pydantic_core", "shiboken6"} <= named
    assert (resource("licences", "LICENSE-MIT.txt").read_text(encoding="utf-8")) == (
        (ROOT / "LICENSE").read_text(encoding="utf-8")
    )
