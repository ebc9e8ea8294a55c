"""The shells' completions, made from the parser itself.

python3 packaging/command_line.py FOLDER    puts them below a `share` folder

Needs shtab, which Debian has.
"""

from __future__ import annotations

import sys
from pathlib import Path

import checkout  # noqa: F401 - harmony_desktop is its own
import shtab

from harmony_desktop.arguments import whole_parser
from harmony_desktop.ui.shell.menu_entry import write

COMPLETIONS = {
    "bash": "bash-completion/completions/harmony-desktop",
    "zsh": "zsh/vendor-completions/_harmony-desktop",
}


def main(share: Path) -> int:
    """Write the completions; return the exit code."""
    for shell, place in COMPLETIONS.items():
        write(share / place, shtab.complete(whole_parser(), shell))
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
