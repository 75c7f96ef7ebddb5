"""A seeker's applications, as they go over the wire."""

from datetime import date, datetime
from typing import Literal

from pydantic import Field

from trusthound.domain.assessment.band import Band
from trusthound.domain.tracking.application import Outcome
from trusthound.domain.tracking.timeline import Line
from trusthound.entrypoints.http.schemas.wire import Answer


class StageAnswer(Answer):
    """A stage; own ones can be renamed, moved and deleted."""

    id: str
    name: str
    is_own: bool


class StagesAnswer(Answer):
    """All of them, in their order."""

    success: Literal[True]
    stages: list[StageAnswer]


class ReminderAnswer(Answer):
    """`dueAt` by the clock that it was set by."""

    id: str
    text: str
    due_at: datetime
    done: bool


class ApplicationFacts(Answer):
    """What is known of an application; "" and null: nothing is noted."""

    id: str
    stage_id: str
    title: str
    company: str
    location: str
    url: str
    salary: str = Field(description="As the posting states it.")
    applied_on: date | None
    outcome: Outcome | None
    pay_asked: str
    pay_offered: str
    job_id: str | None = Field(description="The posting that was found by a search.")
    verification_id: str | None = Field(description="The result that it was made of.")
    posting_closed_at: datetime | None = Field(description="Since when its posting is closed.")
    trust_score: int | None
    band: Band | None
    created_at: datetime
    changed_at: datetime
    staged_at: datetime = Field(description="Since when it is in its stage.")


class CardAnswer(ApplicationFacts):
    """An application on the board."""

    notes: int
    contacts: int
    documents: int
    next_reminder: ReminderAnswer | None


class FunnelRowAnswer(Answer):
    """How many came to a stage or farther."""

    stage_id: str
    name: str
    count: int
    share: float | None = Field(
        description="Of those of the stage before; null for the first, and where nobody was there."
    )


class BoardAnswer(Answer):
    """Cards of a stage stand in their order, from top to bottom."""

    success: Literal[True]
    stages: list[StageAnswer]
    applications: list[CardAnswer]
    funnel: list[FunnelRowAnswer]


class NoteAnswer(Answer):
    id: str
    text: str
    created_at: datetime
    changed_at: datetime | None


class ContactAnswer(Answer):
    id: str
    name: str
    role: str
    mail: str
    phone: str
    link: str
    created_at: datetime


class DocumentAnswer(Answer):
    id: str
    filename: str
    kind: str = Field(description="Its media type.")
    size: int = Field(description="In bytes.")
    created_at: datetime


class TimelineAnswer(Answer):
    """`before` and `after` of a move are names of stages, of an outcome its codes."""

    kind: Line
    at: datetime
    text: str
    before: str
    after: str


class ApplicationBody(ApplicationFacts):
    """An application with all that is kept of it. The timeline is newest first."""

    notes: list[NoteAnswer]
    contacts: list[ContactAnswer]
    documents: list[DocumentAnswer]
    reminders: list[ReminderAnswer]
    timeline: list[TimelineAnswer]


class ApplicationAnswer(Answer):
    success: Literal[True]
    application: ApplicationBody


class ImportedRow(Answer):
    """An application that comes, or would come, of a row."""

    line: int
    title: str
    company: str
    stage: str


class RowProblemAnswer(Answer):
    line: int
    column: str
    message: str


class DuplicateAnswer(Answer):
    """A row that is left out. `inFile`: an earlier row says the same; else the board has it."""

    line: int
    title: str
    company: str
    in_file: bool


class ImportAnswer(Answer):
    """Lines are counted from 1; those of JSON are its entries."""

    success: Literal[True]
    dry_run: bool = Field(description="Then nothing was written.")
    added: int = Field(description="How many came, or would come.")
    preview: list[ImportedRow] = Field(description="The first twenty of them.")
    problems: list[RowProblemAnswer] = Field(description="Of a dry run; all of them go first.")
    duplicates: list[DuplicateAnswer]
    ignored: list[str] = Field(description="Headings that are not known.")
