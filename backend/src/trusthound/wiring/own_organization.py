"""Somebody signed in, the organisation that they belong to out."""

from trusthound.domain.access.organization import Organization
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import NotAllowed


def organization_of(who: SignedIn) -> Organization:
    """Raises NotAllowed for who is in none."""
    if who.membership is None:
        raise NotAllowed("This is for members of an organisation.")
    return who.membership.organization
