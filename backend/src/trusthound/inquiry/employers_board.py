"""A sought position in; what the board that the employer's own site links to says of it out.

The site's home page, then its page about careers, then the board's public list: at most three pages
and one list. Nobody asked us for these pages, so the site's robots.txt and pace are kept.
"""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime

from trusthound.adapters.boards.answer import Record, read_answer
from trusthound.adapters.boards.board import Board
from trusthound.adapters.boards.register import BOARDS
from trusthound.adapters.boards.tenancies import TenantBoard, number_of, tenants_in, title_of
from trusthound.adapters.web.web import Web
from trusthound.domain.common.errors import PageUnreadable, UrlRefused
from trusthound.domain.facts.career_links import career_links
from trusthound.domain.facts.employer_listing import (
    EmployerListing,
    LinkedBoard,
    OnBoard,
    OpenPosition,
    SoughtPosition,
)
from trusthound.domain.facts.page import Page
from trusthound.domain.facts.position_match import candidates, judge
from trusthound.domain.facts.reference import Reference

MOST_PAGES = 3
# A site that links to more tenants than this shows other people's boards, not its own.
_MOST_TENANTS = 3
_MOST_RECORDS = 3_000
_MOST_CANDIDATES = 10
_BOARD_OF = {each.system: each for each in BOARDS}


async def ask_employers_board(
    subject: str, now: datetime, *, web: Web, reference: Reference
) -> EmployerListing | None:
    """`subject` is a SoughtPosition as it writes itself. None where the site did not answer.

    Raises PageUnreadable, UrlRefused, Overloaded.
    """
    sought = SoughtPosition.read(subject)
    page, tenants = await _linked_boards(sought.domain, web, reference)
    if page is None:
        return None
    found = _Found(OnBoard.UNREADABLE, source=page.final_url)
    if 1 <= len(tenants) <= _MOST_TENANTS:
        found = await _found_on(_wanted(tenants, sought), sought, web, now, alone=len(tenants) == 1)
    return EmployerListing(
        domain=sought.domain,
        known=sought.domain in reference.known_employers.by_domain,
        linked_from=page.final_url,
        boards=tuple(LinkedBoard(each.system, each.tenant) for each in tenants[:_MOST_TENANTS])
        if len(tenants) <= _MOST_TENANTS
        else (),
        result=found.result,
        title=found.title,
        counted=found.counted,
        source=found.source or page.final_url,
        learnt_at=now,
    )


async def _linked_boards(
    domain: str, web: Web, reference: Reference
) -> tuple[Page | None, tuple[TenantBoard, ...]]:
    """The last page that was read, and the boards that it links to."""
    waiting = [f"https://{domain}/"]
    read: Page | None = None
    for _ in range(MOST_PAGES):
        if not waiting:
            break
        url = waiting.pop(0)
        try:
            page = await web.get(url, for_person=False)
        except (PageUnreadable, UrlRefused):
            if read is None:
                raise
            continue
        if page.status != 200:
            continue
        read = page
        tenants = await asyncio.to_thread(_tenants_of, page)
        if tenants:
            return page, tenants
        links = await asyncio.to_thread(career_links, page, domain, reference.registrable_domain)
        waiting = [*links, *(each for each in waiting if each not in links)]
    return read, ()


def _tenants_of(page: Page) -> tuple[TenantBoard, ...]:
    """Those in its source, and the one whose own page it is after redirects."""
    return tenants_in(page.body + b" " + page.final_url.encode())


def _wanted(tenants: Iterable[TenantBoard], sought: SoughtPosition) -> TenantBoard:
    """The posting's own board where it is one of them, else the first that we can read."""
    return min(
        tenants, key=lambda each: (not _is_own(each, sought), not each.list_url, each.tenant)
    )


def _is_own(board: TenantBoard, sought: SoughtPosition) -> bool:
    return (board.system, board.tenant.lower()) == (sought.system, sought.tenant.lower())


@dataclass(frozen=True, slots=True)
class _Found:
    result: OnBoard
    title: str = ""
    counted: int = 0
    source: str = ""


async def _found_on(
    board: TenantBoard, sought: SoughtPosition, web: Web, now: datetime, *, alone: bool
) -> _Found:
    """`alone`: the site links to no other board, on which the posting could stand as well."""
    reader = _BOARD_OF[board.system]
    if not board.list_url:
        return _Found(OnBoard.UNREADABLE)
    with suppress(PageUnreadable, UrlRefused):
        answer = await web.get(board.list_url, accept="application/json, */*;q=0.5")
        if answer.status == 200:
            return await asyncio.to_thread(_read_list, answer, reader, board, sought, now, alone)
    return _Found(OnBoard.UNREADABLE, source=board.list_url)


def _read_list(
    answer: Page,
    reader: Board,
    board: TenantBoard,
    sought: SoughtPosition,
    now: datetime,
    alone: bool,  # noqa: FBT001 - handed on through a thread
) -> _Found:
    """Every title is compared; only the few that match are read in full."""
    records = reader.records_in(read_answer(answer.body)) or ()
    by_number: dict[str, Record] = {}
    for each in records[:_MOST_RECORDS]:
        by_number.setdefault(number_of(board.system, each).lower(), each)
    listed = [
        OpenPosition(number, title_of(board.system, each)) for number, each in by_number.items()
    ]
    close = candidates(sought, listed, most=_MOST_CANDIDATES)
    full = [_in_full(each, by_number[each.number], reader, now) for each in close]
    result, title = judge(sought, full, own_board=_is_own(board, sought))
    whole = alone and bool(listed) and len(records) <= _MOST_RECORDS and not _more_pages(answer)
    if result is OnBoard.NOT_FOUND and not whole:
        result = OnBoard.UNREADABLE
    return _Found(result, title, len(listed), answer.url)


def _in_full(position: OpenPosition, record: Record, reader: Board, now: datetime) -> OpenPosition:
    posting = reader.posting_of(record, now.date())
    return OpenPosition(
        number=position.number,
        title=position.title,
        places=tuple(each.text for each in posting.places),
        requisition=posting.identifier,
    )


def _more_pages(answer: Page) -> bool:
    """SmartRecruiters answers a hundred at a time, and says how many there are."""
    body = read_answer(answer.body)
    if not isinstance(body, dict) or not isinstance(body.get("totalFound"), int):
        return False
    content = body.get("content")
    return not isinstance(content, list) or int(body["totalFound"]) > len(content)
