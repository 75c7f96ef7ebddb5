"""Whether a result was right, as it goes over the wire."""

from datetime import datetime
from typing import Literal

from pydantic import Field

from trusthound.domain.assessment.feedback import NOTE_CHARACTERS, Actual
from trusthound.entrypoints.http.schemas.wire import Answer, Asked


class GiveFeedback(Asked):
    """One caller's word on one result."""

    right: bool
    actual: Literal["scam", "legitimate", "closed", "no_opening", "unsure"] | None = Field(
        None,
        description=(
            "What it is, where the result was wrong. Of a message: scam, legitimate or unsure."
        ),
    )
    note: str = Field(
        "", max_length=NOTE_CHARACTERS, description="What was wrong, in the caller's own words."
    )


class FeedbackAnswer(Answer):
    """What is stored now."""

    right: bool
    actual: Actual | None
    note: str
    said_at: datetime
