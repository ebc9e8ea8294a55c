"""The rules of Sintra: components, moves, positions and scoring."""
