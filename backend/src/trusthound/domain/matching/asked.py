"""What a seeker wants a resume compared with: as it was sent in, as it is used out."""

from dataclasses import dataclass, replace

from trusthound.domain.common.errors import Conflict, InvalidInput
from trusthound.domain.matching.model import Match
from trusthound.domain.matching.wording import Wording
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.posting.requirements.model import Requirements

# Of the postings that were read by hand for development none asks for more than 32.
_MOST_SKILLS, _MOST_OTHERS = 100, 20


@dataclass(frozen=True, slots=True)
class MatchAsked:
    """Which resume, None for the default one, and of the others the one that is not None: the id
    of a stored result, the address of a posting, or its text.
    """

    resume_id: str | None = None
    verification_id: str | None = None
    url: str | None = None
    text: str | None = None


@dataclass(frozen=True, slots=True)
class MatchedPosting:
    posting: JobPosting
    match: Match
    wording: Wording | None = None


def check_one_posting(asked: MatchAsked) -> None:
    """Raises InvalidInput unless there is exactly one."""
    given = [each for each in (asked.verification_id, asked.url, asked.text) if each is not None]
    if len(given) != 1:
        raise InvalidInput(
            "Say which posting: by a result's id, by its address, or by its text.",
            field="verificationId",
            advice="Send one of verificationId, url and text.",
        )


def with_text(posting: JobPosting, field: str) -> JobPosting:
    """Raises InvalidInput where there is no description that a resume could be compared with."""
    if not any(each.isalnum() for each in posting.description):
        raise InvalidInput(
            "We have no text of this posting to compare your resume with.",
            field=field,
            advice="Open the posting, and paste its text instead.",
        )
    return posting


def bounded(asked: Requirements) -> Requirements:
    """What any posting asks for; one that was made up may ask for thousands of things."""
    return replace(
        asked,
        skills=asked.skills[:_MOST_SKILLS],
        years=asked.years[:_MOST_OTHERS],
        education=asked.education[:_MOST_OTHERS],
        licences=asked.licences[:_MOST_OTHERS],
        languages=asked.languages[:_MOST_OTHERS],
    )


def no_resume() -> Conflict:
    return Conflict(
        "no_resume",
        "There is no resume to compare with yet.",
        advice="Upload one, then try again.",
    )


def no_posting() -> InvalidInput:
    """A result for a message."""
    return InvalidInput(
        "This result is about a message, and not about a posting.",
        field="verificationId",
        advice="Check the posting itself, by its address or its text.",
    )
