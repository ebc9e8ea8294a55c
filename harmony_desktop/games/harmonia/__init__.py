"""Harmonia by Channing Jones: one ornament, made together."""
