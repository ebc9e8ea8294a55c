"""The bots of noughts and crosses."""
