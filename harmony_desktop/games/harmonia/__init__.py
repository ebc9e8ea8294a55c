"""Harmonia by Channing Jones: one ornament, together."""
