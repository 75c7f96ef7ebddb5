"""An employer's API key: what it may do, for how long, and how many there may be."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum

from trusthound.domain.access.acting import Acting
from trusthound.domain.access.organization import Organization
from trusthound.domain.access.profile import one_line
from trusthound.domain.common.errors import Conflict, InvalidInput, KeyRefused, NotAllowed, NotFound

NAME_CHARACTERS = 100
# Of an organisation, without those that have ended.
MOST_KEYS = 50
# A key that is replaced goes on for a while, so that nothing stands still meanwhile.
OVERLAP = timedelta(hours=24)
LONGEST_OVERLAP_HOURS = 7 * 24
LONGEST_LIFE = timedelta(days=5 * 366)
# A line of a list need not be truer; and a request that reads writes nothing.
USED_AGAIN_AFTER = timedelta(minutes=1)


class Environment(StrEnum):
    """Whether a key does the real thing, or answers what is written down for tests."""

    LIVE = "live"
    TEST = "test"


class Scope(StrEnum):
    """What a key may do. Keys and the team are managed by admins alone, never by a key."""

    VERIFY = "verify"  # have resumes verified, and read the reports
    STATS = "stats"  # read how many verifications are left
    BULK_VERIFY = "bulk-verify"  # have many verified at once
    RECORDS = "records"  # hand members' decisions on, and delete reports


@dataclass(frozen=True, slots=True)
class ApiKey:
    """A key as its organisation sees it; `prefix` is how its text begins, which tells nothing.

    `expires_at` and `revoked_at` None: never. `last_used_at` is true to USED_AGAIN_AFTER.
    """

    id: str
    organization_id: str
    name: str
    environment: Environment
    scopes: tuple[Scope, ...]
    prefix: str
    requests_an_hour: int
    made_at: datetime
    expires_at: datetime | None = None
    revoked_at: datetime | None = None
    last_used_at: datetime | None = None

    def works(self, now: datetime) -> bool:
        """Whether it opens anything now."""
        expired = self.expires_at is not None and self.expires_at <= now
        return self.revoked_at is None and not expired


@dataclass(frozen=True, slots=True)
class KeyInUse:
    """A key that came with a request and works, and the organisation as it is now."""

    key: ApiKey
    organization: Organization

    @property
    def acting(self) -> Acting:
        """It acts for its organisation, and for no person."""
        return Acting(
            self.organization,
            actor=f"key:{self.key.id}",
            name=f"API key {self.key.name}",
            key_id=self.key.id,
            is_test=self.key.environment is Environment.TEST,
        )

    def check_scope(self, scope: Scope | None) -> None:
        """None: of what asks for it no key may do anything. Raises NotAllowed."""
        if scope is None:
            raise NotAllowed(
                "This can't be done with an API key.", advice="Sign in, and do it as a member."
            )
        if scope not in self.key.scopes:
            raise NotAllowed(
                f"This API key does not have the scope “{scope.value}”.",
                advice="An admin of your organisation can create one that has it.",
            )


def was_idle(key: ApiKey, *, now: datetime) -> bool:
    """Whether it was used last long enough ago to be written down anew."""
    return key.last_used_at is None or key.last_used_at <= now - USED_AGAIN_AFTER


def checked_key_name(text: str) -> str:
    """One line of visible characters. Raises InvalidInput."""
    name = one_line(text)
    if not name:
        raise InvalidInput("Please enter a name for your API key", field="name")
    if len(name) > NAME_CHARACTERS:
        raise InvalidInput(f"A name may have {NAME_CHARACTERS} characters.", field="name")
    return name


def checked_scopes(scopes: Iterable[Scope]) -> tuple[Scope, ...]:
    """Each once, in their own order. Raises InvalidInput for none at all."""
    chosen = set(scopes)
    if not chosen:
        raise InvalidInput("Choose at least one thing that the key may do.", field="scopes")
    return tuple(each for each in Scope if each in chosen)


def checked_end(expires_at: datetime | None, *, now: datetime) -> datetime | None:
    """Raises InvalidInput for a moment that is past, or too far off to mean anything."""
    if expires_at is None:
        return None
    if expires_at.tzinfo is None or not now < expires_at <= now + LONGEST_LIFE:
        raise InvalidInput(
            "A key ends at a moment to come, within five years.",
            field="expiresAt",
            advice="With its time zone, as in 2027-03-31T12:00:00Z.",
        )
    return expires_at


def check_room(working: int) -> None:
    """Whether an organisation that has so many keys may have one more. Raises Conflict."""
    if working >= MOST_KEYS:
        raise Conflict(
            "too_many_api_keys",
            f"An organisation can have {MOST_KEYS} API keys at a time.",
            advice="Revoke one that is not used any more.",
        )


def replacement(old: ApiKey, *, key_id: str, prefix: str, now: datetime) -> ApiKey:
    """A key of the same name and scopes, which lasts as long as the old one did.

    Raises Conflict where that has ended.
    """
    if not old.works(now):
        raise Conflict(
            "api_key_ended",
            "This API key has ended, so there is nothing to replace.",
            advice="Create a new one.",
        )
    lasts = None if old.expires_at is None else old.expires_at - old.made_at
    return replace(
        old,
        id=key_id,
        prefix=prefix,
        made_at=now,
        expires_at=None if lasts is None else now + lasts,
        last_used_at=None,
    )


def end_of_replaced(old: ApiKey, *, overlap: timedelta, now: datetime) -> datetime:
    """After the overlap, or when it would have ended anyway."""
    ends = now + overlap
    return ends if old.expires_at is None else min(ends, old.expires_at)


def no_such_key() -> NotFound:
    """The same words for that of another organisation."""
    return NotFound("There is no such API key.")


def key_refused() -> KeyRefused:
    """The same words whatever is wrong with it."""
    return KeyRefused(
        "This API key does not work.",
        advice="Send it whole. It may have been revoked, or have ended.",
    )
