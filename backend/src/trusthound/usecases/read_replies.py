"""Read what employers said of a posting, and what one may do about it oneself."""

from dataclasses import dataclass
from datetime import datetime

from trusthound.adapters.storage import domain_proofs, replies, verifications
from trusthound.adapters.storage.database import Database
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.community.report import posting_key
from trusthound.domain.facts.reference import Reference
from trusthound.domain.reply.answering import answerable, domains_that_may_answer, mailboxes_given
from trusthound.domain.reply.proof import DomainProof
from trusthound.domain.reply.reply import Reply


@dataclass(frozen=True, slots=True)
class Replies:
    """`domains` may answer, none where the result takes no replies. `proofs` are the reader's own
    for them. `corrects`: this very result was judged with facts that this reply states.
    """

    domains: tuple[str, ...]
    log: tuple[Reply, ...]
    proofs: tuple[DomainProof, ...] = ()
    corrects: Reply | None = None
    reader: str | None = None
    takes_replies: bool = True

    @property
    def is_disputed(self) -> bool:
        return any(each.is_disputing for each in self.log)


async def read_replies(
    verification_id: str,
    *,
    user_id: str | None,
    database: Database,
    reference: Reference,
    now: datetime,
) -> Replies:
    """Whoever knows the result's id may. Raises NotFound, DatabaseUnavailable."""
    judged = await verifications.find(database, verification_id)
    try:
        dossier = answerable(judged).dossier
    except InvalidInput:
        behind = await replies.behind(database, verification_id)
        corrects = behind.reply if behind else None
        return Replies((), (), corrects=corrects, takes_replies=False)
    log = await replies.of_posting(database, posting_key(dossier.posting.url))
    domains = domains_that_may_answer(dossier, reference)
    proofs = await domain_proofs.of_user(database, user_id, now=now) if user_id else []
    own = tuple(
        each
        for each in proofs
        if each.domain in domains and each.counts_for(mailboxes_given(dossier, each.domain))
    )
    return Replies(domains, tuple(log), own, reader=user_id)
