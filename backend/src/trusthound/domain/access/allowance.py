"""Who checks and what he checked before in; whether one more is allowed, and what is left, out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum

from trusthound.domain.access.plan import DAILY_VERIFICATIONS, TRIAL
from trusthound.domain.common.errors import DailyLimit

WINDOW = timedelta(hours=24)
# A check that is under way holds its place this long: longer than any takes. After that its
# process is taken for dead, and the place is free again.
LEASE = timedelta(minutes=2)
POLICY = "verifications a day"


class Shared(StrEnum):
    """With whom a limit is shared."""

    NOBODY = "nobody"
    WITHOUT_COOKIE = "without_cookie"  # all callers of an address that bring none
    ADDRESS = "address"  # all visitors of an address


@dataclass(frozen=True, slots=True)
class Claimant:
    """Whose checks are counted together: a user's, a device's, or those of all callers of an
    address that bring no device. Device and address are digests.

    A visitor who signs up begins anew: his own checks are those made while signed in.
    """

    address: bytes
    user_id: str | None = None
    device: bytes | None = None
    unlimited: bool = False


@dataclass(frozen=True, slots=True)
class Limits:
    """Checks in WINDOW: of a claimant, and of all visitors of one address together."""

    address: int
    own: int = DAILY_VERIFICATIONS


@dataclass(frozen=True, slots=True)
class Counted:
    """When the checks of the last WINDOW were counted: the claimant's own, and for a visitor
    those of the whole address.
    """

    own: tuple[datetime, ...] = ()
    of_address: tuple[datetime, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """What is used and left. `limit` None: as many as one likes. `reset_at` is when the next one
    that was used comes back; None where none was.
    """

    limit: int | None
    used: int
    reset_at: datetime | None
    of: Shared = Shared.NOBODY

    @property
    def remaining(self) -> int | None:
        return None if self.limit is None else max(0, self.limit - self.used)


@dataclass(frozen=True, slots=True)
class Claim:
    """Somebody asks for one more check. `tell` hears what is left, each time that is known;
    `digest_of` makes of a posting's address what is kept of it.
    """

    who: Claimant
    limits: Limits
    check_id: str
    digest_of: Callable[[str], bytes]
    tell: Callable[[Standing], None]


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of a check, as a list of past checks shows it. A closed posting costs nothing."""

    verification_id: str
    title: str
    company: str
    closed: bool


@dataclass(frozen=True, slots=True)
class OwnCheck:
    """One of a user's past checks, with the result as it stands now."""

    check_id: str
    made_at: datetime
    verification_id: str
    kind: str
    status: str
    title: str
    company: str
    url: str
    band: str | None
    trust_score: int | None


def standing_of(who: Claimant, counted: Counted, limits: Limits) -> Standing:
    """By the limit that leaves less; between equals by the claimant's own."""
    if who.unlimited:
        return Standing(None, len(counted.own), None)
    if who.user_id is not None:
        return _standing(counted.own, limits.own, Shared.NOBODY)
    bare = Shared.NOBODY if who.device is not None else Shared.WITHOUT_COOKIE
    own = _standing(counted.own, limits.own, bare)
    address = _standing(counted.of_address, limits.address, Shared.ADDRESS)
    return address if (address.remaining or 0) < (own.remaining or 0) else own


def check_may_verify(who: Claimant, standing: Standing, *, own_limit: int) -> None:
    """Raises DailyLimit."""
    if standing.remaining != 0 or standing.reset_at is None:
        return
    account = "" if who.user_id else f"An account has {own_limit} a day of its own. "
    raise DailyLimit(
        f"{_USED[standing.of].format(limit=standing.limit)} The next one is free at "
        f"{_moment(standing.reset_at)}.",
        reset_at=standing.reset_at,
        advice=(
            f"{account}Premium verifies without a limit, and its trial of {TRIAL.days} days needs "
            "no card."
        ),
    )


_USED = {
    Shared.NOBODY: "You have used your {limit} free verifications of the last 24 hours.",
    Shared.WITHOUT_COOKIE: (
        "The {limit} free verifications of the last 24 hours are used that callers without our "
        "cookie share at one address."
    ),
    Shared.ADDRESS: (
        "The {limit} free verifications of the last 24 hours are used that all visitors of one "
        "network share."
    ),
}


def _standing(moments: Sequence[datetime], limit: int, of: Shared) -> Standing:
    """With more than the limit in the window, the next is free once enough have left it."""
    first = sorted(moments)[max(0, len(moments) - limit)] if moments else None
    return Standing(limit, len(moments), first and first + WINDOW, of)


def _moment(moment: datetime) -> str:
    """In UTC, rounded up to the minute: at that time it is free indeed."""
    whole = moment.astimezone(UTC).replace(second=0, microsecond=0)
    if whole < moment:
        whole += timedelta(minutes=1)
    return f"{whole:%H:%M} UTC on {whole.day} {whole:%B %Y}"
