"""Look whether a domain publishes the token that somebody was given for it."""

from datetime import datetime

from trusthound.adapters.credentials.tokens import digest_of
from trusthound.adapters.lookups.domain_proof import lines_at, records_of
from trusthound.adapters.lookups.names import Resolver
from trusthound.adapters.storage import attempts, audit, domain_proofs
from trusthound.adapters.storage.database import Database
from trusthound.adapters.web.web import Web
from trusthound.domain.access.attempts import Attempt
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import NotFound
from trusthound.domain.reply.proof import (
    CHECKS_A_DOMAIN,
    CHECKS_AN_ACCOUNT,
    FILE,
    DomainProof,
    Way,
    not_shown,
    tokens_in,
)


async def check_domain_proof(
    proof_id: str,
    *,
    who: SignedIn,
    database: Database,
    web: Web,
    resolver: Resolver,
    origin: Origin,
    now: datetime,
) -> DomainProof:
    """Raises NotFound for what has ended, Conflict where it is not there, RateLimited,
    DatabaseUnavailable.
    """
    async with database.connection() as connection:
        found = await domain_proofs.attempted(connection, proof_id, who.user.id, now=now)
        if found is None:
            raise NotFound("This was done already, or has ended. Begin anew.")
        proof, digest = found
        tried = [Attempt(CHECKS_AN_ACCOUNT, who.user.id), Attempt(CHECKS_A_DOMAIN, proof.domain)]
        await attempts.take(connection, tried, now)
    if proof.way is Way.DNS:
        lines = await records_of(proof.domain, resolver=resolver)
    else:
        lines = await lines_at(proof.domain, FILE, web=web)
    if digest not in {digest_of(each) for each in tokens_in(lines)}:
        raise not_shown()
    async with database.connection() as connection:
        proven = await domain_proofs.prove(connection, digest, who.user.id, by_mail=False, now=now)
        if proven is None:
            raise NotFound("This was done already, or has ended. Begin anew.")
        entry = origin.entry("reply.prove", actor=who.user.id, at=now, target=proven.domain)
        await audit.note(connection, entry)
    return proven
