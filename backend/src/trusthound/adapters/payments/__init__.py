"""Money: the payment provider, spoken to by its own SDK."""
