"""Choosing seats, variants and the deal of a new game."""
