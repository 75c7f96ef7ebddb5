"""Links to results, and what is read under them, as they go over the wire."""

from datetime import datetime
from typing import Literal

from pydantic import Field

from trusthound.domain.assessment.band import Band, Status
from trusthound.domain.message.kind import Kind
from trusthound.domain.reply.proof import Way
from trusthound.domain.reply.reply import Position
from trusthound.domain.sharing.share import MOST_DAYS, Visibility
from trusthound.entrypoints.http.schemas.replies import CorrectionsAnswer
from trusthound.entrypoints.http.schemas.verification import (
    AxesAnswer,
    ContributionAnswer,
    FindingAnswer,
)
from trusthound.entrypoints.http.schemas.wire import Answer, Asked


class ShareResult(Asked):
    """What kind of link, and for how long."""

    visibility: Literal["unlisted", "public"] = "unlisted"
    days: int = Field(30, ge=1, le=MOST_DAYS)


class ShareAnswer(Answer):
    """One link: read under `/api/shared/{id}`."""

    id: str
    visibility: Visibility
    made_at: datetime
    expires_at: datetime


class SharesAnswer(Answer):
    """Those that have not ended, the newest first."""

    shares: list[ShareAnswer]


class SharedReplyAnswer(Answer):
    """What whoever holds an employer's domain says of the posting; what they took back or somebody
    hid is not here.
    """

    domain: str
    way: Way
    said_at: datetime
    position: Position | None
    statement: str
    corrections: CorrectionsAnswer | None
    being_judged: bool = Field(description="Its corrections are being looked at.")


class SharedResultAnswer(Answer):
    """A result without persons' names, phones and mails, and without its own id."""

    visibility: Visibility
    expires_at: datetime
    may_be_found: bool = Field(description="Whether search engines may list it.")
    kind: Kind
    status: Status
    trust_score: int | None = Field(ge=0, le=100)
    band: Band | None
    verdict: str | None
    headline: str
    reasons: list[str]
    title: str
    company: str
    location: str
    salary: str
    url: str = Field(description='The posting\'s address; "" for what a client sent.')
    handed_in: bool = Field(
        description="A posting's text that somebody sent: we saw it at no address."
    )
    checked_at: datetime
    engine_version: str
    coverage: float = Field(ge=0, le=1)
    axes: AxesAnswer
    contributions: list[ContributionAnswer]
    signals: list[FindingAnswer] = Field(description="No quote keeps its place in the text.")
    replies: list[SharedReplyAnswer] = Field(description="The newest first.")
