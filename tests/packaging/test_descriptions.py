"""What the desktops are told of the application: the same everywhere, in every language."""

from __future__ import annotations

import configparser
import plistlib
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from harmony_desktop import __version__, games
from harmony_desktop.engine.words import LANGUAGES
from harmony_desktop.storage.saves import SUFFIX

ROOT = Path(__file__).resolve().parent.parent.parent
LINUX = ROOT / "packaging" / "linux"
IDENTITY = "io.github.harmony_desktop.HarmonyDesktop"
METAINFO = LINUX / f"{IDENTITY}.metainfo.xml.in"
OTHER_LANGUAGES = set(LANGUAGES) - {"en"}
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def desktop_entry() -> dict[str, str]:
    parser = configparser.RawConfigParser(delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(LINUX / "harmony-desktop.desktop", encoding="utf-8")
    return dict(parser["Desktop Entry"])


def metainfo() -> ET.Element:
    return ET.parse(METAINFO).getroot()  # noqa: S314 - our own file


def languages(elements: list[ET.Element]) -> set[str]:
    return {element.get(LANG, "en") for element in elements}


@pytest.mark.parametrize("key", ["Name", "GenericName", "Comment", "Keywords"])
def test_the_desktop_entry_speaks_every_language(key: str) -> None:
    entry = desktop_entry()
    assert {language for language in OTHER_LANGUAGES if f"{key}[{language}]" in entry} == (
        OTHER_LANGUAGES
    )


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
    source = (ROOT / "harmony_desktop" / "ui" / "screenshots.py").read_text(encoding="utf-8")
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
    (kind,) = ET.parse(LINUX / "harmony-desktop.xml").getroot()  # noqa: S314 - our own file
    assert [glob.get("pattern") for glob in kind.iter(f"{MIME}glob")] == [f"*{SUFFIX}"]
    assert languages(kind.findall(f"{MIME}comment")) == OTHER_LANGUAGES | {"en"}
    assert desktop_entry()["MimeType"] == f"{kind.get('type')};"
    assert metainfo().findtext("provides/mediatype") == kind.get("type")


def test_the_application_has_one_identity() -> None:
    flatpak = ROOT / "packaging" / "flatpak" / f"{IDENTITY}.yml"
    spec = ROOT / "packaging" / "harmony-desktop.spec"
    assert metainfo().findtext("id") == IDENTITY
    assert f"id: {IDENTITY}\n" in flatpak.read_text(encoding="utf-8")
    assert f'bundle_identifier="{IDENTITY}"' in spec.read_text(encoding="utf-8")
    assert metainfo().findtext("launchable") == "harmony-desktop.desktop"
    assert desktop_entry()["Exec"].split()[0] == metainfo().findtext("provides/binary")


def test_no_description_states_a_version_of_its_own() -> None:
    stating = re.compile(rf"(?<![\d.]){re.escape(__version__)}(?![\d.])")
    files = [path for path in (ROOT / "packaging").rglob("*") if path.suffix in {".in", ".spec"}]
    assert files
    assert [path.name for path in files if stating.search(path.read_text("utf-8"))] == []
    with (ROOT / "packaging" / "macos" / "entitlements.plist").open("rb") as file:
        assert plistlib.load(file)


def test_desktop_entry_and_metainfo_are_valid(tmp_path: Path) -> None:
    validators = {"desktop-file-validate", "appstreamcli"}
    if missing := {program for program in validators if shutil.which(program) is None}:
        pytest.skip(f"{', '.join(sorted(missing))} not installed")
    text = METAINFO.read_text(encoding="utf-8")
    filled = tmp_path / f"{IDENTITY}.metainfo.xml"
    filled.write_text(text.replace("@VERSION@", __version__).replace("@DATE@", "2026-11-16"))
    for command in (
        ["desktop-file-validate", str(LINUX / "harmony-desktop.desktop")],
        ["appstreamcli", "validate", "--no-net", str(filled)],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
