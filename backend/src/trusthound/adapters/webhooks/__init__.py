"""Messages to employers' own servers: signed, and sent through the guarded fetcher."""
