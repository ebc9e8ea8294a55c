"""How the computer plays Harmonies and judges decisions."""
