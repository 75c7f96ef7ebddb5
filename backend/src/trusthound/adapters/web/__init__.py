"""The guarded way to the web: the only place that opens a connection for a URL."""
