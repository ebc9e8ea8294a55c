"""The application in the menus: written, found, offered once, removed."""

from __future__ import annotations

import configparser
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton

from harmony_desktop import identity, manual
from harmony_desktop.__main__ import main
from harmony_desktop.arguments import commands
from harmony_desktop.ui.shell import menu_entry
from harmony_desktop.ui.shell.window import Window

ENTRY = f"applications/{identity.APPLICATION_ID}.desktop"

pytestmark = pytest.mark.skipif(not menu_entry.supported(), reason="menus of Linux desktops")


@pytest.fixture
def share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user whose menus have nothing of ours."""
    folder = tmp_path / "share"
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path / "system"))
    return folder


def files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def test_the_menu_gets_entry_icons_kind_of_files_and_manual(
    share: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--install-menu"]) == 0
    assert str(share / ENTRY) in capsys.readouterr().out
    own = identity.APPLICATION_ID
    assert (share / "icons/hicolor/256x256/apps" / f"{own}.png").exists()
    assert (share / "icons/hicolor/scalable/apps" / f"{own}.svg").exists()
    assert (share / "mime/packages" / f"{own}.xml").exists()
    assert (share / "man/man6/harmony-desktop.6").exists()
    assert menu_entry.is_present()


def test_the_entry_starts_this_application(share: Path) -> None:
    assert main(["--install-menu"]) == 0
    parser = configparser.RawConfigParser(delimiters=("=",))
    parser.read(share / ENTRY, encoding="utf-8")
    words = parser["Desktop Entry"]["Exec"].removesuffix(" %f")
    assert shlex.split(words) == menu_entry.start_words()


def test_removing_the_menu_entry_removes_only_what_was_added(
    share: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(menu_entry, "refresh", lambda share: None)
    other = share / "applications" / "other.desktop"
    other.parent.mkdir(parents=True)
    other.touch()
    assert main(["--install-menu"]) == 0
    assert main(["--remove-menu"]) == 0
    assert files(share) == [other]
    assert main(["--remove-menu"]) == 0


def test_a_folder_that_refuses_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert main(["--install-menu"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("platform", "code"), [("linux", 0), ("darwin", 2), ("win32", 2), ("freebsd14", 0)]
)
def test_other_systems_have_installers(
    platform: str, code: int, share: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(menu_entry.sys, "platform", platform)
        assert main(["--install-menu"]) == code


def test_the_words_that_start_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout = Path(menu_entry.__file__).resolve().parents[3]
    assert menu_entry.start_words() == [sys.executable, str(checkout / "run.py"), "app"]
    monkeypatch.setattr(menu_entry, "_checkout", lambda: None)
    monkeypatch.setattr(
        menu_entry.sysconfig, "get_path", lambda name: str(tmp_path / "env" / "bin")
    )
    script = tmp_path / "env" / "bin" / "harmony-desktop"
    script.parent.mkdir(parents=True)
    script.touch()
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert menu_entry.start_words() == [str(script)]
    link = tmp_path / "harmony-desktop"
    link.symlink_to(script)
    monkeypatch.setattr(shutil, "which", lambda name: str(link))
    assert menu_entry.start_words() == [str(link)], "the link of pipx stays"
    monkeypatch.setattr(menu_entry.sys, "frozen", True, raising=False)
    assert menu_entry.start_words() == [sys.executable]


@pytest.fixture
def installed(share: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after `pipx install`."""
    monkeypatch.setattr(menu_entry, "_checkout", lambda: None)
    monkeypatch.setattr(menu_entry, "refresh", lambda share: None)


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("apart", ["FLATPAK_ID", "SNAP", "HARMONY_DESKTOP_HOME"])
def test_no_menu_entry_is_offered_where_none_is_needed(apart: str) -> None:
    outside = {key: value for key, value in os.environ.items() if key.startswith("XDG")}
    assert menu_entry.may_be_offered(outside)
    assert not menu_entry.may_be_offered({**outside, apart: "1"})


@pytest.mark.usefixtures("installed")
def test_the_window_offers_an_entry_once(
    open_window: Callable[..., Window], share: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    monkeypatch.setattr(menu_entry, "may_be_offered", lambda: True)
    window._offer_menu_entry()
    toast = window.notices.toast
    assert "not in your applications menu" in toast.text()
    toast.findChildren(QPushButton)[0].click()
    assert (share / ENTRY).exists()
    assert "is in your applications menu now" in toast.text()
    assert window.context.settings.menu_offered
    shown = toast.text()
    window._offer_menu_entry()
    assert toast.text() == shown


def test_the_manual_has_every_command_and_option() -> None:
    page = manual.page("2026-01-01")
    assert page.startswith(".TH HARMONY-DESKTOP 6")
    for name in commands():
        assert f"\\fB{name}\\fR" in page
    assert "\\-\\-install\\-menu" in page
    if shutil.which("man") and shutil.which("groff"):
        done = subprocess.run(
            ["groff", "-man", "-Tutf8", "-ww"], input=page, capture_output=True, text=True
        )
        assert done.stderr == ""
