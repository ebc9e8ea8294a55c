"""Harmony Desktop: tile games for one screen, without a network."""

__version__ = "0.1.0"
