"""What a seeker sends to an employer: what is known of it, how far it is, what may be changed."""

from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from enum import StrEnum

from trusthound.domain.assessment.band import Band, band_of
from trusthound.domain.common.canonical import canonical_url
from trusthound.domain.common.errors import Conflict, InvalidInput, NotFound
from trusthound.domain.common.url import checked_url
from trusthound.domain.tracking.change import SAME, Same, with_changes
from trusthound.domain.tracking.texts import checked_line

MOST_APPLICATIONS = 2_000  # of a seeker
MONEY_CHARACTERS = 100
# One that was deleted can be taken back for so long, and is gone for good within the hour.
RESTORABLE = timedelta(minutes=10)
_EARLIEST = date(1990, 1, 1)


class Outcome(StrEnum):
    """How it ended."""

    ACCEPTED = "accepted"
    DECLINED = "declined"  # an offer, by the seeker
    REJECTED = "rejected"
    WITHDRAWN = "withdrawn"
    NO_ANSWER = "no_answer"


@dataclass(frozen=True, slots=True)
class Facts:
    """What the seeker states, or the posting did. "" and None: nothing is noted."""

    title: str
    company: str = ""
    location: str = ""
    url: str = ""
    salary: str = ""
    applied_on: date | None = None
    outcome: Outcome | None = None
    pay_asked: str = ""
    pay_offered: str = ""


@dataclass(frozen=True, slots=True)
class FactsChange:
    """The same fields; what is SAME stays."""

    title: str | Same = SAME
    company: str | Same = SAME
    location: str | Same = SAME
    url: str | Same = SAME
    salary: str | Same = SAME
    applied_on: date | Same | None = SAME
    outcome: Outcome | Same | None = SAME
    pay_asked: str | Same = SAME
    pay_offered: str | Same = SAME


@dataclass(frozen=True, slots=True)
class Posting:
    """What is known today of what it answers: an opening, a result, or neither any more.

    `closed_at`: since when the posting is not shown any more.
    """

    opening_id: str | None = None
    verification_id: str | None = None
    closed_at: datetime | None = None
    trust_score: int | None = None

    @property
    def band(self) -> Band | None:
        return None if self.trust_score is None else band_of(self.trust_score)


@dataclass(frozen=True, slots=True)
class Application:
    """`staged_at`: since when it is in its stage."""

    id: str
    stage_id: str
    facts: Facts
    posting: Posting
    made_at: datetime
    changed_at: datetime
    staged_at: datetime


@dataclass(frozen=True, slots=True)
class Move:
    """Into a stage, behind another application of it; "" is on top."""

    stage_id: str
    after: str = ""


def changed(facts: Facts, change: FactsChange, *, as_of: date) -> Facts:
    """Raises InvalidInput, UrlRefused."""
    return checked_facts(with_changes(facts, change), as_of=as_of)


def checked_facts(facts: Facts, *, as_of: date) -> Facts:
    """The same, fit to be kept and shown. Raises InvalidInput, UrlRefused."""
    applied = facts.applied_on
    # The seeker's day may have begun before ours.
    if applied is not None and not _EARLIEST <= applied <= as_of + timedelta(days=1):
        raise InvalidInput(
            "The day you applied on is still to come, or long ago.",
            field="appliedOn",
            advice="Choose a day up to today.",
        )
    return replace(
        facts,
        title=checked_line(facts.title, "title", what="The title", needed=True),
        company=checked_line(facts.company, "company", what="The company"),
        location=checked_line(facts.location, "location", what="The place"),
        url=checked_url(facts.url) if facts.url.strip() else "",
        salary=_money(facts.salary, "salary", "The pay"),
        pay_asked=_money(facts.pay_asked, "payAsked", "The pay you asked for"),
        pay_offered=_money(facts.pay_offered, "payOffered", "The pay you were offered"),
    )


def url_key(url: str) -> str:
    """Two links to one posting have the same; "" for none."""
    return canonical_url(url) if url else ""


def check_room(held: int, more: int = 1) -> None:
    """Raises Conflict where there would be too many."""
    if held + more > MOST_APPLICATIONS:
        raise Conflict(
            "tracking_full",
            f"You track {held:,} applications; {MOST_APPLICATIONS:,} is the most.",
            advice="Export the old ones and delete them here, then go on.",
        )


def no_such_application() -> NotFound:
    """Of another user's as well."""
    return NotFound("There is no such application, or it has been deleted.")


def _money(text: str, field: str, what: str) -> str:
    return checked_line(text, field, what=what, most=MONEY_CHARACTERS)
