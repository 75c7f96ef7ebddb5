"""What skills there are, what they are called, and which is a kind of which."""
