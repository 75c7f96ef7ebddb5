"""What proves who somebody is: passwords, tokens, one-time codes."""
