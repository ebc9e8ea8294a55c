"""What a Linux desktop is told: entry, icons, kind of files, metainfo.

python3 packaging/linux_desktop.py FOLDER    puts it all below a `share` folder

Every package for Linux takes it from here, filled in from `harmony_desktop/identity.py`.
"""

from __future__ import annotations

import os
import shutil
import sys
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from checkout import HERE, ROOT

from harmony_desktop import __version__, identity

ICONS = ROOT / "resources" / "app"


def main(share: Path) -> int:
    """Write everything; returns the exit code."""
    own = identity.APPLICATION_ID
    linux = HERE / "linux"
    write(share / "applications" / f"{own}.desktop", filled(linux / "application.desktop.in"))
    write(share / "mime/packages" / f"{own}.xml", filled(linux / "game.xml.in"))
    write(share / "metainfo" / f"{own}.metainfo.xml", filled(linux / "metainfo.xml.in"))
    icons = share / "icons" / "hicolor"
    for picture in ICONS.glob("icon-*.png"):
        size = picture.stem.removeprefix("icon-")
        _copy(picture, icons / f"{size}x{size}" / "apps" / f"{own}.png")
    _copy(ICONS / "icon.svg", icons / "scalable" / "apps" / f"{own}.svg")
    return 0


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


def filled(template: Path) -> str:
    """A template with its @NAMES@ replaced."""
    text = template.read_text(encoding="utf-8")
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


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
