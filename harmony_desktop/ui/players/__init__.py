"""Players, and how games, variants and results are named."""
