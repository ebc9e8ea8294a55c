"""How the computer plays: what a bot is, matches without a screen, and the worker process."""
