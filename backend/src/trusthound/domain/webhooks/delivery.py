"""What became of an attempt to deliver a message in; whether and when it is tried again out."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from trusthound.domain.webhooks.endpoint import DisabledBecause
from trusthound.domain.webhooks.event import WebhookEvent

# Whoever takes a delivery has it for so long; then it counts as lost, and is taken again.
LEASE = timedelta(seconds=60)
# After each failure in turn: the schedule that Standard Webhooks recommends, three days in all.
PAUSES = (
    timedelta(seconds=5),
    timedelta(minutes=5),
    timedelta(minutes=30),
    timedelta(hours=2),
    timedelta(hours=5),
    timedelta(hours=10),
    timedelta(hours=14),
    timedelta(hours=20),
    timedelta(hours=24),
)
MOST_TRIES = len(PAUSES) + 1
# The most by which chance draws a pause out, so that what failed together does not come together.
_JITTER = 0.1
# With nothing but failures for so long, an endpoint that uses up a delivery's tries is disabled.
FAILS_FOR = timedelta(days=3)
_GONE = 410
KEPT_FOR = timedelta(days=30)
ANSWER_CHARACTERS = 1_000


class NotSent(StrEnum):
    """Why no answer was had, or nothing was sent."""

    TIMEOUT = "timeout"
    UNREACHABLE = "unreachable"
    DISABLED = "disabled"  # while it waited
    SECRET_LOST = "secret_lost"  # noqa: S105 - sealed with a key that this installation has no more


class DeliveryStatus(StrEnum):
    """What is known of a delivery."""

    WAITING = "waiting"
    DELIVERED = "delivered"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Due:
    """A message taken to be delivered; `tries` counts this attempt.

    `secrets` are sealed; the newest one stands first.
    """

    endpoint_id: str
    organization_id: str
    url: str
    secrets: tuple[bytes, ...]
    message_id: str
    type: WebhookEvent
    body: str
    tries: int
    failing_since: datetime | None


@dataclass(frozen=True, slots=True)
class Attempt:
    """`status` is the answer's, None where none came; `answer` its beginning, as text."""

    at: datetime
    status: int | None = None
    answer: str = ""
    problem: NotSent | None = None

    @property
    def is_delivered(self) -> bool:
        return self.status is not None and 200 <= self.status < 300


@dataclass(frozen=True, slots=True)
class Delivery:
    """A message of the last 30 days to one endpoint, with what came of its last attempt."""

    number: int
    message_id: str
    type: WebhookEvent
    made_at: datetime
    standing: DeliveryStatus
    tries: int
    next_try_at: datetime | None
    last_try_at: datetime | None
    status: int | None
    answer: str
    problem: NotSent | None
    body: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """`next_try_at` None: it is delivered, or given up. `disables`: the endpoint as a whole."""

    next_try_at: datetime | None = None
    disables: DisabledBecause | None = None


def judged(due: Due, attempt: Attempt, *, jitter: float) -> Verdict:
    """`jitter` is drawn from 0 to 1."""
    if attempt.is_delivered:
        return Verdict()
    if attempt.status == _GONE:
        return Verdict(disables=DisabledBecause.GONE)
    if due.type is WebhookEvent.TEST:
        return Verdict()
    if due.tries < MOST_TRIES:
        return Verdict(attempt.at + PAUSES[due.tries - 1] * (1 + _JITTER * jitter))
    is_failing = due.failing_since is not None and due.failing_since <= attempt.at - FAILS_FOR
    return Verdict(disables=DisabledBecause.FAILING if is_failing else None)


def shown_answer(body: bytes) -> str:
    """The beginning of a stranger's answer, as text that shows what it is and does nothing."""
    text = body.decode(errors="replace")[:ANSWER_CHARACTERS]
    return "".join(each if each.isprintable() or each == "\n" else "�" for each in text)
