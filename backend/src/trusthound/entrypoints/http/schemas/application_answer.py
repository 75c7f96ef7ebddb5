"""A seeker's board and applications in, their wire form out, and what is asked the other way."""

from collections.abc import Sequence
from typing import Any

from trusthound.domain.tracking.application import Application, Facts, FactsChange, Move
from trusthound.domain.tracking.board import Board, Card
from trusthound.domain.tracking.change import SAME
from trusthound.domain.tracking.details import Reminder, ReminderChange
from trusthound.domain.tracking.importing import ImportPlan
from trusthound.domain.tracking.kept import Kept
from trusthound.domain.tracking.stage import Stage
from trusthound.domain.tracking.timeline import timeline
from trusthound.entrypoints.http.schemas.application import (
    ApplicationAnswer,
    ApplicationBody,
    BoardAnswer,
    CardAnswer,
    ContactAnswer,
    DocumentAnswer,
    DuplicateAnswer,
    FunnelRowAnswer,
    ImportAnswer,
    ImportedRow,
    NoteAnswer,
    ReminderAnswer,
    RowProblemAnswer,
    StageAnswer,
    StagesAnswer,
    TimelineAnswer,
)
from trusthound.entrypoints.http.schemas.application_requests import (
    ChangeApplication,
    ChangeReminder,
    TrackPosting,
)
from trusthound.usecases.track_posting import TrackAsked

_PREVIEWED = 20
# Where a duplicate or a problem repeats itself, its first hundred say enough.
_TOLD = 100


def board_answer(board: Board) -> BoardAnswer:
    return BoardAnswer(
        success=True,
        stages=[_stage(each) for each in board.stages],
        applications=[_card(each) for each in board.cards],
        funnel=[
            FunnelRowAnswer(
                stage_id=each.stage.id, name=each.stage.name, count=each.number, share=each.share
            )
            for each in board.funnel()
        ],
    )


def stages_answer(stages: Sequence[Stage]) -> StagesAnswer:
    return StagesAnswer(success=True, stages=[_stage(each) for each in stages])


def application_answer(kept: Kept) -> ApplicationAnswer:
    body = ApplicationBody(
        **_facts(kept.application),
        notes=[
            NoteAnswer(
                id=each.id,
                text=each.text,
                created_at=each.made_at,
                changed_at=each.changed_at,
            )
            for each in kept.notes
        ],
        contacts=[
            ContactAnswer(
                id=each.id,
                name=each.name,
                role=each.role,
                mail=each.mail,
                phone=each.phone,
                link=each.link,
                created_at=each.made_at,
            )
            for each in kept.contacts
        ],
        documents=[
            DocumentAnswer(
                id=each.id,
                filename=each.filename,
                kind=each.kind.value,
                size=each.size,
                created_at=each.made_at,
            )
            for each in kept.documents
        ],
        reminders=[_reminder(each) for each in kept.reminders],
        timeline=[
            TimelineAnswer(
                kind=each.line,
                at=each.at,
                text=each.text,
                before=each.before,
                after=each.after,
            )
            for each in timeline(kept)
        ],
    )
    return ApplicationAnswer(success=True, application=body)


def import_answer(plan: ImportPlan, *, dry_run: bool) -> ImportAnswer:
    return ImportAnswer(
        success=True,
        dry_run=dry_run,
        added=len(plan.new),
        preview=[
            ImportedRow(
                line=each.line,
                title=each.facts.title,
                company=each.facts.company,
                stage=each.stage.name,
            )
            for each in plan.new[:_PREVIEWED]
        ],
        problems=[
            RowProblemAnswer(line=each.line, column=each.column, message=each.message)
            for each in plan.problems[:_TOLD]
        ],
        duplicates=[
            DuplicateAnswer(
                line=each.line, title=each.title, company=each.company, in_file=each.in_file
            )
            for each in plan.duplicates[:_TOLD]
        ],
        ignored=list(plan.ignored),
    )


def track_asked(asked: TrackPosting) -> TrackAsked:
    words = (asked.title, asked.company, asked.location, asked.url, asked.salary)
    stated = any(each.strip() for each in words)
    return TrackAsked(
        opening_id=asked.job_id,
        verification_id=asked.verification_id,
        facts=Facts(*words) if stated else None,
        stage_id=asked.stage_id,
    )


def change_of(asked: ChangeApplication) -> tuple[FactsChange, Move | None]:
    given: dict[str, Any] = {
        each: getattr(asked, each) for each in asked.model_fields_set - {"move"}
    }
    move = None if asked.move is None else Move(asked.move.stage_id, asked.move.after_id)
    return FactsChange(**given), move


def reminder_change(asked: ChangeReminder) -> ReminderChange:
    return ReminderChange(
        text=asked.text if "text" in asked.model_fields_set else SAME,
        due_at=SAME if asked.due_at is None else asked.due_at,
        done=asked.done,
    )


def _stage(stage: Stage) -> StageAnswer:
    return StageAnswer(id=stage.id, name=stage.name, is_own=stage.is_own)


def _card(card: Card) -> CardAnswer:
    return CardAnswer(
        **_facts(card.application),
        notes=card.notes,
        contacts=card.contacts,
        documents=card.documents,
        next_reminder=card.next_reminder and _reminder(card.next_reminder),
    )


def _facts(application: Application) -> dict[str, Any]:
    facts, posting = application.facts, application.posting
    return {
        "id": application.id,
        "stage_id": application.stage_id,
        "title": facts.title,
        "company": facts.company,
        "location": facts.location,
        "url": facts.url,
        "salary": facts.salary,
        "applied_on": facts.applied_on,
        "outcome": facts.outcome,
        "pay_asked": facts.pay_asked,
        "pay_offered": facts.pay_offered,
        "job_id": posting.opening_id,
        "verification_id": posting.verification_id,
        "posting_closed_at": posting.closed_at,
        "trust_score": posting.trust_score,
        "band": posting.band,
        "created_at": application.made_at,
        "changed_at": application.changed_at,
        "staged_at": application.staged_at,
    }


def _reminder(reminder: Reminder) -> ReminderAnswer:
    return ReminderAnswer(
        id=reminder.id,
        text=reminder.text,
        due_at=reminder.due_at,
        done=reminder.done_at is not None,
    )
