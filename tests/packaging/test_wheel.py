"""The wheel, made from the source archive, is the whole application."""

from __future__ import annotations

import json
import os
import runpy
import subprocess
import sys
import sysconfig
import tarfile
import venv
import xml.etree.ElementTree as ET
import zipfile
from pathlib import Path

import pytest

from harmony_desktop import __version__, games
from harmony_desktop.engine.words import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPT = Path(__file__).with_name("play_installed.py")
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)

pytest.importorskip("hatchling", reason="the packages are built with hatchling")


def build(kind: str, source: Path, folder: Path) -> Path:
    """Make one archive, without a network."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (archive,) = folder.glob("*.tar.gz" if kind == "sdist" else "*.whl")
    return archive


def build_through_source_archive(folder: Path) -> Path:
    """The wheel as somebody gets it who has nothing but the source archive."""
    with tarfile.open(build("sdist", ROOT, folder)) as archive:
        archive.extractall(folder, filter="data")
    return build("wheel", folder / f"harmony_desktop-{__version__}", folder)


def contents(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def install(wheel: Path, home: Path) -> Path:
    """A new environment that holds the wheel; its dependencies are borrowed from ours."""
    venv.create(home)
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install"]
    options = ["--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
    done = subprocess.run([*pip, *options, str(wheel)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (packages,) = home.glob("Lib/site-packages" if os.name == "nt" else "lib/*/site-packages")
    ours = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    (packages / "borrowed.pth").write_text("\n".join(sorted(ours)))
    return python


def sample_texts(language: str) -> tuple[list[tuple[str, str]], list[str]]:
    """A few marked texts of the window, and how the language says them once it is compiled."""
    held = runpy.run_path(str(ROOT / "translations" / "compile.py"))["held_together"]
    root = ET.parse(ROOT / "translations" / f"harmony_{language}.ts").getroot()  # noqa: S314
    marked: list[tuple[str, str]] = []
    said: list[str] = []
    for context in root.iter("context"):
        for message in context.iter("message"):
            words = message.find("translation")
            if message.get("numerus") or words is None or words.get("type") or not words.text:
                continue
            if message.find("comment") is None and len(marked) < 20:
                marked.append((context.findtext("name", ""), message.findtext("source", "")))
                said.append(held(words.text) if language == "uk" else words.text)
    return marked, said


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_through_source_archive(tmp_path_factory.mktemp("wheel"))


def test_nothing_the_application_reads_is_missing_from_the_wheel(wheel: Path) -> None:
    found = contents(wheel)
    wanted = {
        f"harmony_desktop/{path.relative_to(ROOT).as_posix()}"
        for path in (ROOT / "resources").rglob("*")
        if path.suffix in {".ttf", ".svg", ".png", ".ico", ".wav", ".qss", ".txt"}
    }
    wanted |= {f"harmony_desktop/translations/harmony_{one}.qm" for one in LANGUAGES}
    wanted |= {f"harmony_desktop/resources/app/icon-{size}.png" for size in ICON_SIZES}
    wanted |= {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "harmony_desktop").rglob("*")
        if path.suffix in {".py", ".json", ".npz"}
    }
    assert wanted - found == set()
    assert [name for name in found if Path(name).suffix in {".ts", ".md", ".pyc"}] == []
    assert [name for name in found if "/resources/" in name and name.endswith(".py")] == []


def test_the_installed_wheel_speaks_every_language_and_plays_every_game(
    tmp_path: Path, wheel: Path
) -> None:
    """Against bots in one language that is read from the right, and in another one by persons."""
    python = install(wheel, tmp_path / "env")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    command = python.with_name("harmony-desktop.exe" if os.name == "nt" else "harmony-desktop")
    version = subprocess.run(
        [command, "--version"], cwd=elsewhere, capture_output=True, text=True, check=True
    )
    assert version.stdout.strip() == f"harmony-desktop {__version__}"
    orders, said = {}, {}
    for language in LANGUAGES:
        marked, said[language] = sample_texts(language)
        orders[language] = {
            "texts": marked,
            "games": list(games.GAMES if language in ("fa", "de") else ()),
            "bots": language == "fa",
        }
    done = subprocess.run(
        [python, "-I", SCRIPT],
        input=json.dumps({"pictures": str(elsewhere), "languages": orders}),
        cwd=elsewhere,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert list(told) == list(LANGUAGES)
    for language, facts in told.items():
        inside = tmp_path / "env"
        assert Path(facts["package"]).is_relative_to(inside)
        assert Path(facts["translation"]).is_relative_to(inside.resolve())
        assert facts["version"] == __version__
        assert facts["words"] == said[language]
        assert facts["mirrored"] == (language == "fa")
        assert {"NotoSans-Regular.ttf", "Vazirmatn-Regular.ttf"} <= set(facts["fonts"])
        assert {"Noto Sans", "Vazirmatn"} <= set(facts["families"])
        assert facts["window_icon"]
        assert facts["button_icons"] > 0
        assert "place.wav" in facts["sounds"]
        assert list(facts["games"]) == orders[language]["games"]
        for game, seen in facts["games"].items():
            assert seen["moves"] >= 1, game
            assert seen["picture"], game
            assert seen["colours"] > 40, game
            assert (elsewhere / f"{game}-{language}.png").stat().st_size > 10_000
