"""What a Linux desktop is told: entry, icons, kind of files, metainfo, manual page, completions.

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

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
ICONS = ROOT / "resources" / "app"

sys.path.insert(0, str(ROOT))
from harmony_desktop import __version__, identity  # noqa: E402 - the checkout's own
from harmony_desktop.arguments import whole_parser  # noqa: E402

_COMPLETIONS = {
    "bash": "bash-completion/completions/harmony-desktop",
    "zsh": "zsh/vendor-completions/_harmony-desktop",
}


def main(share: Path) -> int:
    """Write everything; returns the exit code."""
    own = identity.APPLICATION_ID
    linux = HERE / "linux"
    _write(share / "applications" / f"{own}.desktop", filled(linux / "application.desktop.in"))
    _write(share / "mime/packages" / f"{own}.xml", filled(linux / "game.xml.in"))
    _write(share / "metainfo" / f"{own}.metainfo.xml", filled(linux / "metainfo.xml.in"))
    icons = share / "icons" / "hicolor"
    for picture in ICONS.glob("icon-*.png"):
        size = picture.stem.removeprefix("icon-")
        _copy(picture, icons / f"{size}x{size}" / "apps" / f"{own}.png")
    _copy(ICONS / "icon.svg", icons / "scalable" / "apps" / f"{own}.svg")
    _write_command_line(share)
    return 0


def _write_command_line(share: Path) -> None:
    """The manual page and the completions, made from the parser itself."""
    # Tools of the build; the rest of this module does without them.
    import shtab
    from argparse_manpage.manpage import Manpage

    parser = whole_parser()
    page = Manpage(
        parser,
        format="single-commands-section",
        _data={
            "prog": parser.prog,
            "manual_section": 6,
            "manual_title": "Games Manual",
            "project_name": identity.NAME,
            "version": __version__,
            "date": values()["DATE"],
            "url": identity.HOMEPAGE,
            "authors": [f"{identity.DEVELOPERS} <{identity.EMAIL}>"],
            "description": "five tile games for one screen",
        },
    )
    _write(share / "man/man6/harmony-desktop.6", f"{page}\n")
    for shell, place in _COMPLETIONS.items():
        _write(share / place, shtab.complete(parser, shell))


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


def _write(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
