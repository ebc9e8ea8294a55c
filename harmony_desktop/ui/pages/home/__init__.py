"""The home page: games to resume, the five games, and the games of the day."""
