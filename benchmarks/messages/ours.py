"""A message or a mail of the set in, what the product says of it out. Nothing is looked up."""

import asyncio
from dataclasses import dataclass
from datetime import UTC, datetime

from trusthound.domain.assessment.band import Band, band_of
from trusthound.domain.common.errors import TrustHoundError
from trusthound.domain.message.assess import assess
from trusthound.domain.message.dossier import Dossier, compile_dossier
from trusthound.domain.message.read.text import read_message
from trusthound.usecases.judge_file import judge_file
from trusthound.wiring.lookups import NO_LOOKUPS
from trusthound.wiring.reference.load import load_reference

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Answer:
    """`score` is None where there is no number. `script` is the id of the script that was named, ""
    for none; `also` names others that the text follows. `refused` is the code of an error.
    """

    score: int | None = None
    script: str = ""
    also: tuple[str, ...] = ()
    refused: str = ""

    @property
    def danger(self) -> bool:
        return self.score is not None and band_of(self.score) is Band.DANGER


def judged(body: str | bytes) -> Answer:
    """A text as if it had been pasted, a mail as if its file had been given."""
    try:
        return _judged_text(body) if isinstance(body, str) else _judged_mail(body)
    except TrustHoundError as error:
        return Answer(refused=error.code)


def _judged_text(text: str) -> Answer:
    dossier = compile_dossier(
        read_message(text), channel="message", as_of=NOW.date(), reference=load_reference()
    )
    return _answer(assess(dossier).score, dossier)


def _judged_mail(body: bytes) -> Answer:
    verification = asyncio.run(
        judge_file(body, "mail.eml", lookups=NO_LOOKUPS, reference=load_reference(), now=NOW)
    )
    return _answer(verification.assessment.score, verification.dossier)


def _answer(score: int | None, dossier: object) -> Answer:
    best = dossier.scripts.best if isinstance(dossier, Dossier) else None
    return Answer(score, best.id if best else "", best.also if best else ())
