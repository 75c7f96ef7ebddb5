"""An error as it goes over the wire: RFC 9457, and the specification's `error` and `message`."""

from datetime import datetime

from pydantic import Field

from trusthound.entrypoints.http.schemas.wire import Answer


class ListedOpeningAnswer(Answer):
    """One of the openings that a page lists; its words are the page's."""

    title: str
    url: str
    place: str


class Problem(Answer):
    """What went wrong and what to do; `code` is stable."""

    type: str = Field(examples=["/api/docs#problem-invalid_input"])
    title: str
    status: int
    detail: str = Field(description="One sentence fit for a person.")
    instance: str = Field(description="The path that was asked.")
    code: str
    error: str = Field(description="The same sentence as `detail`.")
    message: str = Field(description="The same sentence as `detail`.")
    advice: str = Field(description='What to do next, "" where there is nothing to say.')
    request_id: str
    field: str | None = Field(description="The part of the request that is wrong.")
    openings: list[ListedOpeningAnswer] | None = Field(
        description="What a page that lists several postings lists, to choose one; else null."
    )
    reset_at: datetime | None = Field(description="When a rate limit ends.")
