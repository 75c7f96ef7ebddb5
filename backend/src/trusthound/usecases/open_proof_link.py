"""Take a domain as held: the link that was mailed to a mailbox there was opened by who asked."""

from datetime import datetime

from trusthound.adapters.credentials.tokens import digest_of
from trusthound.adapters.storage import audit, domain_proofs
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import LinkExpired
from trusthound.domain.reply.proof import DomainProof


async def open_proof_link(
    token: str, *, who: SignedIn, database: Database, origin: Origin, now: datetime
) -> DomainProof:
    """Whoever reads the mailbox and is nobody's fool may open it without effect: only the account
    that asked can use the link. Raises LinkExpired, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        proven = await domain_proofs.prove(
            connection, digest_of(token), who.user.id, by_mail=True, now=now
        )
        if proven is None:
            raise LinkExpired(advice="Sign in with the account that asked for it, or ask anew.")
        entry = origin.entry("reply.prove", actor=who.user.id, at=now, target=proven.domain)
        await audit.note(connection, entry)
    return proven
