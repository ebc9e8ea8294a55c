"""The rules of Harmonies: components, moves, positions and scoring."""
