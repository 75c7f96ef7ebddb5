"""Say something of a posting for the holder of its employer's domain."""

from datetime import datetime

from trusthound.adapters.storage import attempts, audit, domain_proofs, replies, verifications
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.replies import LoggedReply
from trusthound.adapters.tasks.defer import defer
from trusthound.domain.access.attempts import Attempt
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import NotAllowed
from trusthound.domain.community.report import posting_key
from trusthound.domain.facts.reference import Reference
from trusthound.domain.reply.answering import answerable, domains_that_may_answer, mailboxes_given
from trusthound.domain.reply.corrections import NOTHING, Corrections, checked_corrections
from trusthound.domain.reply.proof import asked_domain
from trusthound.domain.reply.reply import REPLIES_AN_ACCOUNT, Position, Reply, checked_reply

JUDGE_CORRECTION = "judge_correction"


async def give_reply(
    verification_id: str,
    *,
    domain: str,
    position: Position | None,
    statement: str,
    corrections: Corrections,
    who: SignedIn,
    database: Database,
    reference: Reference,
    origin: Origin,
    now: datetime,
    new_id: str,
) -> None:
    """In the place of what the account said of that posting before. Facts that are corrected are
    judged by the worker.

    Raises NotFound, InvalidInput, NotAllowed, RateLimited, DatabaseUnavailable.
    """
    result = answerable(await verifications.find(database, verification_id))
    domain = asked_domain(domain, domains_that_may_answer(result.dossier, reference))
    proofs = await domain_proofs.of_user(database, who.user.id, now=now)
    given = mailboxes_given(result.dossier, domain)
    shown = (each for each in proofs if each.domain == domain and each.counts_for(given))
    held = next((each for each in shown if each.holds(now)), None)
    if held is None or held.proven_at is None:
        raise NotAllowed("Show first that you hold this domain.")
    said = checked_reply(position, statement, checked_corrections(corrections, domain=domain))
    url = result.dossier.posting.url
    reply = Reply(
        id=new_id,
        verification_id=verification_id,
        user_id=who.user.id,
        domain=domain,
        way=held.way,
        proven_at=held.proven_at,
        said_at=now,
        said=said,
    )
    async with database.connection() as connection:
        await attempts.take(connection, [Attempt(REPLIES_AN_ACCOUNT, who.user.id)], now)
        await replies.add(connection, LoggedReply(reply, posting_key(url), url))
        if said.corrections != NOTHING:
            await defer(connection, JUDGE_CORRECTION, {"reply_id": reply.id})
        entry = origin.entry("reply.give", actor=who.user.id, at=now, target=reply.id)
        await audit.note(connection, entry)
