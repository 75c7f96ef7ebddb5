"""How the preparation of an interview stands on the wire, and what may be noted to it."""

from datetime import datetime
from typing import Literal

from pydantic import Field

from trusthound.domain.matching.model import Shown, Standing
from trusthound.domain.posting.requirements.model import Need
from trusthound.domain.preparation.model import Kind, Question, Source, Unstated
from trusthound.domain.preparation.notes import NOTE_CHARACTERS, PracticeNote
from trusthound.entrypoints.http.schemas.match import MatchWordingAnswer
from trusthound.entrypoints.http.schemas.wire import Answer, Asked
from trusthound.usecases.prepare_interview import InterviewPrepared

_ID_CHARACTERS = 64


class NoteQuestion(Asked):
    """What was there before is replaced; an empty note to what was not practised is none."""

    question_id: str = Field(max_length=_ID_CHARACTERS)
    note: str = Field("", max_length=10 * NOTE_CHARACTERS)
    practised: bool = False


class PracticeNoteAnswer(Answer):
    """`question` is what was asked when it was written."""

    question_id: str
    question: str
    note: str
    practised: bool
    changed_at: datetime


class CitedAnswer(Answer):
    """Words of the posting, and of which part of it."""

    quote: str
    source: Source


class UsedAnswer(Answer):
    """Words of the resume, and where they stand ("Data Engineer at Acme, 2019–2022")."""

    quote: str
    where: str


class QuestionAnswer(Answer):
    id: str = Field(description="The same for the same posting, whatever the resume.")
    kind: Kind
    need: Need
    text: str
    cited: CitedAnswer
    standing: Standing | None = Field(
        description="How the resume stands to it; null: no resume, or none is needed."
    )
    use: list[UsedAnswer] = Field(description="What of the resume to tell.")
    missing: list[str] = Field(description="What is asked for and not shown.")
    advice: str
    note: str
    practised: bool


class ToAskAnswer(Answer):
    unstated: Unstated
    question: str
    why: str


class ToVerifyAnswer(Answer):
    """`against`: it speaks against the posting; otherwise nobody could tell."""

    signal: str
    question: str
    why: str
    advice: str
    against: bool
    quotes: list[str]


class WarnedAnswer(Answer):
    """`seen`: the posting itself shows it, in these words."""

    signal: str
    title: str
    why: str
    advice: str
    seen: bool
    quotes: list[str]


class PreparedForAnswer(Answer):
    """The application."""

    id: str
    title: str
    company: str
    url: str
    verification_id: str | None
    closed_at: datetime | None


class PreparedResumeAnswer(Answer):
    id: str
    filename: str


class PreparationBody(Answer):
    application: PreparedForAnswer
    has_text: bool = Field(description="Whether we have the posting's text.")
    resume: PreparedResumeAnswer | None
    questions: list[QuestionAnswer]
    to_ask: list[ToAskAnswer]
    to_verify: list[ToVerifyAnswer]
    warnings: list[WarnedAnswer]
    earlier_notes: list[PracticeNoteAnswer] = Field(
        description="To questions that the posting does not raise any more."
    )
    wording: MatchWordingAnswer | None = Field(
        description="null: switched off, or what came was not borne out by posting and resume."
    )


class PreparationAnswer(Answer):
    success: Literal[True]
    preparation: PreparationBody


class NotedAnswer(Answer):
    success: Literal[True]
    note: PracticeNoteAnswer


def preparation_answer(found: InterviewPrepared) -> PreparationAnswer:
    prepared, said = found.prepared, found.wording
    made, facts = prepared.preparation, prepared.application.facts
    notes = {each.question_id: each for each in prepared.notes}
    asked = {each.id for each in made.questions}
    return PreparationAnswer(
        success=True,
        preparation=PreparationBody(
            application=PreparedForAnswer(
                id=prepared.application.id,
                title=facts.title,
                company=facts.company,
                url=facts.url,
                verification_id=prepared.application.posting.verification_id,
                closed_at=prepared.application.posting.closed_at,
            ),
            has_text=made.has_text,
            resume=prepared.resume
            and PreparedResumeAnswer(id=prepared.resume.id, filename=prepared.resume.filename),
            questions=[_question(each, notes.get(each.id)) for each in made.questions],
            to_ask=[
                ToAskAnswer(unstated=each.unstated, question=each.question, why=each.why)
                for each in made.to_ask
            ],
            to_verify=[
                ToVerifyAnswer(
                    signal=each.signal,
                    question=each.question,
                    why=each.why,
                    advice=each.advice,
                    against=each.against,
                    quotes=list(each.quotes),
                )
                for each in made.to_verify
            ],
            warnings=[
                WarnedAnswer(
                    signal=each.signal,
                    title=each.title,
                    why=each.why,
                    advice=each.advice,
                    seen=each.seen,
                    quotes=list(each.quotes),
                )
                for each in made.warnings
            ],
            earlier_notes=[_note(each) for each in prepared.notes if each.question_id not in asked],
            wording=said and MatchWordingAnswer(text=said.text, model=said.model),
        ),
    )


def noted_answer(note: PracticeNote) -> NotedAnswer:
    return NotedAnswer(success=True, note=_note(note))


def _question(question: Question, note: PracticeNote | None) -> QuestionAnswer:
    return QuestionAnswer(
        id=question.id,
        kind=question.kind,
        need=question.need,
        text=question.text,
        cited=CitedAnswer(quote=question.cited.quote, source=question.cited.source),
        standing=question.standing,
        use=[_used(each) for each in question.use],
        missing=list(question.missing),
        advice=question.advice,
        note=note.note if note else "",
        practised=note.practised if note else False,
    )


def _used(shown: Shown) -> UsedAnswer:
    return UsedAnswer(quote=shown.quote, where=shown.where)


def _note(note: PracticeNote) -> PracticeNoteAnswer:
    return PracticeNoteAnswer(
        question_id=note.question_id,
        question=note.question,
        note=note.note,
        practised=note.practised,
        changed_at=note.changed_at,
    )
