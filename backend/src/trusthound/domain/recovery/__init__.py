"""What somebody gave and where they live in; what to do now, in which order, and whom to tell."""
