"""A posting that somebody tracks in, the first facts of an application and its opening out."""

from collections.abc import Sequence
from dataclasses import dataclass

from trusthound.domain.common.errors import InvalidInput, UrlRefused
from trusthound.domain.common.money import Pay, salary_line
from trusthound.domain.common.place import Place
from trusthound.domain.common.url import checked_url
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.search.title_words import title_words
from trusthound.domain.tracking.application import MONEY_CHARACTERS, Facts, Posting
from trusthound.domain.tracking.texts import LINE_CHARACTERS

_PLACES = 3
_NO_TITLE = "Untitled position"


@dataclass(frozen=True, slots=True)
class Tracked:
    """What is taken over of an opening or of a verified posting."""

    title: str
    company: str
    url: str
    places: Sequence[Place]
    pay: Pay | None
    opening_id: str | None = None
    verification_id: str | None = None

    @property
    def facts(self) -> Facts:
        """Cut to what a board can hold: nobody is to blame for a posting's length."""
        places = dict.fromkeys(each.text for each in self.places if each.text)
        return Facts(
            title=self.title[:LINE_CHARACTERS] or _NO_TITLE,
            company=self.company[:LINE_CHARACTERS],
            location="; ".join([*places][:_PLACES])[:LINE_CHARACTERS],
            url=_link(self.url),
            salary=salary_line(self.pay)[:MONEY_CHARACTERS],
        )

    @property
    def posting(self) -> Posting:
        return Posting(self.opening_id, self.verification_id)


def tracked_posting(posting: JobPosting, url: str, verification_id: str | None) -> Tracked:
    """Of a verification; `url` is the address that was verified, "" for pasted text."""
    return Tracked(
        posting.title,
        posting.company,
        url or posting.url,
        posting.places,
        posting.pay,
        verification_id=verification_id,
    )


@dataclass(frozen=True, slots=True)
class ShownThere:
    """An opening that is shown at the link of an application."""

    id: str
    title: str
    company: str


def opening_of(facts: Facts, shown: Sequence[ShownThere]) -> str | None:
    """The one whose title says what the seeker's does, or the other way round.

    A link alone tells nothing: it may be where all postings of an employer lead. Between two that
    are as like, it is neither.
    """
    said = title_words(facts.title, [facts.company, facts.location])
    alike = {
        each.id
        for each in shown
        if said <= (words := title_words(each.title, [each.company, facts.location]))
        or words <= said
    }
    return alike.pop() if len(alike) == 1 else None


def no_posting_in_it() -> InvalidInput:
    return InvalidInput(
        "This result is about a message, so there is no posting to track.",
        field="verificationId",
        advice="Add the application by hand.",
    )


def _link(url: str) -> str:
    try:
        return checked_url(url) if url else ""
    except UrlRefused:
        return ""
