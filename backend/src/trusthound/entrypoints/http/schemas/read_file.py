"""The text of a file as it goes over the wire."""

from typing import Literal

from pydantic import Field

from trusthound.entrypoints.http.schemas.wire import Answer


class FileTextAnswer(Answer):
    """What a person sees of the file."""

    success: Literal[True]
    text: str = Field(description="At most 100,000 characters: as much as can be judged at once.")
    recognised: bool = Field(description="Read off a picture: letters may be wrong.")
    shortened: bool = Field(description="The file says more than that.")
