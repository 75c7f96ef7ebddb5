"""The machine that we run on: what our process takes of it."""
