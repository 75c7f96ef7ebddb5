"""What a caller may send."""

from typing import Literal

from pydantic import Field

from trusthound.domain.posting.correction import FIELD_CHARACTERS
from trusthound.domain.posting.extract.text import MOST_CHARACTERS
from trusthound.entrypoints.http.schemas.wire import Asked

URL_CHARACTERS = 2048
TEXT_CHARACTERS = MOST_CHARACTERS


class VerifySimple(Asked):
    """The address of one posting."""

    url: str = Field(
        max_length=URL_CHARACTERS,
        description="Absolute http or https address of one job posting.",
        examples=["https://jobs.example.com/postings/42"],
    )


def _stated(what: str, example: str) -> str | None:
    return Field(
        None,
        max_length=FIELD_CHARACTERS,
        description=f'{what}; "" for not stated, absent or null for as it was read.',
        examples=[example],
    )


class CorrectVerification(Asked):
    """What a posting states where it was read wrong; the text cannot be corrected."""

    title: str | None = _stated("The title", "Night Auditor")
    company: str | None = _stated("Who hires", "Harbour Hotels")
    location: str | None = _stated("Where the work is, Remote included", "Denver, CO, US")
    salary: str | None = _stated("The pay, as it is written", "$62,000 a year")
    posted: str | None = _stated("The day it was posted, ISO 8601", "2026-11-02")


class VerifyText(Asked):
    """The text of a posting or of a message, as it was pasted."""

    text: str = Field(
        max_length=TEXT_CHARACTERS,
        description="The posting's or message's text, as pasted.",
    )
    kind: Literal["auto", "posting", "message"] = Field(
        "auto", description="What the text is; auto tells from the text whether it is a message."
    )
