"""How to get a bot of a game, matches without a screen, and the process bots think in."""
