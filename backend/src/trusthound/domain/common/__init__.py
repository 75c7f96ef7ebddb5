"""Words that every room of the domain shares: errors, URLs, money, places, text."""
