"""A posting in; what it asks of whoever applies out, each with the words that ask for it."""
