"""Terraces: two players, L-shaped tiles, area times height."""
