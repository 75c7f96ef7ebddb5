"""What each tier includes, and that nothing else says so."""

import pytest

from trusthound.domain.access.entitlements import INCLUDED, Entitlement, check_entitled
from trusthound.domain.access.organization import Tier
from trusthound.domain.access.plan import TIERS
from trusthound.domain.common.errors import NotAllowed


def test_every_tier_has_the_dashboard_keys_and_api() -> None:
    for tier in Tier:
        for each in (Entitlement.DASHBOARD, Entitlement.API_KEYS, Entitlement.API):
            check_entitled(tier, each)


@pytest.mark.parametrize(
    ("tier", "missing"),
    [
        (Tier.STARTER, {Entitlement.BULK, Entitlement.ATS, Entitlement.SSO}),
        (Tier.PROFESSIONAL, {Entitlement.ATS, Entitlement.SSO}),
        (Tier.ENTERPRISE, set()),
    ],
)
def test_a_tier_lacks_what_the_next_one_brings(tier: Tier, missing: set[Entitlement]) -> None:
    assert set(Entitlement) - INCLUDED[tier].features == missing
    for each in missing:
        with pytest.raises(NotAllowed) as told:
            check_entitled(tier, each)
        assert told.value.advice in ("It comes with Professional.", "It comes with Enterprise.")


def test_checks_a_month_and_seats_grow_with_the_tier() -> None:
    told = [(INCLUDED[each].monthly_verifications, INCLUDED[each].seats) for each in Tier]
    assert told == [(100, 5), (500, 20), (None, None)]


def test_the_catalogue_promises_what_the_matrix_holds() -> None:
    for offer in TIERS:
        included = INCLUDED[Tier(offer.id)]
        assert offer.monthly_verifications == included.monthly_verifications
        assert offer.seats == included.seats
        seats = "Unlimited seats" if included.seats is None else f"{included.seats} seats"
        assert any(seats in each.sentence for each in offer.features)
