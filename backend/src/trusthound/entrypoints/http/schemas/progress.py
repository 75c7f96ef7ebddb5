"""The step of a check as it goes over the wire, and what a caller names a check by."""

from pydantic import Field

from trusthound.entrypoints.http.schemas.wire import Answer
from trusthound.inquiry.progress import Step

# Made by the caller; too long to be guessed by another.
PROGRESS_ID = r"^[A-Za-z0-9_-]{20,64}$"


class ProgressAnswer(Answer):
    """Only what is being done at this moment."""

    step: Step | None = Field(description="Null where nothing is known of it.")
