"""What a seeker may send about applications."""

from datetime import date
from typing import Annotated, Any

from pydantic import AwareDatetime, BeforeValidator, Field

from trusthound.domain.tracking.application import Outcome
from trusthound.entrypoints.http.schemas.requests import URL_CHARACTERS
from trusthound.entrypoints.http.schemas.wire import Asked

# What is too long for a board is told in words; this bounds what is looked at.
_LINE = 2_000
_TEXT = 40_000
_ID = 100
_NO_LINE = Field("", max_length=_LINE)
_NO_LINK = Field("", max_length=2 * URL_CHARACTERS)


def _text_alone(value: object) -> object:
    if value is not None and not isinstance(value, str):
        raise ValueError("not text")
    return value


# ISO 8601, never a number.
IsoDay = Annotated[date, Field(strict=False), BeforeValidator(_text_alone)]
IsoMoment = Annotated[AwareDatetime, Field(strict=False), BeforeValidator(_text_alone)]


class TrackPosting(Asked):
    """One of `jobId`, `verificationId`, and a `title` with what else is known."""

    job_id: str = Field("", max_length=_ID)
    verification_id: str = Field("", max_length=_ID)
    title: str = _NO_LINE
    company: str = _NO_LINE
    location: str = _NO_LINE
    url: str = _NO_LINK
    salary: str = _NO_LINE
    stage_id: str = Field("", max_length=_ID, description='"": saved.')


class MoveAsked(Asked):
    stage_id: str = Field(max_length=_ID)
    after_id: str = Field(
        "", max_length=_ID, description='The application that it comes behind; "": on top.'
    )


class ChangeApplication(Asked):
    """Only what is given changes; "" and null clear a field."""

    title: str = _NO_LINE
    company: str = _NO_LINE
    location: str = _NO_LINE
    url: str = _NO_LINK
    salary: str = _NO_LINE
    applied_on: IsoDay | None = None
    outcome: Outcome | None = Field(None, strict=False)
    pay_asked: str = _NO_LINE
    pay_offered: str = _NO_LINE
    move: MoveAsked | None = None


class AddNote(Asked):
    text: str = Field(max_length=_TEXT)


class AddContact(Asked):
    """A name, an address or a number is needed."""

    name: str = _NO_LINE
    role: str = _NO_LINE
    mail: str = _NO_LINE
    phone: str = _NO_LINE
    link: str = _NO_LINK


class AddReminder(Asked):
    text: str = Field(max_length=_LINE)
    due_at: IsoMoment = Field(description="With the offset of the seeker's clock.")


class ChangeReminder(Asked):
    """Only what is given changes."""

    text: str = _NO_LINE
    due_at: IsoMoment | None = None
    done: bool | None = None


class AddStage(Asked):
    """`afterId` "" is the first place; left out, it comes before the closed ones."""

    name: str = Field(max_length=_LINE)
    after_id: str | None = Field(None, max_length=_ID)


class ChangeStage(Asked):
    """Only what is given changes."""

    name: str | None = Field(None, max_length=_LINE)
    after_id: str | None = Field(None, max_length=_ID, description='"": the first place.')


def form_of(file: str, what: str, **fields: Any) -> dict[str, Any]:
    """A form that is read as a stream, so it is described by hand."""
    properties = {file: {"type": "string", "format": "binary", "description": what}, **fields}
    schema = {"type": "object", "properties": properties, "required": [file]}
    content = {"multipart/form-data": {"schema": schema}}
    return {"requestBody": {"required": True, "content": content}}


DOCUMENT_FORM = form_of("file", "A pdf, doc, docx, png or jpg file of at most 10 MB.")
IMPORT_FORM = form_of(
    "file",
    "A csv file with a heading, or a json file; at most 4 MB and 2,000 applications.",
    dryRun={"type": "string", "enum": ["true", "false"], "default": "false"},
)
