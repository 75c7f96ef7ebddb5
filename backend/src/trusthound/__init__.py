"""TrustHound: a trust score for a job posting, with reasons that quote their evidence."""

__version__ = "0.1.0"
