"""Background work: what is queued, when it is due, who runs it."""
