"""The bots of Sintra, and how they judge decisions."""
