"""The use cases of accounts, bound to their adapters."""

from dataclasses import dataclass

from trusthound.adapters.credentials.tokens import digest_of
from trusthound.adapters.storage import sessions
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.user import SignedIn
from trusthound.wiring.clock import utc_now


@dataclass(frozen=True)
class Accounts:
    """Who has an account, who is signed in, and what they do with it."""

    database: Database

    async def signed_in(self, token: str) -> SignedIn | None:
        """Whose session a token opens now. Raises DatabaseUnavailable."""
        return await sessions.signed_in(self.database, digest_of(token), now=utc_now())
