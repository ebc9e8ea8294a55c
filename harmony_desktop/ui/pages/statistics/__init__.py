"""Finished games: statistics, the list of games, backups."""
