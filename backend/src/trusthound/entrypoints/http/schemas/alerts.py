"""Saved searches and watches as they go over the wire."""

from datetime import UTC, datetime

from pydantic import Field

from trusthound.adapters.storage.alert_readers import ReaderStanding
from trusthound.adapters.storage.watches import Watch
from trusthound.domain.alerts.new_openings import MOST_NEW
from trusthound.domain.alerts.saved_search import HowOften, SavedSearch, Wish
from trusthound.domain.alerts.watching import Happening, Part, WatchNews
from trusthound.domain.mailing.topic import Topic
from trusthound.domain.posting.model import EmploymentType
from trusthound.domain.search.found import FoundOpening
from trusthound.domain.search.query import PostedWithin, Query, Sort
from trusthound.entrypoints.http.schemas.job import FoundJobAnswer, found_job
from trusthound.entrypoints.http.schemas.job_search import SearchFilters, query_of
from trusthound.entrypoints.http.schemas.match_posting import ID_CHARACTERS
from trusthound.entrypoints.http.schemas.wire import Answer, Asked

_NAME_CHARACTERS = 200
_ZONE_CHARACTERS = 64


class SaveSearch(Asked):
    """A search to be kept, and how often its owner wants to hear of what is new to it."""

    name: str = Field(max_length=_NAME_CHARACTERS, examples=["Nurse in Leeds"])
    search: SearchFilters
    alert: HowOften = Field(HowOften.OFF, strict=False)
    time_zone: str = Field(
        "UTC",
        max_length=_ZONE_CHARACTERS,
        description="By its IANA name: mails of a day or a week go out at 08:00 there.",
        examples=["Europe/London"],
    )


class WatchJob(Asked):
    job_id: str = Field(max_length=ID_CHARACTERS)


class Resubscribe(Asked):
    topic: Topic = Field(strict=False)


class SearchFiltersAnswer(Answer):
    """As the search form takes them."""

    query: str
    location: str
    radius_km: int | None
    min_salary: int | None
    currency: str
    posted_within: PostedWithin
    remote_only: bool
    hide_scams: bool
    min_trust: int | None
    employment_types: list[EmploymentType]
    company: str
    sort: Sort


class SavedSearchAnswer(Answer):
    id: str
    name: str
    search: SearchFiltersAnswer
    alert: HowOften
    time_zone: str
    created_at: datetime
    new_count: int = Field(
        description=f"Since its owner looked last; {MOST_NEW + 1} is more than {MOST_NEW}."
    )
    last_told_at: datetime | None


class RestAnswer(Answer):
    """A time without a plan, in which nothing was looked for or mailed."""

    began_at: datetime
    ended_at: datetime


class MailsAnswer(Answer):
    """Where mails go, and what keeps them from it."""

    to: str
    is_confirmed: bool
    alerts_wanted: bool
    watches_wanted: bool
    rest: RestAnswer | None = Field(description="Told until it is read; null: there was none.")


class SavedSearchesAnswer(Answer):
    success: bool = True
    searches: list[SavedSearchAnswer]
    mails: MailsAnswer


class WatchNewsAnswer(Answer):
    """before and after are as a person reads them, "" where nothing was stated."""

    kind: Happening
    part: Part | None = Field(description="What has changed; null: the whole of it.")
    at: datetime
    before: str
    after: str


class WatchAnswer(Answer):
    id: str
    job: FoundJobAnswer
    since: datetime
    news: list[WatchNewsAnswer] = Field(description="The newest first.")


class WatchesAnswer(Answer):
    success: bool = True
    watches: list[WatchAnswer]
    mails: MailsAnswer


def wish_of(asked: SaveSearch) -> Wish:
    return Wish(asked.name, query_of(asked.search), asked.alert, asked.time_zone)


def saved_search_answer(search: SavedSearch) -> SavedSearchAnswer:
    return SavedSearchAnswer(
        id=search.id,
        name=search.wish.name,
        search=_filters(search.wish.query),
        alert=search.wish.how_often,
        time_zone=search.wish.time_zone,
        created_at=search.created_at.astimezone(UTC),
        new_count=search.new,
        last_told_at=search.last_told_at.astimezone(UTC) if search.last_told_at else None,
    )


def watch_answer(watch: Watch, found: FoundOpening) -> WatchAnswer:
    return WatchAnswer(
        id=watch.id,
        job=found_job(found),
        since=watch.since.astimezone(UTC),
        news=[_news(each) for each in watch.news],
    )


def mails_answer(standing: ReaderStanding) -> MailsAnswer:
    rest = standing.rest
    return MailsAnswer(
        to=standing.email,
        is_confirmed=standing.is_confirmed,
        alerts_wanted=standing.wants_openings,
        watches_wanted=standing.wants_watches,
        rest=rest
        and RestAnswer(
            began_at=rest.began_at.astimezone(UTC), ended_at=rest.ended_at.astimezone(UTC)
        ),
    )


def _filters(query: Query) -> SearchFiltersAnswer:
    return SearchFiltersAnswer(
        query=query.words,
        location=query.location,
        radius_km=query.radius_km,
        min_salary=query.min_salary,
        currency=query.currency,
        posted_within=query.posted_within,
        remote_only=query.remote_only,
        hide_scams=query.hide_scams,
        min_trust=query.min_trust,
        employment_types=list(query.employment_types),
        company=query.company,
        sort=query.sort,
    )


def _news(news: WatchNews) -> WatchNewsAnswer:
    return WatchNewsAnswer(
        kind=news.happening,
        part=news.part,
        at=news.at.astimezone(UTC),
        before=news.before,
        after=news.after,
    )
