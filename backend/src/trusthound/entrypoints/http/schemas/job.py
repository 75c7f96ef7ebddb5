"""An opening as it goes over the wire, by itself and in what was found."""

from datetime import UTC, date, datetime
from typing import Literal

from pydantic import Field

from trusthound.domain.assessment.band import Band, band_of
from trusthound.domain.common.money import salary_line
from trusthound.domain.posting.model import EmploymentType, RemoteWork, Seniority
from trusthound.domain.search.excerpt import MOST_CHARACTERS
from trusthound.domain.search.found import Facet, Found, FoundOpening
from trusthound.domain.search.opening import Link
from trusthound.domain.search.query import Sort
from trusthound.entrypoints.http.schemas.answer import location_line, pay_answer
from trusthound.entrypoints.http.schemas.verification import PayAnswer
from trusthound.entrypoints.http.schemas.wire import Answer


class PayAYearAnswer(Answer):
    """A year's pay in US dollars, to compare by."""

    low: int
    high: int


class JobBoardAnswer(Answer):
    """Where it is shown; the employer's own board first."""

    name: str
    url: str
    is_own: bool
    is_open: bool
    first_seen_at: datetime
    last_seen_at: datetime


class FoundJobAnswer(Answer):
    """One opening, on however many boards it is shown; "" is "not stated"."""

    id: str
    title: str
    company: str
    location: str
    remote: RemoteWork
    salary: str
    pay: PayAnswer | None
    pay_a_year_usd: PayAYearAnswer | None = Field(
        serialization_alias="payAYearUsd", description="null: it can't be compared."
    )
    employment_types: list[EmploymentType]
    seniority: Seniority
    trust_score: int | None = Field(ge=0, le=100, description="null: too little was told.")
    band: Band | None
    status: str
    trust_reasons: list[str]
    match_score: int | None = Field(
        ge=0, le=100, description="null: no resume, or too little to compare."
    )
    match_reasons: list[str]
    description: str = Field(
        max_length=MOST_CHARACTERS, description="Plain text around what was found."
    )
    url: str
    posted_at: date | None
    first_seen_at: datetime
    last_seen_at: datetime
    closed_at: datetime | None
    boards: list[JobBoardAnswer]
    application_id: str | None = Field(description="The caller's own, null where there is none.")
    watch_id: str | None = Field(description="The caller's own, null where there is none.")


class WholeJobAnswer(FoundJobAnswer):
    full_description: str


class JobAnswerWhole(Answer):
    success: Literal[True]
    job: WholeJobAnswer


class TotalAnswer(Answer):
    """Of all that match; where it is capped, there are more."""

    count: int
    is_capped: bool


class FacetAnswer(Answer):
    value: str
    count: int


class FacetsAnswer(Answer):
    """What was counted is, the commonest first."""

    remote: list[FacetAnswer]
    employment_type: list[FacetAnswer]
    posted_within: list[FacetAnswer]
    company: list[FacetAnswer]
    trust: list[FacetAnswer]


class UnderstoodAnswer(Answer):
    """How words and place were read. Where nothing was found for what was typed, correctedFrom is
    that, and words are what was looked for instead.
    """

    words: list[str]
    corrected_from: str | None
    synonyms: list[str]
    place: str | None
    place_unknown: bool


class AskedBoardAnswer(Answer):
    """A board that was asked while you waited."""

    name: str
    status: Literal["merged", "slow", "failed", "none"]
    found: int


class JobSearchAnswer(Answer):
    success: Literal[True]
    jobs: list[FoundJobAnswer]
    total: TotalAnswer
    cursor: str | None = Field(description="For the next page; null: this is the last one.")
    facets: FacetsAnswer
    understood: UnderstoodAnswer
    boards: list[AskedBoardAnswer]
    sorted_by: Sort = Field(description="As asked for, or by relevance: match needs a resume.")


def job_search_answer(found: Found) -> JobSearchAnswer:
    facets, read = found.facets, found.understood
    return JobSearchAnswer(
        success=True,
        jobs=[FoundJobAnswer(**_fields(each)) for each in found.openings],
        total=TotalAnswer(count=found.count, is_capped=found.is_capped),
        cursor=found.cursor,
        facets=FacetsAnswer(
            remote=_facets(facets.remote),
            employment_type=_facets(facets.employment_type),
            posted_within=_facets(facets.posted_within),
            company=_facets(facets.company),
            trust=_facets(facets.trust),
        ),
        understood=UnderstoodAnswer(
            words=list(read.words),
            corrected_from=read.corrected_from,
            synonyms=list(read.synonyms),
            place=read.place,
            place_unknown=read.place_is_unknown,
        ),
        boards=[
            AskedBoardAnswer(name=each.name, status=each.status, found=each.found)
            for each in found.boards
        ],
        sorted_by=found.sort,
    )


def job_answer(found: FoundOpening) -> JobAnswerWhole:
    whole = WholeJobAnswer(**_fields(found), full_description=found.opening.description)
    return JobAnswerWhole(success=True, job=whole)


def found_job(found: FoundOpening) -> FoundJobAnswer:
    return FoundJobAnswer(**_fields(found))


def _fields(found: FoundOpening) -> dict[str, object]:
    opening, fit = found.opening, found.fit
    score = opening.trust.score
    a_year = found.a_year
    return {
        "id": opening.id,
        "title": opening.title,
        "company": opening.company,
        "location": location_line(opening),
        "remote": opening.remote,
        "salary": salary_line(opening.pay),
        "pay": pay_answer(opening.pay),
        "pay_a_year_usd": None if a_year is None else PayAYearAnswer(low=a_year[0], high=a_year[1]),
        "employment_types": list(opening.employment_types),
        "seniority": opening.seniority,
        "trust_score": score,
        "band": None if score is None else band_of(score),
        "status": opening.trust.status,
        "trust_reasons": list(opening.trust.reasons),
        "match_score": fit.score if fit else None,
        "match_reasons": list(fit.reasons) if fit else [],
        "description": found.excerpt,
        "url": opening.url,
        "posted_at": opening.date_posted,
        "first_seen_at": opening.first_seen_at.astimezone(UTC),
        "last_seen_at": opening.last_seen_at.astimezone(UTC),
        "closed_at": None if opening.closed_at is None else opening.closed_at.astimezone(UTC),
        "boards": [_board(each) for each in opening.links],
        "application_id": found.application_id,
        "watch_id": found.watch_id,
    }


def _board(link: Link) -> JobBoardAnswer:
    return JobBoardAnswer(
        name=link.board,
        url=link.url,
        is_own=link.is_own,
        is_open=link.is_open,
        first_seen_at=link.first_seen_at.astimezone(UTC),
        last_seen_at=link.last_seen_at.astimezone(UTC),
    )


def _facets(facets: tuple[Facet, ...]) -> list[FacetAnswer]:
    return [FacetAnswer(value=each.value, count=each.count) for each in facets]
