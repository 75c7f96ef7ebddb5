"""What employers answer to results, bound to its adapters."""

from dataclasses import dataclass

from trusthound.adapters.credentials.tokens import new_token
from trusthound.adapters.lookups.names import open_resolver
from trusthound.adapters.storage.database import Database
from trusthound.adapters.web.web import Web
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.user import SignedIn
from trusthound.domain.facts.reference import Reference
from trusthound.domain.posting.dossier import Dossier
from trusthound.domain.reply.corrections import Corrections
from trusthound.domain.reply.proof import DomainProof, Way
from trusthound.domain.reply.reply import Position
from trusthound.inquiry.evidence import Lookups
from trusthound.usecases import begin_domain_proof as beginning
from trusthound.usecases import check_domain_proof as checking
from trusthound.usecases import forget_old_replies as forgetting
from trusthound.usecases import give_reply as giving
from trusthound.usecases import hide_reply as hiding
from trusthound.usecases import judge_correction as judging
from trusthound.usecases import list_replies as listing
from trusthound.usecases import open_proof_link as opening
from trusthound.usecases import read_replies as reading
from trusthound.usecases import withdraw_reply as withdrawing
from trusthound.usecases.begin_domain_proof import AskedProof
from trusthound.usecases.list_replies import RepliesPage
from trusthound.usecases.read_replies import Replies
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.settings import Settings


@dataclass(frozen=True, slots=True)
class BegunProof:
    """`token` is to be published by its holder; "" where it went by mail."""

    proof: DomainProof
    token: str


@dataclass(frozen=True)
class Replying:
    """`hide` and `newest` are for operators alone, `judge` and `forget_old` for the worker."""

    settings: Settings
    database: Database
    web: Web
    lookups: Lookups[Dossier]
    reference: Reference

    async def read(self, verification_id: str, user_id: str | None) -> Replies:
        """The log, and what the caller may add to it."""
        return await reading.read_replies(
            verification_id,
            user_id=user_id,
            database=self.database,
            reference=self.reference,
            now=utc_now(),
        )

    async def begin_proof(
        self, verification_id: str, asked: AskedProof, who: SignedIn
    ) -> BegunProof:
        """A token to publish, or a mail on its way."""
        token = new_token()
        proof = await beginning.begin_domain_proof(
            verification_id,
            asked,
            who=who,
            database=self.database,
            reference=self.reference,
            now=utc_now(),
            proof_id=new_id(),
            mail_id=new_id(),
            token=token,
        )
        return BegunProof(proof, "" if proof.way is Way.MAILBOX else token.text)

    async def check_proof(self, proof_id: str, who: SignedIn, *, origin: Origin) -> DomainProof:
        """Look for what was to be published."""
        return await checking.check_domain_proof(
            proof_id,
            who=who,
            database=self.database,
            web=self.web,
            resolver=open_resolver(self.settings.dns_servers, self.settings.lookup_seconds),
            origin=origin,
            now=utc_now(),
        )

    async def open_link(self, token: str, who: SignedIn, *, origin: Origin) -> DomainProof:
        """The link of a mail."""
        return await opening.open_proof_link(
            token, who=who, database=self.database, origin=origin, now=utc_now()
        )

    async def give(
        self,
        verification_id: str,
        who: SignedIn,
        *,
        domain: str,
        position: Position | None,
        statement: str,
        corrections: Corrections,
        origin: Origin,
    ) -> Replies:
        """In the place of what they said before; what stands there now."""
        await giving.give_reply(
            verification_id,
            domain=domain,
            position=position,
            statement=statement,
            corrections=corrections,
            who=who,
            database=self.database,
            reference=self.reference,
            origin=origin,
            now=utc_now(),
            new_id=new_id(),
        )
        return await self.read(verification_id, who.user.id)

    async def withdraw(self, reply_id: str, who: SignedIn, *, origin: Origin) -> None:
        """Their own."""
        await withdrawing.withdraw_reply(
            reply_id, who=who, database=self.database, origin=origin, now=utc_now()
        )

    async def newest(self, cursor: str) -> RepliesPage:
        """Of all postings."""
        return await listing.list_replies(cursor=cursor, database=self.database)

    async def hide(self, reply_id: str, *, hidden: bool, actor: str, origin: Origin) -> None:
        """Its words, or no longer."""
        await hiding.hide_reply(
            reply_id,
            hidden=hidden,
            actor=actor,
            database=self.database,
            origin=origin,
            now=utc_now(),
        )

    async def judge(self, reply_id: str) -> None:
        """With the facts that it corrects."""
        await judging.judge_correction(
            reply_id,
            database=self.database,
            reference=self.reference,
            lookups=self.lookups,
            now=utc_now(),
            new_id=new_id(),
        )

    async def forget_old(self) -> int:
        """Lines of long ago, and proofs that have ended."""
        return await forgetting.forget_old_replies(
            self.database, now=utc_now(), keep_days=self.settings.keep_replies_days
        )
