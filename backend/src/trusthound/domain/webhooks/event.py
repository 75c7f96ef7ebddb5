"""What happened in; the message that an endpoint is sent out, by the Standard Webhooks' shape."""

import json
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum


class WebhookEvent(StrEnum):
    """What endpoints can be told of."""

    COMPLETED = "verification.completed"
    FAILED = "verification.failed"
    REVIEWED = "verification.reviewed"
    DISPUTED = "verification.disputed"
    DELETED = "verification.deleted"
    BULK_COMPLETED = "bulk.completed"  # every row of a list has ended
    TEST = "webhook.test"  # sent to one endpoint when its admin asks for it


# What an endpoint can ask for, and asks for where nothing is said.
ASKED_FOR = tuple(each for each in WebhookEvent if each is not WebhookEvent.TEST)


@dataclass(frozen=True, slots=True)
class Event:
    """`id` is the same however often it is sent; `subject` the id of what it is about."""

    id: str
    type: WebhookEvent
    organization_id: str
    subject: str
    at: datetime


@dataclass(frozen=True, slots=True)
class NumberedEvent:
    """An event as it is listed; within an organisation a later one has a higher number."""

    number: int
    event: Event


def new_event(
    event_type: WebhookEvent, organization_id: str, subject: str, *, at: datetime, new_id: str
) -> Event:
    return Event(f"msg_{new_id}", event_type, organization_id, subject, at)


def body_of(event: Event) -> str:
    """JSON, the same text each time. It tells of no person: what it is about is read by its id."""
    at = event.at.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    told = {"type": event.type.value, "timestamp": at, "data": {"id": event.subject}}
    return json.dumps(told, separators=(",", ":"))
