"""What registries say: one file a kind, a domain or a link in, a fact or None out."""
