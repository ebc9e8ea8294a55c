"""The rules of noughts and crosses."""
