"""One file a noun of the API."""
