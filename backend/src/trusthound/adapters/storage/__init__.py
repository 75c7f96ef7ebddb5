"""PostgreSQL, embedded or given; the only SQL."""
