"""Terraces in the window: its scene, its pieces and their drawings."""
