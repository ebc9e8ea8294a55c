"""How the computer plays Harmonia and judges decisions."""
