"""Harmony by Peter Burley: hexagons with three bands, suns and moons."""
