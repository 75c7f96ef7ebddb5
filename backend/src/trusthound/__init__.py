"""TrustHound: a trust score for a job posting, with reasons that quote their evidence."""
