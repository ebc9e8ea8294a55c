"""Exclude the game and its player from collection: they run in a process of their own."""

from __future__ import annotations

collect_ignore = ["noughts", "play.py"]
