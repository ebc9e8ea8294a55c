"""What the desktops are told of the application: the same everywhere, in every language."""

from __future__ import annotations

import configparser
import hashlib
import plistlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from harmony_desktop import __version__, games, identity
from harmony_desktop.arguments import commands, whole_parser
from harmony_desktop.engine.words import LANGUAGES
from harmony_desktop.storage.saves import SUFFIX

ROOT = Path(__file__).resolve().parent.parent.parent
LINUX = ROOT / "resources" / "linux"
METAINFO = LINUX / "metainfo.xml.in"
OTHER_LANGUAGES = {"de", "fa", "uk"}
"""Languages the desktops are told in; in any further one of the application they read English."""
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def desktop_entry() -> dict[str, str]:
    parser = configparser.RawConfigParser(delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(LINUX / "application.desktop.in", encoding="utf-8")
    return dict(parser["Desktop Entry"])


def metainfo() -> ET.Element:
    return ET.parse(METAINFO).getroot()  # noqa: S314 - our own file


def languages(elements: list[ET.Element]) -> set[str]:
    return {element.get(LANG, "en") for element in elements}


@pytest.mark.parametrize("key", ["Name", "GenericName", "Comment", "Keywords"])
def test_the_desktop_entry_speaks_every_language(key: str) -> None:
    told = {name for name in desktop_entry() if name.startswith(f"{key}[")}
    assert told == {f"{key}[{language}]" for language in OTHER_LANGUAGES}
    assert set(LANGUAGES) >= OTHER_LANGUAGES


@pytest.mark.parametrize(
    "path",
    ["summary", "description/p", "description/ul/li", "releases/release/description/p"],
)
def test_the_metainfo_speaks_every_language(path: str) -> None:
    found = metainfo().findall(path)
    assert languages(found) == OTHER_LANGUAGES | {"en"}
    in_english = [element for element in found if element.get(LANG) is None]
    assert len(found) == len(in_english) * 4


@pytest.mark.parametrize("language", ["en", *sorted(OTHER_LANGUAGES)])
@pytest.mark.parametrize("game", games.GAMES)
def test_the_metainfo_names_every_game_as_the_window_does(game: str, language: str) -> None:
    name = games.facts(game).NAME
    if language != "en":
        words = ET.parse(ROOT / "translations" / f"harmony_{language}.ts")  # noqa: S314 - our own
        (context,) = [one for one in words.iter("context") if one.findtext("name") == game]
        (message,) = [one for one in context.iter("message") if one.findtext("source") == name]
        name = message.findtext("translation", "")
    told = [one.text or "" for one in metainfo().iter("li") if one.get(LANG, "en") == language]
    assert [words for words in told if words.startswith(f"{name}: ")]


def test_every_screenshot_speaks_every_language_and_can_be_painted() -> None:
    source = (ROOT / "harmony_desktop" / "ui" / "shell" / "screenshots.py").read_text(
        encoding="utf-8"
    )
    painted = re.findall(r'yield f?"([^"]+)"', source)
    pages = {page.format(game=game) for page in painted for game in games.GAMES}
    for screenshot in metainfo().iter("screenshot"):
        assert languages(screenshot.findall("caption")) == OTHER_LANGUAGES | {"en"}
        for image in screenshot.findall("image"):
            address = (image.text or "").rpartition("/")[2]
            page, language, theme = address.removesuffix(".png").rsplit("-", 2)
            assert page in pages
            assert language == image.get(LANG, "en")
            assert theme in {"light", "dark"}
        assert languages(screenshot.findall("image")) == OTHER_LANGUAGES | {"en"}


def test_the_type_of_game_files_has_one_name() -> None:
    (kind,) = ET.parse(LINUX / "game.xml.in").getroot()  # noqa: S314 - our own file
    assert [glob.get("pattern") for glob in kind.iter(f"{MIME}glob")] == [f"*{SUFFIX}"]
    assert languages(kind.findall(f"{MIME}comment")) == OTHER_LANGUAGES | {"en"}
    assert desktop_entry()["MimeType"] == f"{kind.get('type')};"
    assert metainfo().findtext("provides/mediatype") == kind.get("type")


def test_nothing_but_the_identity_names_the_publisher() -> None:
    told = {getattr(identity, name) for name in identity.placeholders()}
    assert told, "once the publisher is known, this test may go"
    own = {"identity.py", Path(__file__).name}
    for path in _texts():
        if path.name not in own:
            text = path.read_text(encoding="utf-8")
            assert [one for one in told if one in text] == [], path


def _texts() -> list[Path]:
    """Everything the project keeps as text, but for translations and recordings."""
    kinds = {".py", ".md", ".toml", ".in", ".iss", ".spec", ".yml", ".xml", ".json", ".plist"}
    folders = ("harmony_desktop", "packaging", "resources", "tests", ".github")
    inside = [path for folder in folders for path in (ROOT / folder).rglob("*")]
    return [path for path in [*inside, *ROOT.glob("*")] if path.suffix in kinds]


def test_desktop_entry_icon_metainfo_and_window_share_one_name(tmp_path: Path) -> None:
    write_desktop(tmp_path)
    own = identity.APPLICATION_ID
    assert (tmp_path / "applications" / f"{own}.desktop").exists()
    assert (tmp_path / "icons/hicolor/scalable/apps" / f"{own}.svg").exists()
    told = ET.parse(tmp_path / "metainfo" / f"{own}.metainfo.xml").getroot()  # noqa: S314
    assert told.findtext("id") == own
    assert told.findtext("launchable") == f"{own}.desktop"
    assert told.findtext("icon") == own
    entry = (tmp_path / "applications" / f"{own}.desktop").read_text(encoding="utf-8")
    assert f"Icon={own}\n" in entry
    assert "@" not in entry
    assert desktop_entry()["Exec"].split()[0] == told.findtext("provides/binary")


def test_a_release_wants_its_publisher() -> None:
    build = [sys.executable, str(ROOT / "packaging" / "build.py"), "--release"]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    for name in identity.placeholders():
        assert name in done.stderr


def test_the_manual_and_the_completions_know_every_command() -> None:
    (actions,) = [one for one in whole_parser()._actions if one.dest == "command"]
    assert actions.choices is not None
    assert set(actions.choices) == set(commands())


def test_winget_is_told_the_hash_of_the_installer(tmp_path: Path) -> None:
    setup = tmp_path / "setup.exe"
    setup.write_bytes(b"installer")
    made = tmp_path / "made"
    run_script("winget.py", "https://harmony.test/setup.exe", str(setup), str(made))
    texts = {path.name: path.read_text(encoding="utf-8") for path in made.iterdir()}
    assert len(texts) == 3
    assert all(f"PackageVersion: {__version__}\n" in text for text in texts.values())
    (installer,) = [text for name, text in texts.items() if "installer" in name]
    assert hashlib.sha256(b"installer").hexdigest().upper() in installer


def run_script(name: str, *words: str) -> None:
    script = ROOT / "packaging" / name
    done = subprocess.run([sys.executable, str(script), *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def write_desktop(folder: Path) -> None:
    """What Linux packages put below their `share` folder."""
    run_script("linux_desktop.py", str(folder))


def test_no_description_states_a_version_of_its_own() -> None:
    stating = re.compile(rf"(?<![\d.]){re.escape(__version__)}(?![\d.])")
    files = [*LINUX.iterdir(), *(ROOT / "packaging").glob("*.spec")]
    assert files
    assert [path.name for path in files if stating.search(path.read_text("utf-8"))] == []
    with (ROOT / "packaging" / "macos" / "entitlements.plist").open("rb") as file:
        assert plistlib.load(file)


def test_desktop_entry_and_metainfo_are_valid(tmp_path: Path) -> None:
    validators = {"desktop-file-validate", "appstreamcli"}
    if missing := {program for program in validators if shutil.which(program) is None}:
        pytest.skip(f"{', '.join(sorted(missing))} not installed")
    write_desktop(tmp_path)
    own = identity.APPLICATION_ID
    for command in (
        ["desktop-file-validate", str(tmp_path / "applications" / f"{own}.desktop")],
        [
            "appstreamcli",
            "validate",
            "--no-net",
            str(tmp_path / "metainfo" / f"{own}.metainfo.xml"),
        ],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
