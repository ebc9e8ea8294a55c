"""Orders of tiles that players keep on disk."""
