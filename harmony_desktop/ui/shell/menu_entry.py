"""The application in the menus of a Linux desktop: entry, icons, kind of files, manual page.

Packages of distributions bring these files along. Whoever installs with pipx, uv or pip gets them
from `harmony-desktop --install-menu`, or from the window, which offers it once. Nothing here needs
Qt: the packages are made with it, too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from harmony_desktop import __version__, identity
from harmony_desktop.ui.kit.resources import resource

_OWN = identity.APPLICATION_ID
_MANUAL = "man/man6/harmony-desktop.6"
_REFRESHERS = {
    "update-desktop-database": ("applications",),
    "update-mime-database": ("mime",),
    "gtk-update-icon-cache": ("--quiet", "--ignore-theme-index", "icons/hicolor"),
}
"""Programs that make a desktop notice new files, with their words; the last is a folder."""
_QUOTED = str.maketrans({sign: f"\\\\{sign}" for sign in '"`$'} | {"\\": "\\\\\\\\", "%": "%%"})


def supported() -> bool:
    """Whether menus here are made of desktop entries."""
    return sys.platform.startswith(("linux", "freebsd"))


def user_share(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder for what belongs to this user alone."""
    named = environment.get("XDG_DATA_HOME", "")
    return Path(named) if named.startswith("/") else Path.home() / ".local" / "share"


def is_present(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether any menu of this user has the application."""
    everywhere = environment.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    folders = [user_share(environment), *map(Path, everywhere.split(":"))]
    return any((folder / "applications" / f"{_OWN}.desktop").exists() for folder in folders)


def may_be_offered(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether the window should offer an entry: an installed application that no menu has.

    A checkout, a Flatpak and a trial with files of its own get none.
    """
    apart = {"HARMONY_DESKTOP_HOME", "FLATPAK_ID", "SNAP"} & environment.keys()
    return supported() and not apart and not _checkout() and not is_present(environment)


def install(share: Path, start: Sequence[str]) -> Path:
    """Write everything below a `share` folder; return the path of the entry.

    `start` are the words that start the application.
    """
    from harmony_desktop import manual

    entry = filled("application.desktop.in").replace(
        "Exec=harmony-desktop ", f"Exec={' '.join(map(_quoted, start))} "
    )
    write(share / "applications" / f"{_OWN}.desktop", entry)
    write(share / "mime/packages" / f"{_OWN}.xml", filled("game.xml.in"))
    write(share / _MANUAL, manual.page(values()["DATE"]))
    _copy_icons(share)
    return share / "applications" / f"{_OWN}.desktop"


def write_for_package(share: Path) -> None:
    """Write what packages of distributions put below their `share` folder."""
    install(share, ["harmony-desktop"])
    write(share / "metainfo" / f"{_OWN}.metainfo.xml", filled("metainfo.xml.in"))


def remove(share: Path) -> None:
    """Remove everything that `install` writes."""
    for path in (
        share / "applications" / f"{_OWN}.desktop",
        share / "mime/packages" / f"{_OWN}.xml",
        share / _MANUAL,
        *(share / "icons" / "hicolor").glob(f"*/apps/{_OWN}.*"),
    ):
        path.unlink(missing_ok=True)


def refresh(share: Path) -> None:
    """Make the desktop notice the change now; where the programs are missing, it does later."""
    for program, (*options, folder) in _REFRESHERS.items():
        found = shutil.which(program)
        if found is not None and (share / folder).is_dir():
            subprocess.run(
                [found, *options, str(share / folder)], capture_output=True, timeout=60, check=False
            )


def start_words() -> list[str]:
    """The words that start this very application from anywhere."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    if checkout := _checkout():
        return [sys.executable, str(checkout / "run.py"), "app"]
    script = Path(sysconfig.get_path("scripts")) / "harmony-desktop"
    # pipx and uv put a link on the path, which stays when the environment behind it is renewed.
    found = shutil.which("harmony-desktop")
    same = found is not None and os.path.realpath(found) == os.path.realpath(script)
    return [found if found is not None and same else str(script)]


def _checkout() -> Path | None:
    """The checkout that the application runs from, if it does."""
    folder = Path(__file__).resolve().parents[3]
    return folder if (folder / "run.py").exists() and (folder / "bootstrap").is_dir() else None


def _quoted(word: str) -> str:
    """A word of a command line in an entry.

    >>> print(_quoted("harmony-desktop"), _quoted("/home/a b/100 %"))
    harmony-desktop "/home/a b/100 %%"
    """
    plain = word.replace("/", "").replace("-", "").replace(".", "").replace("_", "")
    return word if plain.isalnum() else f'"{word.translate(_QUOTED)}"'


def _copy_icons(share: Path) -> None:
    icons = share / "icons" / "hicolor"
    for picture in resource("app").glob("icon-*.png"):
        size = picture.stem.removeprefix("icon-")
        _copy(picture, icons / f"{size}x{size}" / "apps" / f"{_OWN}.png")
    _copy(resource("app", "icon.svg"), icons / "scalable" / "apps" / f"{_OWN}.svg")


def values() -> dict[str, str]:
    """What the @NAMES@ in templates stand for."""
    return {
        "ID": identity.APPLICATION_ID,
        "DEVELOPER_ID": identity.APPLICATION_ID.rpartition(".")[0].lower(),
        "DEVELOPERS": identity.DEVELOPERS,
        "EMAIL": identity.EMAIL,
        "HOMEPAGE": identity.HOMEPAGE,
        "ISSUES": identity.ISSUES,
        "SOURCE": identity.SOURCE,
        "SCREENSHOTS": identity.SCREENSHOTS,
        "VERSION": __version__,
        "DATE": date().strftime("%Y-%m-%d"),
        "STAMP": format_datetime(date()),
    }


def date() -> datetime:
    """Today, or the day that a reproducible build names."""
    named = os.environ.get("SOURCE_DATE_EPOCH")
    return datetime.fromtimestamp(int(named), UTC) if named else datetime.now(UTC)


def filled(template: str | Path) -> str:
    """A template with its @NAMES@ replaced: one of `resources/linux`, or any other file."""
    text = (resource("linux") / template).read_text(encoding="utf-8")
    for name, value in values().items():
        text = text.replace(f"@{name}@", value)
    return text


def write(target: Path, text: str) -> None:
    """Write a file, and the folders above it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
