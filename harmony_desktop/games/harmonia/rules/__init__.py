"""The rules of Harmonia: components, moves, positions and scoring."""
