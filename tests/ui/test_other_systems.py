"""What Windows and macOS answer, put in place of this system's answers."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QKeySequence, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from harmony_desktop.engine import documents
from harmony_desktop.engine.documents import NotAFile, read_bytes
from harmony_desktop.storage import files
from harmony_desktop.storage.files import Places, refused, write_atomically
from harmony_desktop.ui.kit.outside import file_name
from harmony_desktop.ui.shell import instance
from harmony_desktop.ui.shell.mac_menu import MacMenu
from harmony_desktop.ui.shell.window import Window
from tests.ui.player import Player

Open = Callable[..., Window]


# Windows


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system that opens links without asking, and refuses folders as forbidden."""
    real = os.open

    def open_as_windows(path: Path, flags: int, mode: int = 0o777) -> int:
        if os.path.isdir(path):
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return real(path, flags, mode)

    monkeypatch.setattr(documents, "NO_LINK", 0)
    monkeypatch.setattr(documents, "os", SimpleNamespace(**{**vars(os), "open": open_as_windows}))


@pytest.mark.usefixtures("windows")
def test_a_link_in_a_folder_of_ours_is_not_read_where_opening_cannot_refuse_it(
    tmp_path: Path,
) -> None:
    secret, link = tmp_path / "secret", tmp_path / "game.harmony"
    secret.write_text("secret")
    link.symlink_to(secret)
    with pytest.raises(NotAFile):
        read_bytes(link, 100, follow=False)
    assert read_bytes(link, 100) == b"secret"


@pytest.mark.usefixtures("windows")
def test_a_folder_opened_as_a_file_is_called_one(tmp_path: Path) -> None:
    with pytest.raises(NotAFile) as problem:
        read_bytes(tmp_path, 100)
    assert refused("cannot-read", tmp_path, problem.value).reason == "not-a-file"


@pytest.mark.usefixtures("windows")
def test_a_file_that_is_forbidden_stays_forbidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def deny(path: Path, flags: int) -> int:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    monkeypatch.setattr(documents.os, "open", deny)
    with pytest.raises(PermissionError):
        read_bytes(tmp_path / "file", 100)


