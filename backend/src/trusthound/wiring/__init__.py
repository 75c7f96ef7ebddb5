"""Chooses. Settings, and the services built from them."""
