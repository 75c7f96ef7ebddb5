"""The one matrix of what each tier of an organisation includes: features, checks a month, seats."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from trusthound.domain.access.organization import Tier
from trusthound.domain.common.errors import NotInPlan


class Entitlement(StrEnum):
    """What an organisation can use, by its tier."""

    DASHBOARD = "dashboard"
    API_KEYS = "api_keys"
    API = "api"
    BULK = "bulk"
    ATS = "ats"
    SSO = "sso"


@dataclass(frozen=True, slots=True)
class Included:
    """None is "no limit"."""

    features: frozenset[Entitlement]
    monthly_verifications: int | None
    seats: int | None


_ALL = frozenset({Entitlement.DASHBOARD, Entitlement.API_KEYS, Entitlement.API})

INCLUDED: Mapping[Tier, Included] = {
    Tier.STARTER: Included(_ALL, monthly_verifications=100, seats=5),
    Tier.PROFESSIONAL: Included(_ALL | {Entitlement.BULK}, monthly_verifications=500, seats=20),
    Tier.ENTERPRISE: Included(frozenset(Entitlement), monthly_verifications=None, seats=None),
}
_WORDS = {
    Entitlement.DASHBOARD: "The dashboard",
    Entitlement.API_KEYS: "API keys",
    Entitlement.API: "The API",
    Entitlement.BULK: "Checking many at once",
    Entitlement.ATS: "The connection to an applicant tracking system",
    Entitlement.SSO: "Single sign-on",
}


def check_entitled(tier: Tier, feature: Entitlement) -> None:
    """Raises NotInPlan where the tier does not include it."""
    if feature not in INCLUDED[tier].features:
        first = next(each for each in Tier if feature in INCLUDED[each].features)
        raise NotInPlan(
            f"{_WORDS[feature]}: not part of your plan.",
            advice=f"It comes with {first.value.capitalize()}.",
        )
