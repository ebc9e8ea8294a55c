"""How the computer plays Terraces and judges decisions."""
