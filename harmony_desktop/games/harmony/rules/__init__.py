"""The rules of Harmony: components, moves, positions and scoring."""
