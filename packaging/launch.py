"""Where the packaged application starts, and where its bots' process starts again."""

from __future__ import annotations

import sys
from multiprocessing import freeze_support

from harmony_desktop.__main__ import main

if __name__ == "__main__":
    freeze_support()
    sys.exit(main())
