"""The steps of a build that need no tools of their own."""

from __future__ import annotations

import importlib
import json
import shutil
import sysconfig
from importlib.metadata import distribution
from pathlib import Path
from types import ModuleType

import pytest

from harmony_desktop.ui.table import ghosts

ROOT = Path(__file__).resolve().parent.parent.parent


def script(name: str, patch: pytest.MonkeyPatch) -> ModuleType:
    """A script of the packaging folder as a module."""
    patch.syspath_prepend(str(ROOT / "packaging"))
    return importlib.import_module(name)


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return script("build", monkeypatch)


@pytest.fixture
def contents(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return script("contents", monkeypatch)


@pytest.fixture
def packaged(tmp_path: Path) -> tuple[Path, Path]:
    """An application folder with a library, a module of Python and a resource, and its sources."""
    folder = tmp_path / "harmony-desktop"
    numpy = distribution("numpy")
    inside = {
        "numpy/version.py": str(numpy.locate_file("numpy/version.py")),
        "json.py": str(Path(sysconfig.get_path("stdlib")) / "json" / "__init__.py"),
        "launch.py": str(ROOT / "packaging" / "launch.py"),
    }
    for name, source in inside.items():
        path = folder / "_internal" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, path)
    (folder / "LICENSE").write_text("MIT")
    sources = tmp_path / "sources.json"
    sources.write_text(json.dumps(inside))
    return folder, sources


def test_every_file_has_an_origin_with_its_licence(
    contents: ModuleType, packaged: tuple[Path, Path]
) -> None:
    found = contents.origins(*packaged)
    names = {origin.name: origin for origin in found}
    assert set(names) == {"numpy", "python", "harmony-desktop"}
    assert names["numpy"].version == distribution("numpy").version
    assert "BSD" in names["numpy"].licensed.licence
    assert names["python"].licensed.licence == "PSF-2.0"
    assert Path("LICENSE") in found[names["harmony-desktop"]]


def test_a_file_that_nobody_accounts_for_fails_the_build(
    contents: ModuleType, packaged: tuple[Path, Path]
) -> None:
    folder, sources = packaged
    (folder / "_internal" / "libstranger.so.1").write_bytes(b"?")
    with pytest.raises(contents.Unaccounted, match=r"libstranger\.so\.1"):
        contents.origins(folder, sources)


@pytest.mark.skipif(shutil.which("dpkg") is None, reason="libraries of Debian need Debian")
def test_a_library_of_the_system_brings_the_licences_debian_states(contents: ModuleType) -> None:
    (library, *_) = Path("/usr/lib").rglob("libz.so.1")
    origin = contents._of_debian(library.resolve())
    assert origin.name == "zlib1g"
    assert "Zlib" in origin.licensed.licence
    assert "Jean-loup Gailly" in origin.licensed.texts[0]


def test_libraries_that_nothing_links_are_found(contents: ModuleType) -> None:
    needed = {"program": ["libxcb.so", "libc.so"], "libxcb.so": [], "libXau.so": ["libbsd.so"]}
    needed["libbsd.so"] = []
    left = contents.unlinked(needed, ["libxcb.so", "libXau.so", "libbsd.so"])
    assert left == {"libXau.so", "libbsd.so"}


def test_no_path_of_this_machine_stays_in_a_file(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "_looks_elsewhere", lambda path: False)
    home = Path("/home/somebody-who-builds")
    monkeypatch.setattr(build.Path, "home", lambda: home)
    monkeypatch.setattr(build.sys, "base_prefix", f"{home}/python/3.12")
    for name, words in (
        ("prefix", f"{home}/python/3.12"),
        ("home", f"{home}/wheels/a.c"),
        ("checkout", f"{build.ROOT}/x"),
    ):
        path = tmp_path / name
        content = b"\x7fELF\0" + words.encode() + b"\0rest"
        path.write_bytes(content)
        with pytest.raises(build.subprocess.CalledProcessError):
            build.find_traces(tmp_path)
        build._blank_out(path)
        assert len(path.read_bytes()) == len(content)
        assert path.read_bytes().endswith(b"\0rest")
    assert b"/3.12\0" in (tmp_path / "prefix").read_bytes(), "a version may share its place"
    build.find_traces(tmp_path)


def test_the_parts_of_a_system_that_everybody_has_are_no_traces(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build.sys, "base_prefix", "/usr")
    monkeypatch.setattr(build.sys, "prefix", "/usr")
    assert "/usr" not in build._own_paths()
    assert str(build.ROOT) in build._own_paths()


def test_the_spec_writes_down_where_everything_comes_from(build: ModuleType) -> None:
    spec = (ROOT / "packaging" / "harmony-desktop.spec").read_text(encoding="utf-8")
    assert "sources.json" in spec
    assert build.SOURCES.name == "sources.json"
    compile(spec, "harmony-desktop.spec", "exec")


def test_the_trial_finds_the_inside_of_a_hint_s_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    advice = script("try_build", monkeypatch).ADVICE
    assert advice[::-1].hex() == ghosts.ADVICE.strip("#").lower()
    width, height = 60, 40
    lines = {(x, y) for x in range(10, 31) for y in (5, 25)}
    lines |= {(x, y) for x in (10, 30) for y in range(5, 26)}
    lines |= {(x, x - 20) for x in range(35, 55)}
    pixels = b"".join(
        (advice if (x, y) in lines else b"\xff\xff\xff") + b"\0"
        for y in range(height)
        for x in range(width)
    )
    framed = script("virtual_screen", monkeypatch).framed
    assert framed(pixels, width, advice) == [(20, 15)], "a line alone has no inside"
