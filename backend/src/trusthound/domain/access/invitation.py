"""An invitation into an organisation: to an address, with a role, until a day."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from trusthound.domain.access.attempts import Attempt, Limit
from trusthound.domain.access.organization import Role
from trusthound.domain.access.user import mail_key
from trusthound.domain.common.errors import Conflict, InvalidInput, LinkExpired, SignInRequired

# Whoever asks again sooner would only fill somebody's mailbox.
AGAIN_AFTER = timedelta(minutes=10)
# Also where each one is withdrawn before the next: a link of ours is no way to fill mailboxes.
OF_AN_ADDRESS = Limit("invitations_of_an_address", 3, timedelta(hours=1))
OF_AN_ORGANIZATION = Limit("invitations_of_an_organization", 200, timedelta(hours=1))


@dataclass(frozen=True, slots=True)
class Invitation:
    """Open until `expires_at`; once accepted it is gone."""

    id: str
    organization_id: str
    email: str
    role: Role
    invited_by: str
    made_at: datetime
    expires_at: datetime


def check_may_be_sent_again(made_at: datetime | None, now: datetime) -> None:
    """`made_at` is when the same address was last invited. Raises Conflict."""
    if made_at is not None and now - made_at < AGAIN_AFTER:
        minutes = int(AGAIN_AFTER.total_seconds() // 60)
        raise Conflict(
            "already_invited",
            "An invitation was just sent to this address.",
            field="email",
            advice=f"It can be sent again after {minutes} minutes.",
        )


def tries(organization_id: str, email: str) -> tuple[Attempt, ...]:
    """What a member's invitation counts as."""
    return (
        Attempt(OF_AN_ADDRESS, f"{organization_id} {mail_key(email)}"),
        Attempt(OF_AN_ORGANIZATION, organization_id),
    )


def already_a_member() -> Conflict:
    return Conflict("already_member", "This address belongs to a member already.", field="email")


def in_another_organization() -> Conflict:
    """Said to whom it is about, never to those who invited."""
    return Conflict(
        "other_organization",
        "Your account belongs to another organisation.",
        advice="Leave that organisation first, or ask for an invitation to another address.",
    )


def no_such_invitation() -> LinkExpired:
    """The same words for a link that was used, withdrawn, is too old or never was."""
    return LinkExpired(advice="Ask an admin of the organisation to invite you again.")


def has_an_account() -> SignInRequired:
    """Told to the link's holder alone, who reads that address's mail."""
    return SignInRequired(
        "There is already an account with the invited address.",
        advice="Sign in with it, then open the invitation again.",
    )


def check_is_for(email: str, invited: str) -> None:
    """Whoever is signed in accepts for their own address alone. Raises InvalidInput."""
    if mail_key(email) != mail_key(invited):
        raise InvalidInput(
            f"This invitation was sent to another address than {email}.",
            advice="Sign in with the address that it was sent to.",
        )
