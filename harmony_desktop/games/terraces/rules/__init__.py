"""The rules of Terraces: components, moves, positions and scoring."""
