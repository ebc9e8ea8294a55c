"""Where the packaged application starts, and where its bots' process starts again.

PyInstaller would import Qt, multiprocessing and inspect before a program gets its turn. Most starts
want none of that yet, and Qt only once the start is prepared: so the spec leaves its scripts out,
and what they do for this application is done here, when it is needed.
"""

from __future__ import annotations

import os
import sys

_INSIDE: str = getattr(sys, "_MEIPASS", "")
_HELPER = "from multiprocessing.resource_tracker import main"
"""How multiprocessing starts the process that tidies up after it."""


def _serve() -> None:
    """If multiprocessing started this process, serve it and do not return."""
    words = sys.argv
    if "--multiprocessing-fork" in words:
        from multiprocessing.spawn import freeze_support

        freeze_support()
    elif "-c" in words and words[-1].startswith(_HELPER):
        from multiprocessing.resource_tracker import main as tidy

        tidy(int(words[-1].partition("main(")[2].rstrip(")")))
        sys.exit()


def _mend_environment() -> None:
    """Show Qt its plugins where it may not find them itself; on Linux, keep our libraries to us.

    The log folder is opened by a program of the system: it must not load what lies in our folder.
    """
    if sys.platform == "linux":
        theirs = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
        os.environ.pop("LD_LIBRARY_PATH", None)
        if theirs is not None:
            os.environ["LD_LIBRARY_PATH"] = theirs
        # Our own processes, such as the bots', find everything afresh.
        os.environ["PYINSTALLER_RESET_ENVIRONMENT"] = "1"
    else:
        middle = ("PySide6",) if sys.platform == "win32" else ("PySide6", "Qt")
        os.environ["QT_PLUGIN_PATH"] = os.path.join(_INSIDE, *middle, "plugins")


if __name__ == "__main__":
    _serve()
    _mend_environment()
    from harmony_desktop.__main__ import main

    sys.exit(main())
