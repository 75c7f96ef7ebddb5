"""What an encoder, a model that sees a whole document at once, reads of roles and courses."""
