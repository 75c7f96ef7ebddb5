"""How often something may be tried, and under which key tries are counted together."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256

from trusthound.domain.common.errors import RateLimited

WITHIN = timedelta(minutes=5)
LONGEST_WITHIN = timedelta(days=1)  # no limit looks further back


@dataclass(frozen=True, slots=True)
class Limit:
    """At most so many tries within so long; `policy` names what is tried."""

    policy: str
    most: int
    within: timedelta = WITHIN


@dataclass(frozen=True, slots=True)
class AttemptLimits:
    """What may be tried how often, by the name of an account and by the caller's address."""

    sign_ins_an_account: Limit
    sign_ins_an_address: Limit
    sign_ups_an_address: Limit
    mails_an_account: Limit
    mails_an_address: Limit
    exports_an_account: Limit


@dataclass(frozen=True, slots=True)
class Attempt:
    """One try: of what, and whose. The key is kept as a digest: it may be an address."""

    limit: Limit
    key: str

    @property
    def digest(self) -> bytes:
        return sha256(self.key.encode("utf-8", "replace")).digest()


def too_often(reset_at: datetime) -> RateLimited:
    """The same words whatever was tried."""
    return RateLimited(
        "That was tried too often in a few minutes.",
        reset_at=reset_at,
        advice="Wait a few minutes, then try again.",
    )
