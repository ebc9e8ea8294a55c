"""How the computer plays Sintra and judges decisions."""
