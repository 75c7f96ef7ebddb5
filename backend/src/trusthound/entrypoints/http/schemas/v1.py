"""The public API's shapes, version 1: fields are added to them, none is renamed or taken away."""

from datetime import UTC, datetime

from pydantic import Field

from trusthound.domain.access.acting import Acting
from trusthound.domain.access.api_key import Environment
from trusthound.domain.common.mail_address import MAIL_CHARACTERS
from trusthound.domain.hiring.check import CandidateCheck, ListedCheck
from trusthound.domain.hiring.queued import QueuedCheck, QueueState
from trusthound.domain.hiring.review import NOTE_CHARACTERS, Decision
from trusthound.domain.webhooks.event import Event, WebhookEvent
from trusthound.entrypoints.http.schemas.candidate import (
    CandidateVerificationBody,
    ListedCheckAnswer,
)
from trusthound.entrypoints.http.schemas.candidate_answer import candidate_answer, listed_answer
from trusthound.entrypoints.http.schemas.wire import Answer, Asked
from trusthound.usecases.list_events import EventPage

CHECKS = "/api/v1/verifications"


class V1Problem(Answer):
    """Why there is no report; the codes are those of the errors."""

    code: str
    message: str
    advice: str


class V1Standing(Answer):
    """How far a verification is."""

    id: str
    state: QueueState = Field(
        description="`queued` and `reading`: ask again, or have a webhook. The others are final."
    )
    environment: Environment = Field(description="`test`: written down for tests.")
    updated_at: datetime = Field(description="When it was handed in, was done, or failed.")
    url: str = Field(description="Where to ask about it.")
    problem: V1Problem | None = Field(description="null: it has not failed.")


class V1Verification(V1Standing):
    """A verification, and its report once it is done."""

    report: CandidateVerificationBody | None = Field(description="null: it is not done.")


class V1ListedVerification(V1Standing):
    """A line of the list; the report is under its `url`."""

    summary: ListedCheckAnswer | None = Field(description="null: it is not done.")


class V1Verifications(Answer):
    """A page, newest first."""

    verifications: list[V1ListedVerification]
    next_cursor: str | None = Field(description="Asks for the next page; null: that was all.")


class V1Review(Asked):
    """A decision that a person took."""

    decision: Decision = Field(strict=False)
    note: str = Field("", max_length=NOTE_CHARACTERS)
    reviewer: str = Field(
        "",
        max_length=2 * MAIL_CHARACTERS,
        description=(
            "With an API key: the mail address of the member who decided. A session reviews for "
            "itself and leaves it out."
        ),
    )


class V1EventData(Answer):
    id: str = Field(description="Of what it is about.")


class V1Event(Answer):
    """What a webhook is sent, and its id."""

    id: str = Field(description="The header `webhook-id` of its messages.")
    type: WebhookEvent
    timestamp: datetime
    data: V1EventData


class V1Events(Answer):
    """A page, the oldest first."""

    events: list[V1Event]
    next_cursor: str = Field(
        description="Asks for what came after these. Keep it, also where there is no more yet."
    )
    has_more: bool = Field(description="Whether there is more already.")


def verification_of(found: QueuedCheck | CandidateCheck, by: Acting) -> V1Verification:
    """As its caller may see it."""
    if isinstance(found, QueuedCheck):
        return V1Verification(**dict(_standing(found, by)), report=None)
    report = candidate_answer(found).verification
    return V1Verification(
        **dict(_done(found.id, found.made_at, by)),
        report=report,
    )


def waiting_line(found: QueuedCheck, by: Acting) -> V1ListedVerification:
    """A line of what has no report."""
    return V1ListedVerification(**dict(_standing(found, by)), summary=None)


def done_line(found: ListedCheck, by: Acting) -> V1ListedVerification:
    """A line of what has one."""
    standing = _done(found.id, found.made_at, by)
    return V1ListedVerification(**dict(standing), summary=listed_answer(found))


def events_of(page: EventPage) -> V1Events:
    return V1Events(
        events=[_event(each) for each in page.events],
        next_cursor=str(page.last),
        has_more=page.has_more,
    )


def _event(event: Event) -> V1Event:
    return V1Event(
        id=event.id,
        type=event.type,
        timestamp=event.at.astimezone(UTC),
        data=V1EventData(id=event.subject),
    )


def _done(check_id: str, at: datetime, by: Acting) -> V1Standing:
    return _told(check_id, QueueState.DONE, at, by, None)


def _standing(found: QueuedCheck, by: Acting) -> V1Standing:
    problem = found.problem
    told = (
        None
        if problem is None
        else V1Problem(code=problem.code, message=problem.message, advice=problem.advice)
    )
    return _told(found.id, found.state, found.ended_at or found.made_at, by, told)


def _told(
    check_id: str, state: QueueState, at: datetime, by: Acting, problem: V1Problem | None
) -> V1Standing:
    return V1Standing(
        id=check_id,
        state=state,
        environment=Environment.TEST if by.is_test else Environment.LIVE,
        updated_at=at.astimezone(UTC),
        url=f"{CHECKS}/{check_id}",
        problem=problem,
    )
