"""What a seeker wants to hear of: saved searches and watched openings in, what is new out."""
