"""The files for a Linux desktop: entry, icons, file type, metainfo, manual page.

python3 packaging/linux_desktop.py FOLDER    puts it all below a `share` folder

Every package for Linux takes it from here; `harmony-desktop --install-menu` writes the same.
"""

from __future__ import annotations

import sys
from pathlib import Path

import checkout  # noqa: F401 - harmony_desktop is its own

from harmony_desktop.ui.shell import menu_entry

if __name__ == "__main__":
    menu_entry.write_for_package(Path(sys.argv[1]))
