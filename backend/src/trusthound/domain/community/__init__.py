"""What applicants report of postings: one voice an account, weighed so that no crowd decides."""
