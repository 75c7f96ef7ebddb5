"""Translates. HTTP, command line, worker: outside words in, use cases called, outside words out."""
