"""One file a question; none imports its sibling."""
