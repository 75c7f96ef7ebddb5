"""Asks. Gathers everything about one subject at once and hands back a dossier."""
