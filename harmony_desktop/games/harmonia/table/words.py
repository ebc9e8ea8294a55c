"""Harmonia's texts in the player's language."""

from __future__ import annotations

from harmony_desktop.ui.table.words import GameWords

words = GameWords("harmonia")
