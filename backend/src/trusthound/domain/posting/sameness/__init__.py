"""When two postings are the same: fingerprints, what changed between two looks, what recurs."""
