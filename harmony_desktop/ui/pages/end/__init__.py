"""The page after a game."""
