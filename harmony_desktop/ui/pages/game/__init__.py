"""The page of one game."""
