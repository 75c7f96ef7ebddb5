"""What is left of the day's verifications, and one's own past checks, as they go over the wire."""

from datetime import datetime
from typing import Literal

from pydantic import Field

from trusthound.domain.access.plan import Plan
from trusthound.domain.assessment.band import Band, Status
from trusthound.entrypoints.http.schemas.wire import Answer


class AllowanceAnswer(Answer):
    """Verifications in 24 hours."""

    plan: Plan
    limit: int | None = Field(description="Null: as many as one likes.")
    used: int
    remaining: int | None
    reset_at: datetime | None = Field(
        description="When the next one that was used comes back; null where none was."
    )


class PastCheckAnswer(Answer):
    """One of a user's own checks; the whole result is under its id."""

    id: str
    kind: Literal["posting", "message"]
    status: Status
    title: str = Field(description='The position, "" where it was not told.')
    company: str
    url: str = Field(description='"" for pasted text.')
    band: Band | None
    trust_score: int | None = Field(ge=0, le=100)
    checked_at: datetime


class PastChecksAnswer(Answer):
    """A page of them, newest first."""

    checks: list[PastCheckAnswer]
    next_cursor: str | None = Field(description="Asks for the next page; null: that was all.")
