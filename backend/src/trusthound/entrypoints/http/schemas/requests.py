"""What a caller may send."""

from typing import Literal

from pydantic import Field

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


class VerifyText(Asked):
    """The text of a posting or of a message, as it was pasted."""

    text: str = Field(
        max_length=TEXT_CHARACTERS,
        description="The posting's or message's text, as pasted.",
    )
    kind: Literal["auto", "posting", "message"] = Field(
        "auto", description="What the text is; auto tells from the text whether it is a message."
    )
