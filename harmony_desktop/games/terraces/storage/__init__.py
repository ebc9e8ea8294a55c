"""Players' orders of tiles on disk."""
