"""Begin to show that one holds a domain: a token to publish there, or a link to a mailbox there."""

from dataclasses import dataclass
from datetime import datetime

from trusthound.adapters.credentials.tokens import Token
from trusthound.adapters.storage import attempts, domain_proofs, mails, verifications
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.attempts import Attempt
from trusthound.domain.access.one_time_link import link_to
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import NotAllowed
from trusthound.domain.facts.reference import Reference
from trusthound.domain.mailing.outgoing import Brand, MailKind, OutgoingMail
from trusthound.domain.reply.answering import answerable, domains_that_may_answer, mailboxes_given
from trusthound.domain.reply.proof import (
    BEGUN_AN_ACCOUNT,
    MAILS_A_DOMAIN,
    DomainProof,
    Way,
    asked_domain,
    asked_mailbox,
)


@dataclass(frozen=True, slots=True)
class AskedProof:
    """`mailbox` counts for that way alone."""

    domain: str
    way: Way
    mailbox: str = ""


async def begin_domain_proof(
    verification_id: str,
    asked: AskedProof,
    *,
    who: SignedIn,
    database: Database,
    reference: Reference,
    now: datetime,
    proof_id: str,
    mail_id: str,
    token: Token,
) -> DomainProof:
    """The token is to be told to its holder once; one that goes by mail is told to nobody else.

    Raises NotAllowed, NotFound, InvalidInput, RateLimited, DatabaseUnavailable.
    """
    if who.user.mail_verified_at is None:
        raise NotAllowed("Confirm your mail address first.")
    dossier = answerable(await verifications.find(database, verification_id)).dossier
    domain = asked_domain(asked.domain, domains_that_may_answer(dossier, reference))
    stated = mailboxes_given(dossier, domain)
    by_mail = asked.way is Way.MAILBOX
    proof = DomainProof(
        id=proof_id,
        user_id=who.user.id,
        domain=domain,
        way=asked.way,
        mailbox=asked_mailbox(asked.mailbox, domain, stated=stated) if by_mail else "",
        asked_at=now,
        expires_at=now + asked.way.lasts_for,
    )
    async with database.connection() as connection:
        tried = [Attempt(BEGUN_AN_ACCOUNT, who.user.id)]
        await attempts.take(
            connection, [*tried, *([Attempt(MAILS_A_DOMAIN, domain)] if by_mail else [])], now
        )
        await domain_proofs.begin(connection, proof, token.digest)
        if by_mail:
            link = link_to(f"v/{verification_id}", token.text)
            await mails.put(connection, _mail(proof, link, mail_id=mail_id))
    return proof


def _mail(proof: DomainProof, link: str, *, mail_id: str) -> OutgoingMail:
    return OutgoingMail(
        id=mail_id,
        kind=MailKind.DOMAIN_PROOF,
        brand=Brand.CONSUMER,
        to=proof.mailbox,
        words={"domain": proof.domain, "link": link},
        made_at=proof.asked_at,
    )
