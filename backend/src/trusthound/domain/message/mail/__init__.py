"""A mail beside its text: who sent it, who vouches for that, what is attached and linked."""
