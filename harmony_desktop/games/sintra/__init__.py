"""Sintra: the stained glass of a palace."""
