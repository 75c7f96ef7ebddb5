"""What can be bought, and what each plan may do: the one catalogue that every page renders."""

from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import Literal

from trusthound.domain.access.entitlements import INCLUDED
from trusthound.domain.access.organization import Tier

DAILY_VERIFICATIONS = 5
PREMIUM_CENTS = 900  # a month
CURRENCY: Literal["usd"] = "usd"
TRIAL = timedelta(days=7)
TRIAL_REMINDER = timedelta(days=2)  # before its end
REFUND = timedelta(days=30)
# Of what a month includes, before verifications stop: nobody is cut off at a round number.
GRACE_PERCENT = 10


class Plan(StrEnum):
    """What a user has now."""

    FREE = "free"
    PREMIUM = "premium"
    ENTERPRISE = "enterprise"


@dataclass(frozen=True, slots=True)
class Feature:
    """What an offer holds, in a sentence; `available` says whether it can be used today."""

    id: str
    sentence: str
    available: bool = True


@dataclass(frozen=True, slots=True)
class Offer:
    """Something on the pages of prices. None is "no limit" of a number, "on request" of a price.

    A trial and a refund of no days are none. `leads_to` is a page of ours.
    """

    id: str
    name: str
    summary: str
    monthly_cents: int | None
    features: tuple[Feature, ...]
    button: str
    leads_to: str
    daily_verifications: int | None = None
    monthly_verifications: int | None = None
    seats: int | None = 1
    trial_days: int = 0
    refund_days: int = 0


def price_text(cents: int) -> str:
    """900 in, "$9" out; cents are said where there are some."""
    dollars, rest = divmod(cents, 100)
    return f"${dollars}.{rest:02}" if rest else f"${dollars}"


def amount_text(cents: int) -> str:
    """900 in, "$9.00" out: what was paid, to the cent."""
    return f"${cents // 100}.{cents % 100:02}"


def _soon(feature: str, sentence: str) -> Feature:
    """One that is being built; the pages say so."""
    return Feature(feature, sentence, available=False)


FREE = Offer(
    id=Plan.FREE.value,
    name="Free",
    summary="For checking the postings that you are about to answer.",
    monthly_cents=0,
    features=(
        Feature("daily_verifications", f"{DAILY_VERIFICATIONS} job verifications a day"),
        Feature("trust_score", "Trust scores from 0 to 100, with the reasons and their evidence"),
        Feature("ghost_detection", "Ghost job detection"),
        Feature("scam_patterns", "Scam pattern analysis of postings and recruiters' messages"),
        Feature("history", "Your own past checks"),
        _soon("extension", "A browser extension that checks the page you look at"),
    ),
    button="Get Started",
    leads_to="/signup",
    daily_verifications=DAILY_VERIFICATIONS,
)
PREMIUM = Offer(
    id=Plan.PREMIUM.value,
    name="Premium",
    summary="For a whole job search.",
    monthly_cents=PREMIUM_CENTS,
    features=(
        Feature("unlimited_verifications", "Unlimited verifications"),
        Feature("resume_matching", "Resume matching against postings"),
        Feature("match_scores", "Match scores with the reasons for them"),
        _soon("job_search", "Job search across many boards at once"),
        _soon("tracker", "A dashboard that tracks your applications"),
        _soon("interview_preparation", "Interview preparation for each application"),
        _soon("alerts", "Email alerts for new matching jobs"),
        Feature("priority_support", "Priority support: your messages are answered first"),
        _soon("extension_automatic", "Automatic checks by the browser extension"),
    ),
    button="Start Free Trial",
    leads_to="/premium",
    trial_days=TRIAL.days,
    refund_days=REFUND.days,
)
PLANS = (FREE, PREMIUM)

# The day of the terms that hold, and the words that somebody who pays agrees to.
TERMS_VERSION = "2026-11-21"
CONSENT = (
    f"Premium costs {price_text(PREMIUM_CENTS)} a month. The first month is charged today and each "
    "next one on its first day, until you cancel, which you can do at any time on your account "
    f"page. Within {REFUND.days} days of a payment you can have it back there."
)

_DASHBOARD = Feature("dashboard", "A dashboard of verifications for your team")
_RESUME_CHECKS = Feature(
    "resume_checks", "Consistency and plausibility checks on resumes, with evidence"
)
_TEAM = Feature("team", "Team accounts with roles: viewer, member, admin")
_API = _soon("api", "REST API and keys")


def _checks(tier: Tier) -> Feature:
    return Feature(
        "monthly_verifications", f"{INCLUDED[tier].monthly_verifications} verifications a month"
    )


def _seats(tier: Tier) -> Feature:
    seats = INCLUDED[tier].seats
    return Feature("seats", "Unlimited seats" if seats is None else f"{seats} seats")


_BULK = Feature("bulk", "Verification of many candidates at once from a CSV file and a ZIP")

TIERS = (
    Offer(
        id=Tier.STARTER.value,
        name="Starter",
        summary="For teams that hire now and then.",
        monthly_cents=19_900,
        features=(
            _checks(Tier.STARTER),
            _seats(Tier.STARTER),
            _RESUME_CHECKS,
            _DASHBOARD,
            _TEAM,
            _API,
        ),
        button="Get Started",
        leads_to="/enterprise#contact",
        monthly_verifications=INCLUDED[Tier.STARTER].monthly_verifications,
        seats=INCLUDED[Tier.STARTER].seats,
    ),
    Offer(
        id=Tier.PROFESSIONAL.value,
        name="Professional",
        summary="For teams that hire every week.",
        monthly_cents=49_900,
        features=(
            _checks(Tier.PROFESSIONAL),
            _seats(Tier.PROFESSIONAL),
            Feature("all_of_starter", "Everything in Starter"),
            _BULK,
        ),
        button="Get Started",
        leads_to="/enterprise#contact",
        monthly_verifications=INCLUDED[Tier.PROFESSIONAL].monthly_verifications,
        seats=INCLUDED[Tier.PROFESSIONAL].seats,
    ),
    Offer(
        id=Tier.ENTERPRISE.value,
        name="Enterprise",
        summary="For companies with a hiring system of their own.",
        monthly_cents=None,
        features=(
            Feature("unlimited_verifications", "Unlimited verifications"),
            _seats(Tier.ENTERPRISE),
            Feature("all_of_professional", "Everything in Professional"),
            _soon("ats", "Connection to your applicant tracking system"),
            _soon("sso", "Single sign-on"),
            Feature("success_manager", "A dedicated customer-success manager"),
            Feature("sla", "Custom service-level agreements"),
        ),
        button="Contact Sales",
        leads_to="/enterprise#contact",
        seats=INCLUDED[Tier.ENTERPRISE].seats,
    ),
)
