"""What an employer's own server is told: endpoints, events, and when a delivery is tried again."""
