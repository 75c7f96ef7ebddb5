"""What became of an attempt to deliver a mail in, when the next one is due out."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from trusthound.domain.mailing.outgoing import MailKind, OutgoingMail

# Whoever takes a mail has it for so long; then it counts as lost, and is taken again.
LEASE = timedelta(minutes=3)
# After each failure in turn; most outages are over within an hour.
PAUSES = (
    timedelta(seconds=15),
    timedelta(minutes=1),
    timedelta(minutes=5),
    timedelta(minutes=20),
    timedelta(hours=1),
    timedelta(hours=4),
    timedelta(hours=12),
    timedelta(hours=24),
)
MOST_TRIES = len(PAUSES) + 1
# A mail whose link has run out by then would only annoy.
_USELESS_AFTER: Mapping[MailKind, timedelta] = {MailKind.RESET: timedelta(minutes=30)}
_PROBLEM_CHARACTERS = 300


@dataclass(frozen=True, slots=True)
class Due:
    """A mail taken to be delivered; `tries` counts this attempt."""

    mail: OutgoingMail
    tries: int


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a mail did not go. `is_permanent`: another attempt would end the same."""

    problem: str
    is_permanent: bool


@dataclass(frozen=True, slots=True)
class GivenUp:
    """A mail that is not tried any more; its words are kept, so that it can be."""

    id: str
    kind: str
    recipient: str
    made_at: datetime
    tries: int
    last_problem: str


@dataclass(frozen=True, slots=True)
class Standing:
    """Mails that are on their way, and those that were given up."""

    waiting: int
    waiting_since: datetime | None
    given_up: int
    last_problem: str
    is_stuck: bool  # nobody takes them, or none has gone through for a quarter of an hour


def next_try(due: Due, failure: Failure, now: datetime) -> datetime | None:
    """None: it is given up."""
    if failure.is_permanent or due.tries >= MOST_TRIES:
        return None
    at = now + PAUSES[due.tries - 1]
    useless_after = _USELESS_AFTER.get(due.mail.kind)
    if useless_after is not None and at > due.mail.made_at + useless_after:
        return None
    return at


def told(problem: str) -> str:
    """One line of visible characters: what a stranger's server said stands in our log."""
    visible = "".join(each if each.isprintable() else " " for each in problem)
    return " ".join(visible.split())[:_PROBLEM_CHARACTERS]
