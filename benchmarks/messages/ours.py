"""A message or a mail of the set in, what the product says of it out. Nothing is looked up."""

from dataclasses import dataclass
from datetime import UTC, datetime

from trusthound.adapters.documents.mail import read_mail
from trusthound.domain.assessment.band import Band, band_of
from trusthound.domain.common.errors import TrustHoundError
from trusthound.domain.message.dossier import compile_dossier
from trusthound.domain.message.kind import Kind, kind_of
from trusthound.domain.message.read.mail import read_mail_text
from trusthound.domain.message.verification import MessageVerification, conclude
from trusthound.inquiry.message import ask_about_message
from trusthound.wiring.reference.load import load_reference

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Answer:
    """`score` is None where there is no number. `script` is the id of the script that was named, ""
    for none; `also` names others that the text follows. `refused` is the code of an error.
    `as_posting`: where nobody says that it is a message, it would be judged as a posting.
    """

    score: int | None = None
    script: str = ""
    also: tuple[str, ...] = ()
    refused: str = ""
    as_posting: bool = False

    @property
    def danger(self) -> bool:
        return self.score is not None and band_of(self.score) is Band.DANGER


def judged(body: str | bytes) -> Answer:
    """A text as a message that was pasted, a mail as it was received."""
    try:
        if isinstance(body, bytes):
            return _answer(_judge_mail(body))
        as_posting = kind_of(body) is Kind.POSTING
        dossier = ask_about_message(body, reference=load_reference(), as_of=NOW.date())
        told = conclude(dossier, verification_id="", checked_at=NOW)
        return _answer(told, as_posting=as_posting)
    except TrustHoundError as error:
        return Answer(refused=error.code)


def _judge_mail(body: bytes) -> MessageVerification:
    reference = load_reference()
    message = read_mail_text(read_mail(body, reference.registrable_domain))
    dossier = compile_dossier(message, channel="mail", as_of=NOW.date(), reference=reference)
    return conclude(dossier, verification_id="", checked_at=NOW)


def _answer(told: MessageVerification, *, as_posting: bool = False) -> Answer:
    best = told.dossier.scripts.best
    return Answer(
        score=told.assessment.score,
        script=best.id if best else "",
        also=best.also if best else (),
        as_posting=as_posting,
    )
