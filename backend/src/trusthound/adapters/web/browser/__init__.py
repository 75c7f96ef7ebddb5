"""A browser for pages that only their scripts show: shut in, and fed through our own fetcher."""
