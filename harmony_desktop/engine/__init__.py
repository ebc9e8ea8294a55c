"""What every game is made of: the contract, coordinates, chance, records and score sheets."""
