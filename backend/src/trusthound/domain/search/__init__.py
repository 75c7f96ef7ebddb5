"""Openings: what boards show is collected, merged into one opening each, and searched."""
