"""Touches the world. One family a kind of neighbour; families do not know each other."""
