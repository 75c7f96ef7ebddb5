"""What can be bought, and what each plan may do: the one catalogue that every page renders."""

from enum import StrEnum

DAILY_VERIFICATIONS = 5


class Plan(StrEnum):
    """What a user has now."""

    FREE = "free"
    PREMIUM = "premium"
    ENTERPRISE = "enterprise"
