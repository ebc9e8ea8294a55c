"""Settings, and the profiles of people who play here."""
