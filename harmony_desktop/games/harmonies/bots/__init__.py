"""The bots of Harmonies, and how they judge decisions."""
