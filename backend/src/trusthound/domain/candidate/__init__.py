"""A resume that an employer checks: what is claimed, what is known around it, what it is worth."""
