"""A transformer that reads documents: their words as numbers in, what it sees in them out."""
