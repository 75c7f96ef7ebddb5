"""Files that users hand in, encrypted at rest."""
