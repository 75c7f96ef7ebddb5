"""What employers reply to results, as it goes over the wire."""

from datetime import datetime
from decimal import Decimal

from pydantic import Field

from trusthound.domain.common.money import Period
from trusthound.domain.reply.corrections import (
    NOTHING,
    PLACE_CHARACTERS,
    SITE_CHARACTERS,
    Corrections,
    PayCorrection,
)
from trusthound.domain.reply.proof import FILE, MAILBOXES, RECORD, DomainProof, Way
from trusthound.domain.reply.reply import STATEMENT_CHARACTERS, Ended, Position, Reply
from trusthound.entrypoints.http.schemas.wire import Answer, Asked
from trusthound.usecases.read_replies import Replies
from trusthound.wiring.replies import BegunProof

_DOMAIN_CHARACTERS = 253
_MAIL_CHARACTERS = 254


class BeginProof(Asked):
    """Which domain, and how it is to be shown that the caller holds it."""

    domain: str = Field(max_length=_DOMAIN_CHARACTERS)
    way: Way = Field(
        strict=False,
        description="dns: a TXT record at the domain; file: a file at its well-known address; "
        "mailbox: a link in a mail to a mailbox there.",
    )
    mailbox: str = Field(
        "",
        max_length=_MAIL_CHARACTERS,
        description="For that way: an address at the domain that speaks for the employer, such as "
        f"{MAILBOXES[0]}@, or one that the employer's own page gives.",
    )


class OpenProofLink(Asked):
    """The token of the link that was mailed."""

    token: str = Field(min_length=1, max_length=200)


class AskedPay(Asked):
    minimum: Decimal | None = Field(None, strict=False)
    maximum: Decimal | None = Field(None, strict=False)
    currency: str = Field(max_length=3, description="ISO 4217, such as USD.")
    period: Period = Field(strict=False)


class AskedCorrections(Asked):
    """Facts that the posting states wrongly; what is left out is not corrected."""

    pay: AskedPay | None = None
    place: str = Field("", max_length=PLACE_CHARACTERS)
    company_site: str = Field("", max_length=SITE_CHARACTERS)


class GiveReply(Asked):
    """At least one of a position, a statement and a correction."""

    domain: str = Field(max_length=_DOMAIN_CHARACTERS)
    position: Position | None = Field(
        None, strict=False, description="not_ours: somebody else published the posting."
    )
    statement: str = Field("", max_length=STATEMENT_CHARACTERS)
    corrections: AskedCorrections | None = None


class ProofAnswer(Answer):
    """Where something is to be published and what, "" for what does not apply. The token is told
    this once.
    """

    id: str
    domain: str
    way: Way
    mailbox: str
    place: str = Field(description="The name of the TXT record, or the address of the file.")
    record: str = Field(description="What is to stand there; empty once it was told.")
    expires_at: datetime
    proven_at: datetime | None


class PayAnswer(Answer):
    minimum: float | None
    maximum: float | None
    currency: str
    period: Period


class CorrectionsAnswer(Answer):
    pay: PayAnswer | None
    place: str
    company_site: str


class ReplyAnswer(Answer):
    """A line of the public log. What operators hide is told without its words."""

    id: str
    domain: str
    way: Way
    proven_at: datetime
    said_at: datetime
    position: Position | None
    statement: str
    corrections: CorrectionsAnswer | None
    being_judged: bool = Field(description="Its corrections are being looked at.")
    result_id: str | None = Field(description="The result judged with its corrections.")
    ended_at: datetime | None
    ended: Ended | None
    hidden: bool
    own: bool = Field(description="The caller's own.")


class CorrectsAnswer(Answer):
    """This result was judged with facts that an employer stated; `verification_id` is the one that
    was judged by what the posting says.
    """

    verification_id: str | None
    domain: str
    way: Way
    corrections: CorrectionsAnswer | None = Field(description="Null: operators hide the words.")


class RepliesAnswer(Answer):
    takes_replies: bool = Field(description="False for texts, mails, examples and corrected ones.")
    domains: list[str] = Field(description="Whose holders may reply; may be none.")
    disputed: bool = Field(description="A correction is being looked at.")
    log: list[ReplyAnswer]
    proofs: list[ProofAnswer] = Field(description="The caller's own.")
    corrects: CorrectsAnswer | None


def corrections_of(asked: AskedCorrections | None) -> Corrections:
    if asked is None:
        return NOTHING
    pay = None
    if asked.pay is not None:
        stated = asked.pay
        pay = PayCorrection(stated.minimum, stated.maximum, stated.currency, stated.period)
    return Corrections(pay, asked.place, asked.company_site)


def begun_answer(begun: BegunProof) -> ProofAnswer:
    return proof_answer(begun.proof, record=f"{RECORD}{begun.token}" if begun.token else "")


def proof_answer(proof: DomainProof, *, record: str = "") -> ProofAnswer:
    places = {Way.DNS: proof.domain, Way.FILE: f"https://{proof.domain}{FILE}", Way.MAILBOX: ""}
    return ProofAnswer(
        id=proof.id,
        domain=proof.domain,
        way=proof.way,
        mailbox=proof.mailbox,
        place=places[proof.way],
        record=record,
        expires_at=proof.expires_at,
        proven_at=proof.proven_at,
    )


def replies_answer(found: Replies) -> RepliesAnswer:
    corrects = found.corrects
    return RepliesAnswer(
        takes_replies=found.takes_replies,
        domains=list(found.domains),
        disputed=found.is_disputed,
        log=[_line(each, found.reader) for each in found.log],
        proofs=[proof_answer(each) for each in found.proofs],
        corrects=corrects
        and CorrectsAnswer(
            verification_id=corrects.verification_id or None,
            domain=corrects.domain,
            way=corrects.way,
            corrections=None
            if corrects.hidden_at
            else corrections_answer(corrects.said.corrections),
        ),
    )


def _line(reply: Reply, reader: str | None) -> ReplyAnswer:
    shown = reply.hidden_at is None
    said = reply.said
    corrects = shown and said.corrections != NOTHING
    return ReplyAnswer(
        id=reply.id,
        domain=reply.domain,
        way=reply.way,
        proven_at=reply.proven_at,
        said_at=reply.said_at,
        position=said.position if shown else None,
        statement=said.statement if shown else "",
        corrections=corrections_answer(said.corrections) if corrects else None,
        being_judged=reply.is_disputing,
        result_id=(reply.result_id or None) if shown else None,
        ended_at=reply.ended_at,
        ended=reply.ended,
        hidden=not shown,
        own=reader is not None and reader == reply.user_id,
    )


def corrections_answer(corrections: Corrections) -> CorrectionsAnswer:
    pay = corrections.pay
    return CorrectionsAnswer(
        pay=pay
        and PayAnswer(
            minimum=None if pay.minimum is None else float(pay.minimum),
            maximum=None if pay.maximum is None else float(pay.maximum),
            currency=pay.currency,
            period=pay.period,
        ),
        place=corrections.place,
        company_site=corrections.company_site,
    )
