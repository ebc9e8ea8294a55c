"""One running game: seats, turns, undo, hints, autosave, and the process the bots think in."""
