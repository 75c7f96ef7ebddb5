"""Search jobs: the openings that fit what a seeker looks for, the best first."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage import (
    applications,
    looks,
    opening_search,
    openings,
    resumes,
    watches,
)
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.opening_search import Matching
from trusthound.adapters.storage.sought import Sought
from trusthound.domain.facts.reference import Reference
from trusthound.domain.resume.taken import KeptResume, no_such_resume
from trusthound.domain.search.found import (
    AskedBoard,
    Found,
    Place,
    Understood,
    cursor_of,
    facets_of,
    place_of,
)
from trusthound.domain.search.pay import ExchangeRates
from trusthound.domain.search.places import Whereabouts
from trusthound.domain.search.query import RESULTS_A_PAGE, Query, Sort
from trusthound.domain.search.ranking import Ranked, ranked
from trusthound.domain.search.shown import shown
from trusthound.domain.search.towns import Towns
from trusthound.domain.search.words import Asked
from trusthound.inquiry.live_boards import NamedBoard
from trusthound.inquiry.opening_fit import Fits
from trusthound.inquiry.sought import sought_of

# To sort by fit each is compared in full; so many of the best are.
MOST_COMPARED = 200

# At once; the others are the worker's.
MOST_LIVE_BOARDS = 4

AskBoards = Callable[[Sequence[NamedBoard]], Awaitable[Sequence[AskedBoard]]]


@dataclass(frozen=True, slots=True)
class SearchAsked:
    """`cursor` is where the page before ended; `resume_id` None: the default resume."""

    query: Query
    limit: int = RESULTS_A_PAGE
    cursor: str | None = None
    resume_id: str | None = None
    is_live: bool = True


@dataclass(frozen=True, slots=True)
class Searching:
    """What a search is made with. `ask_boards` collects from some while the seeker waits, as long
    as it may; `turns` are for what costs a processor.
    """

    database: Database
    files: FileStore
    reference: Reference
    towns: Towns
    rates: ExchangeRates
    ask_boards: AskBoards
    turns: asyncio.Semaphore
    clock: Callable[[], datetime]


async def search_jobs(asked: SearchAsked, *, user_id: str, searching: Searching) -> Found:
    """Nothing is kept of it.

    By match without a resume it is by relevance, and the answer says so. Raises InvalidInput,
    NotFound for a resume of nobody's, FileDamaged, DatabaseUnavailable.
    """
    resume = await _resume(asked, user_id, searching)
    asked = replace(asked, query=_sorted_as_can_be(asked.query, resume))
    sought = sought_of(
        asked.query,
        towns=searching.towns,
        rates=searching.rates,
        as_of=place_of(asked.cursor).as_of if asked.cursor else searching.clock(),
    )
    boards: Sequence[AskedBoard] = ()
    if asked.is_live and asked.cursor is None:
        boards = await _live(user_id, searching)
        sought = replace(sought, as_of=searching.clock())
    asked_for = partial(opening_search.search, sought=sought)
    told = await searching.database.search(asked_for)
    sought, found = told.sought, told.matching
    fits = Fits(resume, searching.reference, searching.turns, sought.as_of.date())
    matches: dict[str, int] = {}
    if sought.query.sort is Sort.MATCH and resume is not None:
        best = _order(found, replace(sought, query=_by_relevance(sought.query)))[:MOST_COMPARED]
        compared = partial(openings.find_all, ids=[each.id for each in best])
        fit = await fits.of((await searching.database.read(compared)).values())
        matches = {id_: each.score for id_, each in fit.items() if each.score is not None}
    order = _order(found, sought, matches)
    page, cursor = _page(order, asked, sought.as_of)
    ids, read = [each.id for each in page], searching.database.read
    whole = await read(partial(openings.find_all, ids=ids))
    applied = await read(partial(applications.of_openings, user_id=user_id, opening_ids=ids))
    watched = await read(partial(watches.by_opening, user_id=user_id, opening_ids=ids))
    there = [whole[each.id] for each in page if each.id in whole]
    fit = await fits.of(there)
    return Found(
        openings=tuple(
            replace(
                shown(each, searching.rates, sought.asked.words),
                fit=fit.get(each.id),
                application_id=applied.get(each.id),
                watch_id=watched.get(each.id),
            )
            for each in there
        ),
        count=found.count,
        is_capped=found.is_capped,
        cursor=cursor,
        facets=facets_of(found.tally, sought.as_of),
        understood=_understood(sought, told.corrected_from),
        sort=sought.query.sort,
        boards=tuple(boards),
    )


async def _live(user_id: str, searching: Searching) -> Sequence[AskedBoard]:
    """The seeker's own boards, as far as it is their turn."""
    now = searching.clock()
    async with searching.database.connection() as connection:
        due = await looks.due_of(connection, user_id, now=now, most=MOST_LIVE_BOARDS)
    return await searching.ask_boards([NamedBoard(id_, name) for id_, name in due])


async def _resume(asked: SearchAsked, user_id: str, searching: Searching) -> KeptResume | None:
    async with searching.database.connection() as connection:
        kept = await resumes.find(connection, user_id, asked.resume_id, files=searching.files)
    if kept is None and asked.resume_id is not None:
        raise no_such_resume()
    return kept


def _sorted_as_can_be(query: Query, resume: KeptResume | None) -> Query:
    return query if resume or query.sort is not Sort.MATCH else _by_relevance(query)


def _by_relevance(query: Query) -> Query:
    return replace(query, sort=Sort.RELEVANCE)


def _order(
    found: Matching, sought: Sought, fits: dict[str, int] | None = None
) -> tuple[Ranked, ...]:
    return ranked(
        found.matches,
        sought.query.sort,
        pay_is_asked=sought.min_dollars is not None,
        fits=fits,
    )


def _page(
    order: Sequence[Ranked], asked: SearchAsked, as_of: datetime
) -> tuple[Sequence[Ranked], str | None]:
    last = place_of(asked.cursor).last if asked.cursor else None
    rest = [each for each in order if last is None or each < last]
    page = rest[: asked.limit]
    more = len(rest) > len(page)
    return page, cursor_of(Place(as_of, page[-1])) if more else None


def _understood(sought: Sought, corrected_from: str | None) -> Understood:
    asked: Asked = sought.asked
    where: Whereabouts = sought.where
    return Understood(asked.words, corrected_from, asked.synonyms, where.name, where.is_unknown)
