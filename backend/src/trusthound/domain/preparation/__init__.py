"""An application in, what to prepare for its interview out."""
