"""The bots of Harmonia, and how they judge decisions."""
