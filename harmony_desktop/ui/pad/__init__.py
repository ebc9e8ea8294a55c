"""The score pad: one desk and one page for the boards of every game."""
