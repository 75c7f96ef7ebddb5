"""A verification as it goes over the wire: every key always there."""

from datetime import date, datetime
from typing import Literal

from pydantic import Field

from trusthound.domain.assessment.axis import Level
from trusthound.domain.assessment.band import Band, Status
from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.assessment.signal import Lean, Topic
from trusthound.domain.common.money import Period
from trusthound.domain.facts.sightings import Changed
from trusthound.domain.message.kind import Kind
from trusthound.domain.message.model import EntityKind
from trusthound.domain.posting.correction import CorrectedField
from trusthound.domain.posting.model import Origin
from trusthound.entrypoints.http.schemas.mail import MailAnswer
from trusthound.entrypoints.http.schemas.wire import Answer


class JobAnswer(Answer):
    """What was advertised; "" where the posting does not say."""

    title: str
    company: str
    location: str
    salary: str
    posted: str = Field(description="The day that it states, ISO 8601.")


class PayAnswer(Answer):
    """Pay as numbers; at least one bound is set."""

    min: float | None
    max: float | None
    currency: str = Field(description='ISO 4217 code, "" when not stated.')
    period: Period | None


class AxisAnswer(Answer):
    """One of three questions, answered in words."""

    level: Level
    risk: float | None = Field(ge=0, le=1)


class AxesAnswer(Answer):
    """Scam signs, who is behind it, and whether there is a real opening; never merged."""

    scam: AxisAnswer
    identity: AxisAnswer
    activity: AxisAnswer


class ContributionAnswer(Answer):
    """One line of the sum that makes the score."""

    label: str
    points: float
    signal: str = Field(description='The signal that adds the points, "" for a rule.')


class EvidenceAnswer(Answer):
    """Something that a reader can check."""

    quote: str
    origin: str
    learnt_on: date | None
    start: int | None = Field(description="Offset of the quote in the posting's text.")
    end: int | None
    verbatim: bool = Field(description="Whether the quote is the posting's words, or ours.")


class FindingAnswer(Answer):
    """One question, its answer in this posting, and what the answer is worth."""

    id: str
    title: str
    question: str
    why: str
    innocent: str
    advice: str
    topic: Topic
    leans: Lean
    source: str
    outcome: Outcome
    points: float
    evidence: list[EvidenceAnswer]


class FieldOriginAnswer(Answer):
    """Where a field of the posting was read."""

    field: str
    origin: Origin
    detail: str


class StepAnswer(Answer):
    """One step of a script, and the words that show it, null where it was not seen."""

    name: str
    matched: bool
    quote: str | None


class ScriptAnswer(Answer):
    """The script of reported job scams that the message follows."""

    id: str
    name: str
    steps_matched: int
    steps_total: int
    steps: list[StepAnswer]
    advice: str
    also: list[str] = Field(description="Other scripts of which as much was seen.")


class EntityAnswer(Answer):
    """Something in the message that a reader can check."""

    kind: EntityKind
    value: str = Field(examples=["USD 200", "telegram:@name", "bitcoin:bc1q…"])
    text: str
    period: Period | None = Field(description="What an amount is paid for.")
    start: int = Field(description="Offset in the message's text.")
    end: int
    defanged: bool = Field(description="Written so that no program would see it.")


class ChangeAnswer(Answer):
    """What differed from one look to the next."""

    field: Changed
    seen_on: date
    before: str
    after: str


class RepostAnswer(Answer):
    """The same position, up before under another address."""

    url: str
    first_seen: date
    last_seen: date


class SightingsAnswer(Answer):
    """What we saw of this posting before, by days on which we looked."""

    first_seen: date
    last_seen: date = Field(description="This time counts.")
    times_seen: int = Field(ge=1)
    reposts: list[RepostAnswer]
    changes: list[ChangeAnswer]


class CorrectedAnswer(Answer):
    """One field as we read it and as a reader corrected it; "" for nothing stated."""

    field: CorrectedField
    before: str
    after: str


class CorrectionAnswer(Answer):
    """What a reader corrected of another result, which stays as it is."""

    original_id: str | None = Field(description="Null once that result has been deleted.")
    seen_on: date = Field(description="The day of what both rest on: nothing was fetched anew.")
    fields: list[CorrectedAnswer]


class VerificationBody(Answer):
    """One verification."""

    success: Literal[True]
    id: str
    kind: Kind
    status: Status
    trust_score: int | None = Field(ge=0, le=100, description="Null unless assessed.")
    band: Band | None
    verdict: str | None = Field(examples=["Trust: 82/100", "Risk: 88/100"])
    headline: str
    reasons: list[str]
    job: JobAnswer
    job_title: str
    title: str
    company: str
    location: str
    salary: str
    pay: PayAnswer | None
    url: str = Field(description='The canonical address, "" for pasted text.')
    checked_at: datetime
    engine_version: str
    example: bool = Field(description="One of our own recorded pages.")
    coverage: float = Field(
        ge=0, le=1, description="Share of the applicable questions that could be answered."
    )
    scam_risk: float = Field(ge=0, le=1)
    activity_risk: float | None = Field(ge=0, le=1)
    axes: AxesAnswer
    contributions: list[ContributionAnswer] = Field(
        description="Lines that add up to trustScore; empty where there is no score."
    )
    signals: list[FindingAnswer]
    origins: list[FieldOriginAnswer]
    sightings: SightingsAnswer | None = Field(
        description="Null where none is kept: of what a client sent, closed pages, no database."
    )
    script: ScriptAnswer | None = Field(description="Null for a posting, and where none fits.")
    entities: list[EntityAnswer] = Field(description="Of a message; empty for a posting.")
    safe_reply: str | None = Field(description="What is safe to answer; null for a posting.")
    mail: MailAnswer | None = Field(description="Null where there were no headers.")
    correction: CorrectionAnswer | None = Field(
        description="Null for what was judged as we read it ourselves."
    )


class VerificationAnswer(VerificationBody):
    """A verification, at the top level and again under `verification`."""

    verification: VerificationBody
