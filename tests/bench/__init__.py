"""Measurements: every part is run in a process of its own and brings figures."""
