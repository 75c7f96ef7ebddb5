"""Who is signed in, in; the organisation that they act for, out."""

from trusthound.domain.access.acting import as_member
from trusthound.domain.access.organization import Organization
from trusthound.domain.access.user import SignedIn


def organization_of(who: SignedIn) -> Organization:
    """Raises NotAllowed for who is in none."""
    return as_member(who).organization
