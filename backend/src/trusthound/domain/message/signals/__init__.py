"""Signals of a message: one question a file."""
