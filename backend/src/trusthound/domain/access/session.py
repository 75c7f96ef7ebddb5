"""A sign-in that lasts: how long, and when its token is changed for another."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from trusthound.domain.access.origin import Origin

REMEMBERED_FOR = timedelta(days=30)
LASTS_FOR = timedelta(hours=12)
# A stolen token of a remembered session is of use for a day at most, if its owner comes daily.
CHANGED_AFTER = timedelta(days=1)
# Requests that were on their way with the former token when it was changed.
FORMER_GOOD_FOR = timedelta(minutes=1)
# A line of a list need not be truer; and a request that reads writes nothing.
SEEN_AGAIN_AFTER = timedelta(minutes=5)
MOST_SESSIONS = 100
DEVICE_CHARACTERS = 200


class SessionKind(StrEnum):
    """What the session was begun with."""

    PAGE = "page"
    API = "api"


@dataclass(frozen=True, slots=True)
class Session:
    """A user's session as the user sees it."""

    id: str
    kind: SessionKind
    remembered: bool
    created_at: datetime
    last_seen_at: datetime
    expires_at: datetime
    address: str
    device: str


def expiry(now: datetime, *, remembered: bool) -> datetime:
    """When a session that begins now ends at the latest."""
    return now + (REMEMBERED_FOR if remembered else LASTS_FOR)


def token_is_due(session: Session, *, token_since: datetime, now: datetime) -> bool:
    """Whether a remembered session's token is old enough to be changed."""
    return session.remembered and token_since <= now - CHANGED_AFTER


def was_away(session: Session, *, now: datetime) -> bool:
    """Whether it was last seen long enough ago to be written down anew."""
    return session.last_seen_at <= now - SEEN_AGAIN_AFTER


def begun(session_id: str, origin: Origin, *, remembered: bool, now: datetime) -> Session:
    """A session that begins now."""
    return Session(
        id=session_id,
        kind=SessionKind.PAGE if origin.from_browser else SessionKind.API,
        remembered=remembered,
        created_at=now,
        last_seen_at=now,
        expires_at=expiry(now, remembered=remembered),
        address=origin.address,
        device=origin.device[:DEVICE_CHARACTERS],
    )
