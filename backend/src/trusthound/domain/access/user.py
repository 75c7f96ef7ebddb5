"""A person with an account, and what is known of them at one moment."""

from dataclasses import dataclass
from datetime import datetime
from unicodedata import normalize

from trusthound.domain.access.organization import Membership
from trusthound.domain.access.plan import Plan
from trusthound.domain.common.errors import Conflict


@dataclass(frozen=True, slots=True)
class User:
    """An account. `premium_until` is when a trial or a paid period ends; None where none began."""

    id: str
    email: str
    name: str
    first_name: str
    last_name: str
    company: str
    created_at: datetime
    mail_verified_at: datetime | None
    premium_until: datetime | None
    is_operator: bool


@dataclass(frozen=True, slots=True)
class SignedIn:
    """The user of a session, with the membership that holds now."""

    user: User
    session_id: str
    membership: Membership | None

    def plan(self, now: datetime) -> Plan:
        """A member uses the organisation's plan, others their own."""
        if self.membership is not None:
            return Plan.ENTERPRISE
        until = self.user.premium_until
        return Plan.PREMIUM if until is not None and until > now else Plan.FREE


def mail_key(email: str) -> str:
    """What two spellings of one address have in common: an address is one identity in any case."""
    return (
        normalize("NFC", email).strip().casefold().replace("\0", "\ufffd")
    )  # no database holds NUL


def mail_taken() -> Conflict:
    return Conflict(
        "mail_taken",
        "There is already an account with this e-mail address.",
        field="email",
        advice="Sign in, or reset the password.",
    )


def names_of(name: str) -> tuple[str, str]:
    """A name as stated in, (first word, the rest) out; the rest is "" for one word."""
    first, _, rest = " ".join(name.split()).partition(" ")
    return first, rest


def new_user(user_id: str, email: str, name: str, now: datetime) -> User:
    """An account as it begins: a name as stated, an address that is not proved yet."""
    first, last = names_of(name)
    return User(
        id=user_id,
        email=email,
        name=name,
        first_name=first,
        last_name=last,
        company="",
        created_at=now,
        mail_verified_at=None,
        premium_until=None,
        is_operator=False,
    )
