"""A board and where to go on in; a part of its list, or why there is none, out.

What is found is judged by what it says alone: no registry is asked about it.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from email.utils import parsedate_to_datetime

from trusthound.adapters.boards.answer import is_page
from trusthound.adapters.boards.collection import Collection, Part, Request
from trusthound.adapters.boards.standing import employer_board_of
from trusthound.adapters.web.fetcher import Fetcher
from trusthound.domain.common.errors import Overloaded, PageUnreadable, UrlRefused
from trusthound.domain.facts.page import Page
from trusthound.domain.facts.reference import Reference
from trusthound.domain.facts.sightings import NOT_ASKED
from trusthound.domain.posting.assess import assess, reasons_of
from trusthound.domain.posting.dossier import compile_dossier
from trusthound.domain.posting.model import Channel, JobPosting
from trusthound.domain.search.board import CollectedBoard
from trusthound.domain.search.looking import (
    Trouble,
    trouble_of_error,
    trouble_of_status,
    without_key,
)
from trusthound.domain.search.opening import Trust
from trusthound.inquiry.look import Tag

NOT_MODIFIED = 304
# What a server names its answer by; a longer one is not said back to it.
_MOST_TAG = 300


@dataclass(frozen=True, slots=True)
class Answer:
    """`part` None: it has not changed since."""

    part: Part | None
    tag: Tag


@dataclass(frozen=True, slots=True)
class BoardInquiry:
    """`collections` by the name of their reader, `keys` by the name of their setting."""

    web: Fetcher
    collections: Mapping[str, Collection]
    keys: Mapping[str, str]
    reference: Reference
    most_bytes: int

    def request(self, board: CollectedBoard, at: str) -> Request | Trouble:
        """What to ask for the part that `at` names; the first one under the board's conditions."""
        collection = self.collections[board.reader]
        missing = tuple(name for name in collection.needs if not self.keys.get(name))
        if missing:
            return without_key(missing)
        try:
            request = collection.ask(board, at, self.keys)
        except (PageUnreadable, UrlRefused) as error:
            return trouble_of_error(error, most_bytes=self.most_bytes)
        if at:
            return request
        conditions = {"If-None-Match": board.etag, "If-Modified-Since": board.last_modified}
        told = {name: value for name, value in conditions.items() if value}
        return replace(request, headers={**request.headers, **told})

    async def answer(
        self, board: CollectedBoard, at: str, request: Request, *, now: datetime
    ) -> Answer | Trouble:
        """Raises nothing for what the board does."""
        skips = bool(at) and self.collections[board.reader].skips
        try:
            page = await self.web.collect(
                request.address, accept=request.accept, headers=request.headers, body=request.body
            )
        except (PageUnreadable, UrlRefused, Overloaded) as error:
            if not skips or isinstance(error, Overloaded):
                return trouble_of_error(error, most_bytes=self.most_bytes)
            page = _nothing(request, now)
        if page.status == NOT_MODIFIED and not at and (board.etag or board.last_modified):
            return Answer(None, Tag(board.etag, board.last_modified))
        if not skips:
            trouble = trouble_of_status(page.status, is_first=not at, wait=_wait(page, now))
            if trouble is not None:
                return trouble
        return await self._read(page, board, at, now)

    def judge(self, posting: JobPosting, as_of: date) -> Trust:
        """By what the posting and its address say."""
        return trust_in(posting, as_of, channel=Channel.URL, reference=self.reference)

    async def _read(
        self, page: Page, board: CollectedBoard, at: str, now: datetime
    ) -> Answer | Trouble:
        read = self.collections[board.reader].read
        try:
            part = await asyncio.to_thread(read, page, board, at, now.date())
        except PageUnreadable as error:
            return trouble_of_error(error, most_bytes=self.most_bytes, is_page=is_page(page.body))
        return Answer(part, Tag(_named(page, "etag"), _named(page, "last-modified")))


def trust_in(posting: JobPosting, as_of: date, *, channel: Channel, reference: Reference) -> Trust:
    """The posting's judgement without look-ups and without what was seen on other days."""
    dossier = compile_dossier(
        posting,
        channel=channel,
        as_of=as_of,
        employer_board=employer_board_of(posting.url, reference),
        reference=reference,
    )
    dossier = replace(dossier, sightings=NOT_ASKED)
    assessment = assess(dossier)
    reasons = tuple(reasons_of(assessment, dossier))
    return Trust(assessment.score, assessment.status.value, reasons, assessment.version)


def _nothing(request: Request, now: datetime) -> Page:
    """For a page among many that is not to be had."""
    return Page(request.url, request.url, 0, (), b"", (), now)


def _named(page: Page, name: str) -> str:
    value = page.header(name)
    return value if len(value) <= _MOST_TAG and value.isprintable() else ""


def _wait(page: Page, now: datetime) -> timedelta:
    """What the answer asks us to wait: in seconds, or until a moment."""
    told = page.header("retry-after").strip()
    if told.isascii() and told.isdigit() and len(told) < 10:
        return timedelta(seconds=int(told))
    try:
        until = parsedate_to_datetime(told)
    except ValueError:
        return timedelta()
    return max(until.replace(tzinfo=until.tzinfo or UTC) - now, timedelta())
