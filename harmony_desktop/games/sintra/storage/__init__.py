"""Players' own component sets on disk."""
