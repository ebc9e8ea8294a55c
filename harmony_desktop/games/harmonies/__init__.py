"""Harmonies by Johan Benvenuto: landscapes of stacked tokens, animals and nature spirits."""
