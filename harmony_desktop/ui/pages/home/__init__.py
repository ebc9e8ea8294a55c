"""The first page: games to continue, the five games, today."""