def held_by_a_scanner(times: int, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Let a replacement be refused so many times; returns the pauses between the attempts."""
    paused: list[float] = []
    real, refusals = os.replace, iter(range(times))

    def replace(source: Path, target: Path) -> None:
        if next(refusals, None) is not None:
            raise PermissionError(errno.EACCES, "The process cannot access the file", str(target))
        real(source, target)

    system = {**vars(os), "replace": replace, "name": "nt"}
    monkeypatch.setattr(files, "os", SimpleNamespace(**system))
    monkeypatch.setattr(files, "sleep", paused.append)
    return paused


def test_a_scanner_that_holds_a_file_for_a_moment_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    path.write_text("old")
    paused = held_by_a_scanner(3, monkeypatch)
    write_atomically(path, "new")
    assert path.read_text() == "new"
    assert len(paused) == 3


def test_a_file_that_is_held_for_long_is_reported_and_no_draft_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    path.write_text("old")
    paused = held_by_a_scanner(99, monkeypatch)
    with pytest.raises(PermissionError):
        write_atomically(path, "new")
    assert sum(paused) < 1, "a window waits for it"
    assert [one.name for one in tmp_path.iterdir()] == ["settings.json"]


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("Sintra: mine", "Sintra- mine"),
        ("a/b\\c", "a-b-c"),
        ("../../etc", "-..-etc"),
        ("nul", "nul-"),
        ("COM1", "COM1-"),
        ('what?*<>|"', "what------"),
        ("ends with dots...", "ends with dots"),
        ("پنجره", "پنجره"),
        ("\x07", "-"),
    ],
)
def test_a_proposed_file_name_is_one_that_windows_takes(words: str, name: str) -> None:
    assert file_name(words) == name


# macOS


def test_a_power_cut_is_feared_in_the_way_of_the_mac(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    mac = SimpleNamespace(F_FULLFSYNC=51, fcntl=lambda handle, what: asked.append(what))
    monkeypatch.setitem(sys.modules, "fcntl", mac)
    monkeypatch.setattr(files, "sys", SimpleNamespace(platform="darwin"))
    write_atomically(tmp_path / "game.harmony", "moves")
    assert asked == [51]


def test_a_disk_that_knows_no_full_sync_gets_the_usual_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []

    def refuse(handle: int, what: int) -> None:
        raise OSError(errno.ENOTSUP, "Operation not supported")

    monkeypatch.setitem(sys.modules, "fcntl", SimpleNamespace(F_FULLFSYNC=51, fcntl=refuse))
    monkeypatch.setattr(files, "sys", SimpleNamespace(platform="darwin"))
    monkeypatch.setattr(files.os, "fsync", synced.append)
    write_atomically(tmp_path / "game.harmony", "moves")
    assert synced


def test_a_socket_with_a_long_path_moves_to_the_users_own_temporary_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deep = Places.below(tmp_path / ("long" * 30))
    monkeypatch.setattr(instance.sys, "platform", "darwin")
    monkeypatch.setenv("TMPDIR", "/var/folders/zz/zyxvpxvq6csfxvn_n0000000000000/T/")
    name = instance._socket_name(deep)
    assert name is not None
    assert name.startswith("/var/folders/")
    assert len(os.fsencode(name)) <= instance._LONGEST_SOCKET
    monkeypatch.delenv("TMPDIR")
    assert instance._socket_name(deep) is None


def roll(player: Player, angle: int, phase: Qt.ScrollPhase) -> None:
    port = player.page.view.viewport()
    where = QPointF(400, 300)
    event = QWheelEvent(
        where,
        QPointF(port.mapToGlobal(where.toPoint())),
        QPoint(),
        QPoint(0, angle),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        phase,
        False,
    )
    QApplication.sendEvent(port, event)


def test_momentum_of_a_trackpad_turns_no_tile(open_window: Open, qtbot: QtBot) -> None:
    player = Player(open_window(), qtbot)
    page = player.sit_down("person", "easy", game="terraces")
    turned: list[int] = []
    page.table.turn = turned.append  # type: ignore[method-assign, assignment]
    roll(player, -120, Qt.ScrollPhase.ScrollUpdate)
    assert turned == [1]
    for _ in range(20):
        roll(player, -120, Qt.ScrollPhase.ScrollMomentum)
    assert turned == [1]


def test_the_menu_bar_has_everything_in_the_systems_places(open_window: Open) -> None:
    window = open_window()
    menu = window._make_mac_menu()
    roles = {name: entry.menuRole() for name, entry in menu.entries.items()}
    assert roles["about"] == QAction.MenuRole.AboutRole
    assert roles["settings"] == QAction.MenuRole.PreferencesRole
    assert roles["quit"] == QAction.MenuRole.QuitRole
    whole = QKeySequence.keyBindings(QKeySequence.StandardKey.FullScreen)
    assert menu.entries["full_screen"].shortcuts() == whole
    menu.entries["settings"].trigger()
    assert type(window.page).__name__ == "SettingsPage"
    menu.entries["about"].trigger()
    assert type(window.page).__name__ == "AboutPage"


def test_the_menu_bar_changes_its_language(open_window: Open) -> None:
    window = open_window()
    menu = MacMenu(
        window,
        dict.fromkeys(("about", "settings", "quit", "open", "keys"), print)
        | {"full_screen": print},
    )
    assert [action.text() for action in menu.bar.actions()] == ["Game", "View", "Help"]
    window.context.change("language", "de")
    QApplication.processEvents()
    assert [action.text() for action in menu.bar.actions()] == ["Spiel", "Ansicht", "Hilfe"]
    assert menu.entries["settings"].text() == "Einstellungen"
