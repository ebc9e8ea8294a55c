"""How the computer plays noughts and crosses."""
