"""The bots of Terraces, and how they judge decisions."""
