"""One question a file; what each is worth stands in weights.py."""
