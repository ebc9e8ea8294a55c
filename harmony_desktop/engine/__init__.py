"""The parts every game is built from: the contract, coordinates, chance, records, score sheets."""
