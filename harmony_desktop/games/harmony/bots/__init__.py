"""How the computer plays Harmony and judges decisions."""
