"""Tells. One verb a file; listing this folder lists what the product does."""
