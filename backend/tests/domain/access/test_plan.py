"""The catalogue says the numbers that were decided, once."""

from trusthound.domain.access.organization import Tier
from trusthound.domain.access.plan import PLANS, TIERS, Plan, price_text

FREE, PREMIUM = PLANS
STARTER, PROFESSIONAL, ENTERPRISE = TIERS


def test_free_costs_nothing_and_holds_five_verifications_a_day() -> None:
    assert (FREE.id, FREE.monthly_cents, FREE.daily_verifications) == (Plan.FREE, 0, 5)
    assert FREE.features[0].sentence == "5 job verifications a day"
    assert (FREE.trial_days, FREE.refund_days) == (0, 0)


def test_premium_costs_nine_dollars_with_a_week_to_try_and_a_month_to_ask_for_it_back() -> None:
    assert (PREMIUM.id, PREMIUM.monthly_cents, PREMIUM.daily_verifications) == (
        Plan.PREMIUM,
        900,
        None,
    )
    assert (PREMIUM.trial_days, PREMIUM.refund_days) == (7, 30)


def test_the_tiers_are_those_of_organisations_with_what_a_month_includes() -> None:
    assert [each.id for each in TIERS] == list(Tier)
    assert [each.monthly_cents for each in TIERS] == [19_900, 49_900, None]
    assert [each.monthly_verifications for each in TIERS] == [100, 500, None]


def test_bulk_begins_with_professional() -> None:
    holding = [each.id for each in TIERS if any(one.id == "bulk" for one in each.features)]

    assert holding == [Tier.PROFESSIONAL]


def test_every_offer_names_each_feature_once() -> None:
    for offer in (*PLANS, *TIERS):
        ids = [each.id for each in offer.features]

        assert len(set(ids)) == len(ids), offer.id


def test_no_offer_claims_to_verify_employment() -> None:
    said = " ".join(each.sentence for offer in TIERS for each in offer.features).lower()

    assert "employment" not in said
    assert "consistency and plausibility checks on resumes" in said


def test_a_price_says_cents_only_where_there_are_some() -> None:
    assert [price_text(each) for each in (0, 900, 950, 19_905)] == ["$0", "$9", "$9.50", "$199.05"]


def test_what_works_today_is_not_called_coming_and_what_does_not_is() -> None:
    coming = {each.id for offer in TIERS for each in offer.features if not each.available}

    assert coming == {"api", "ats", "sso"}
