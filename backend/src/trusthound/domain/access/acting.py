"""Whoever acts for an organisation: a member of it, or one of its API keys."""

from dataclasses import dataclass

from trusthound.domain.access.organization import Organization
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import NotAllowed


@dataclass(frozen=True, slots=True)
class Acting:
    """`actor` is what the audit log says: a user's id, or "key:" and that of a key; `name` what
    people read. One of both ids is there. `is_test`: nothing real is done, read or counted.
    """

    organization: Organization
    actor: str
    name: str
    user_id: str | None = None
    key_id: str | None = None
    is_test: bool = False


def as_member(who: SignedIn) -> Acting:
    """Raises NotAllowed for who is in no organisation."""
    if who.membership is None:
        raise NotAllowed("This is for members of an organisation.")
    user = who.user
    return Acting(who.membership.organization, actor=user.id, name=user.name, user_id=user.id)
