"""The one paragraph that stands on every report about a candidate, wherever it is shown."""

DISCLAIMER = (
    "This report is an automated consistency check of a document. It is not a background check or "
    "consumer report, must not be the sole basis of a decision, and the candidate can see and "
    "dispute it."
)
