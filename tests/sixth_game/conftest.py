"""The game itself and what plays it are no tests: they run in a process of their own."""

from __future__ import annotations

collect_ignore = ["noughts", "play.py"]
