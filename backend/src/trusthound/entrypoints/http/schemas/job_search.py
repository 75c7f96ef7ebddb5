"""What a seeker looks for, as it comes over the wire."""

from typing import Annotated

from pydantic import Field, StrictInt

from trusthound.domain.posting.model import EmploymentType
from trusthound.domain.search.query import (
    MOST_RESULTS_A_PAGE,
    RESULTS_A_PAGE,
    PostedWithin,
    Query,
    Sort,
)
from trusthound.domain.search.words import MOST_CHARACTERS
from trusthound.entrypoints.http.schemas.match_posting import ID_CHARACTERS
from trusthound.entrypoints.http.schemas.wire import Asked
from trusthound.usecases.search_jobs import SearchAsked

FARTHEST_KM = 200
_MOST_PAY = 10_000_000
_CURSOR_CHARACTERS = 100


class SearchFilters(Asked):
    """Keywords are required; every filter may be left out."""

    query: str = Field(
        max_length=MOST_CHARACTERS,
        description='Keywords: a title, skills, a company. "Quoted words" are looked for together; '
        "-word leaves out what has the word.",
        examples=["registered nurse"],
    )
    location: str = Field(
        "",
        max_length=MOST_CHARACTERS,
        description='A town, region or country: "London, UK", "Bay Area", "Remote in Germany".',
    )
    radius_km: StrictInt | None = Field(
        None, ge=0, le=FARTHEST_KM, description="Around a town; null: 40."
    )
    min_salary: StrictInt | None = Field(
        None,
        ge=1,
        le=_MOST_PAY,
        description="A year's pay that the upper bound reaches. Where none is stated, an opening "
        "stays, after the others.",
    )
    currency: str = Field("USD", pattern="^[A-Z]{3}$", description="Of minSalary, ISO 4217.")
    posted_within: PostedWithin = Field(PostedWithin.ANY, strict=False)
    remote_only: bool = False
    hide_scams: bool = Field(
        default=True, description="Leaves out scores below 40; what has no score stays."
    )
    min_trust: StrictInt | None = Field(
        None, ge=0, le=100, description="Leaves out scores below it; what has no score stays."
    )
    employment_types: list[Annotated[EmploymentType, Field(strict=False)]] = Field(
        default=[], max_length=len(EmploymentType)
    )
    company: str = Field("", max_length=MOST_CHARACTERS)
    sort: Sort = Field(
        Sort.RELEVANCE, strict=False, description="match needs a resume: without one, by relevance."
    )


class SearchJobs(SearchFilters):
    """A page of what they find."""

    limit: StrictInt = Field(RESULTS_A_PAGE, ge=1, le=MOST_RESULTS_A_PAGE)
    cursor: str | None = Field(None, max_length=_CURSOR_CHARACTERS)
    resume_id: str | None = Field(
        None, max_length=ID_CHARACTERS, description="null: the default one."
    )
    live: bool = Field(
        default=True, description="Ask boards that you added, as far as they answer at once."
    )


def search_of(asked: SearchJobs) -> SearchAsked:
    return SearchAsked(
        query_of(asked),
        limit=asked.limit,
        cursor=asked.cursor or None,
        resume_id=asked.resume_id,
        is_live=asked.live,
    )


def query_of(asked: SearchFilters) -> Query:
    return Query(
        words=asked.query,
        location=asked.location,
        radius_km=asked.radius_km,
        min_salary=asked.min_salary,
        currency=asked.currency,
        posted_within=asked.posted_within,
        remote_only=asked.remote_only,
        hide_scams=asked.hide_scams,
        min_trust=asked.min_trust,
        employment_types=tuple(asked.employment_types),
        company=asked.company,
        sort=asked.sort,
    )
