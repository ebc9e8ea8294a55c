"""What a system lacks is said before anything is fetched, with the line to type on it."""

from __future__ import annotations

import platform
import shutil
import sys
from importlib.metadata import distribution

import pytest

from bootstrap import machine
from bootstrap.machine import QT_LIBRARIES, SCREEN_LIBRARIES, Problem


def be(monkeypatch: pytest.MonkeyPatch, system: str, processor: str, libc: tuple[str, str]) -> None:
    monkeypatch.setattr(platform, "system", lambda: system)
    monkeypatch.setattr(platform, "machine", lambda: processor)
    monkeypatch.setattr(platform, "libc_ver", lambda: libc)


@pytest.mark.parametrize(
    ("processor", "libc", "sentence"),
    [
        ("x86_64", ("glibc", "2.31"), "Qt needs glibc 2.34 or newer, and this system has 2.31"),
        ("aarch64", ("glibc", "2.36"), "Qt needs glibc 2.39 or newer, and this system has 2.36"),
        ("x86_64", ("", ""), "needs the GNU C library"),
    ],
)
def test_too_old_a_system_is_refused(
    processor: str, libc: tuple[str, str], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    be(monkeypatch, "Linux", processor, libc)
    with pytest.raises(Problem, match=sentence):
        machine.check_system()


@pytest.mark.parametrize("processor", ["x86_64", "aarch64", "riscv64"])
def test_a_newer_system_is_not_refused(
    processor: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    be(monkeypatch, "Linux", processor, ("glibc", "2.41"))
    machine.check_system()
    assert capsys.readouterr() == ("", "")


def test_an_old_mac_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    be(monkeypatch, "Darwin", "arm64", ("", ""))
    monkeypatch.setattr(platform, "mac_ver", lambda: ("12.7.6", ("", "", ""), "arm64"))
    with pytest.raises(Problem, match=r"macOS 13\.0 or newer"):
        machine.check_system()
    monkeypatch.setattr(platform, "mac_ver", lambda: ("15.1", ("", "", ""), "arm64"))
    machine.check_system()


@pytest.mark.skipif(sys.platform != "linux", reason="names of wheels for Linux")
def test_the_oldest_glibc_is_the_one_the_wheel_names() -> None:
    if distribution("PySide6_Essentials").version != locked_version():
        pytest.skip("another PySide6 than the locked one is tested")
    wheel = distribution("PySide6_Essentials").read_text("WHEEL")
    oldest = machine.OLDEST_GLIBC[platform.machine()]
    assert f"manylinux_{oldest[0]}_{oldest[1]}_{platform.machine()}" in str(wheel)


def locked_version() -> str:
    from bootstrap.commands import REQUIREMENTS

    (line,) = [
        line
        for line in REQUIREMENTS.read_text().splitlines()
        if line.startswith("PySide6_Essentials")
    ]
    return line.split("==")[1].split()[0]


@pytest.mark.parametrize(
    ("manager", "line"),
    [
        ("apt-get", "sudo apt install libegl1 libxcb-cursor0"),
        ("dnf", "sudo dnf install 'libEGL.so.1()(64bit)' 'libxcb-cursor.so.0()(64bit)'"),
        ("zypper", "sudo zypper install 'libEGL.so.1()(64bit)' 'libxcb-cursor.so.0()(64bit)'"),
        ("pacman", "sudo pacman -S libglvnd xcb-util-cursor"),
        ("none", "libEGL.so.1 libxcb-cursor.so.0"),
    ],
)
def test_missing_libraries_come_with_the_line_to_type(
    manager: str, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    be(monkeypatch, "Linux", "x86_64", ("glibc", "2.41"))
    monkeypatch.setattr(shutil, "which", lambda name: name if name == manager else None)
    monkeypatch.setattr(machine.os, "geteuid", lambda: 1000)
    lacking = {"libEGL.so.1", "libxcb-cursor.so.0"}
    monkeypatch.setattr(machine, "_loads", lambda name: name not in lacking)
    with pytest.raises(Problem) as problem:
        machine.require_libraries(QT_LIBRARIES | SCREEN_LIBRARIES)
    assert f"    {line}\n" in str(problem.value)


@pytest.mark.parametrize(
    ("manager", "tools"),
    [
        ("apt-get", f"python3.{sys.version_info[1]}-venv"),
        ("dnf", "python3-pip"),
        ("zypper", f"python3{sys.version_info[1]}-pip"),
        ("pacman", "python-pip"),
    ],
)
def test_one_line_brings_the_libraries_and_the_tools_of_python(
    manager: str, tools: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    be(monkeypatch, "Linux", "x86_64", ("glibc", "2.41"))
    monkeypatch.setattr(shutil, "which", lambda name: name if name == manager else None)
    monkeypatch.setattr(machine.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(machine, "_loads", lambda name: name != "libEGL.so.1")
    with pytest.raises(Problem) as problem:
        machine.require_libraries(QT_LIBRARIES, with_pip=True)
    (line,) = [line for line in str(problem.value).splitlines() if line.startswith("    ")]
    assert line.endswith(f" {tools}")


def test_root_on_debian_gets_the_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []
    be(monkeypatch, "Linux", "x86_64", ("glibc", "2.41"))
    monkeypatch.setattr(shutil, "which", lambda name: name if name == "apt-get" else None)
    monkeypatch.setattr(machine.os, "geteuid", lambda: 0)
    monkeypatch.setattr(machine, "_loads", lambda name: name != "libEGL.so.1")
    monkeypatch.setattr(machine, "_can_listen", lambda: False)

    class Done:
        returncode = 0

    def run(words: list[str], **options: object) -> Done:
        asked.append(words)
        return Done()

    monkeypatch.setattr(machine.subprocess, "run", run)
    machine.require_libraries(QT_LIBRARIES)
    assert asked[-1][-1] == "libegl1"
    machine.require_libraries(QT_LIBRARIES, with_pip=True)
    assert asked[-1][-2:] == ["libegl1", f"python3.{sys.version_info[1]}-venv"]
    machine.provide_test_programs()
    wanted = {"xvfb", "xdotool", "dbus", "desktop-file-utils", "appstream", "at-spi2-core"}
    assert wanted <= set(asked[-1])


def test_missing_test_programs_are_reported_and_stop_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    be(monkeypatch, "Linux", "x86_64", ("glibc", "2.41"))
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(machine, "_can_listen", lambda: True)
    machine.provide_test_programs()
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    assert "xvfb xdotool dbus desktop-file-utils appstream" in said


def test_elsewhere_qt_brings_its_libraries(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    be(monkeypatch, "Windows", "AMD64", ("", ""))
    machine.check_system()
    machine.require_libraries({"libnothing.so": QT_LIBRARIES["libGL.so.1"]})
    machine.provide_test_programs()
    assert capsys.readouterr() == ("", "")
