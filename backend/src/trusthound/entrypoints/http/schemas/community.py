"""What applicants tell of a posting, as it goes over the wire."""

from datetime import datetime

from pydantic import Field

from trusthound.domain.community.report import EVIDENCE_CHARACTERS, Evidence, Outcome
from trusthound.entrypoints.http.schemas.wire import Answer, Asked
from trusthound.usecases.list_waiting_evidence import WaitingPage
from trusthound.usecases.read_outcomes import Outcomes


class TellOutcome(Asked):
    """What became of an application."""

    outcome: Outcome = Field(
        strict=False,
        description="silence: nothing in three weeks; request: asked for money or identity papers.",
    )
    evidence: str = Field(
        "",
        max_length=EVIDENCE_CHARACTERS,
        description="The message that shows it. Moderators read it, and it is deleted with that.",
    )


class OutcomeCountAnswer(Answer):
    outcome: Outcome
    voices: int


class OwnOutcomeAnswer(Answer):
    """The caller's own word, and what became of its evidence."""

    outcome: Outcome
    told_at: datetime
    evidence: Evidence


class OutcomesAnswer(Answer):
    """Nothing is told of fewer than five people, nor of one who was asked for something."""

    takes_reports: bool = Field(description="False for texts, mails and examples.")
    voices: int
    told: list[OutcomeCountAnswer]
    own: OwnOutcomeAnswer | None


class WaitingReportAnswer(Answer):
    """A report whose evidence nobody has looked at; not whose it is."""

    id: str
    url: str
    outcome: Outcome
    told_at: datetime
    shown: str


class WaitingReportsAnswer(Answer):
    """The oldest first."""

    reports: list[WaitingReportAnswer]
    next_cursor: str | None = Field(description="Ask with it for newer ones; null: none.")


class DecideEvidence(Asked):
    """Whether it shows what the report says."""

    accepted: bool


def outcomes_answer(found: Outcomes) -> OutcomesAnswer:
    own = found.own
    return OutcomesAnswer(
        takes_reports=found.reports.asked,
        voices=found.reports.voices,
        told=[
            OutcomeCountAnswer(outcome=Outcome(each.outcome), voices=each.voices)
            for each in found.reports.told
        ],
        own=own
        and OwnOutcomeAnswer(outcome=own.outcome, told_at=own.told_at, evidence=own.evidence),
    )


def waiting_answer(page: WaitingPage) -> WaitingReportsAnswer:
    return WaitingReportsAnswer(
        reports=[
            WaitingReportAnswer(
                id=each.id,
                url=each.url,
                outcome=each.outcome,
                told_at=each.told_at,
                shown=each.shown,
            )
            for each in page.reports
        ],
        next_cursor=page.cursor or None,
    )
