"""A link under which others read a result: who may find it, and until when."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.common.errors import NotFound

MOST_DAYS = 90
MOST_LINKS = 20  # of one result and owner, at a time
EVIDENCE_TO_BE_FOUND = 2


class Visibility(StrEnum):
    UNLISTED = "unlisted"  # whoever has the link
    PUBLIC = "public"  # search engines as well, where there is evidence


@dataclass(frozen=True, slots=True)
class Share:
    """`id` is unguessable, and tells nothing of the result's own."""

    id: str
    verification_id: str
    visibility: Visibility
    made_at: datetime
    expires_at: datetime


def share_for(
    verification_id: str, visibility: Visibility, *, days: int, now: datetime, new_id: str
) -> Share:
    """From now on for so many days."""
    return Share(new_id, verification_id, visibility, now, now + timedelta(days=days))


def may_be_found(share: Share, assessment: Assessment, *, address: str) -> bool:
    """Whether search engines may list it: the owner wants it, there is something to check, and the
    posting stands at an address that we read it at. A text can be written in anybody's name.
    """
    evidence = sum(
        len(each.evidence)
        for each in assessment.findings.values()
        if each.outcome is Outcome.PRESENT
    )
    is_wanted = share.visibility is Visibility.PUBLIC
    return is_wanted and bool(address) and evidence >= EVIDENCE_TO_BE_FOUND


def no_such_share() -> NotFound:
    """The same words whether it never was, has ended, or is somebody else's."""
    return NotFound("There is no such result, or it is no longer shared.")
