"""Noughts and crosses: a minimal but complete game."""
