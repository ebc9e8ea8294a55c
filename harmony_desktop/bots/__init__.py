"""Creating bots, matches without a screen, and the process in which bots think."""
