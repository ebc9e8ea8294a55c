"""The manual page and the shells' completions, made from the parser itself.

python3 packaging/command_line.py FOLDER    puts them below a `share` folder

Needs argparse-manpage and shtab, which Debian has.
"""

from __future__ import annotations

import sys
from pathlib import Path

import shtab
from argparse_manpage.manpage import Manpage
from linux_desktop import values, write

from harmony_desktop import __version__, identity
from harmony_desktop.arguments import whole_parser

COMPLETIONS = {
    "bash": "bash-completion/completions/harmony-desktop",
    "zsh": "zsh/vendor-completions/_harmony-desktop",
}


def main(share: Path) -> int:
    """Write them; returns the exit code."""
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
    write(share / "man/man6/harmony-desktop.6", f"{page}\n")
    for shell, place in COMPLETIONS.items():
        write(share / place, shtab.complete(parser, shell))
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
