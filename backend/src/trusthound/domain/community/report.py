"""What became of an application, as an applicant tells it; with what they show for it."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from hashlib import sha256

from trusthound.domain.common.errors import InvalidInput, NotAllowed

EVIDENCE_CHARACTERS = 2000
# Fewer words show nothing: a message is quoted, not summed up.
EVIDENCE_LEAST = 20


class Outcome(StrEnum):
    """`silence`: nothing heard for three weeks. `request`: asked for money or identity papers."""

    SILENCE = "silence"
    REJECTION = "rejection"
    INTERVIEW = "interview"
    OFFER = "offer"
    REQUEST = "request"
    CLOSED = "closed"


class Evidence(StrEnum):
    """What a report shows, and what a moderator found of it."""

    NONE = "none"
    WAITING = "waiting"
    ACCEPTED = "accepted"
    DECLINED = "declined"


@dataclass(frozen=True, slots=True)
class Report:
    """One account's latest word on one posting. `member_since`: when the account was made."""

    outcome: Outcome
    told_at: datetime
    member_since: datetime
    evidence: Evidence = Evidence.NONE

    @property
    def is_evidenced(self) -> bool:
        return self.evidence is Evidence.ACCEPTED


def posting_key(url: str) -> bytes:
    """Names the posting at a canonical address; the same as that of our sightings."""
    return sha256(url.encode("utf-8", "replace")).digest()


def checked_evidence(text: str) -> str:
    """Raises InvalidInput for words too few to show anything; "" is allowed."""
    stripped = text.strip()
    if stripped and len(stripped) < EVIDENCE_LEAST:
        raise InvalidInput(
            "Quote the message that shows it, or leave this empty.", field="evidence"
        )
    return stripped[:EVIDENCE_CHARACTERS]


def check_may_report(*, mail_is_confirmed: bool) -> None:
    """One voice an account, and an account somebody reads the mails of. Raises NotAllowed."""
    if not mail_is_confirmed:
        raise NotAllowed("Confirm your mail address first: each person has one voice.")
