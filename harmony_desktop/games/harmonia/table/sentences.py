"""Harmonia's texts in the player's language."""

from __future__ import annotations

from harmony_desktop.ui.table.sentences import GameWords

words = GameWords("harmonia")
