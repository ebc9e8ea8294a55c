"""Component sets that players keep on disk."""
