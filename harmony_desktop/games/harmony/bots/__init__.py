"""The bots of Harmony, and how they judge decisions."""
