"""An address, a text, a file or a row in; a dossier about one posting out."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from datetime import date

from trusthound.adapters.boards.board import Address, Board
from trusthound.adapters.boards.embedded import embedded_posting
from trusthound.adapters.boards.register import recognise
from trusthound.adapters.boards.saved import markup_of, read_saved
from trusthound.adapters.boards.standing import employer_board_of
from trusthound.adapters.web.web import Web
from trusthound.domain.common.canonical import canonical_url
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.facts.page import Page
from trusthound.domain.facts.redirects import RedirectChain
from trusthound.domain.facts.reference import Reference
from trusthound.domain.facts.sightings import NOT_ASKED
from trusthound.domain.posting.dossier import Dossier, compile_dossier
from trusthound.domain.posting.extract.file import read_file
from trusthound.domain.posting.extract.page import read_page
from trusthound.domain.posting.extract.text import read_text
from trusthound.domain.posting.model import Channel, JobPosting
from trusthound.inquiry.embedded import posting_shown
from trusthound.inquiry.listed import with_openings

# When a board's API has no answer, or one too large or too slow, its page may still have one.
_THE_PAGE_MAY_TELL = frozenset(
    {ReadingProblem.NOT_A_POSTING, ReadingProblem.TOO_LARGE, ReadingProblem.TIMEOUT}
)
# A page of which one of these is said may name openings.
_MAY_LIST = frozenset(
    {ReadingProblem.LISTING_PAGE, ReadingProblem.NOT_A_POSTING, ReadingProblem.NO_TEXT}
)
# Nothing is worked around: walls and what asks for a sign-in stay what they are.
_SCRIPTS_MAY_SHOW = frozenset({ReadingProblem.NO_TEXT})


async def ask_about_url(url: str, *, web: Web, reference: Reference, as_of: date) -> Dossier:
    """Fetch the posting at `url`, from its board's public API where the address tells the board.

    Raises PageUnreadable where there is nothing to judge.
    """
    posting, page = await _posting_at(url, web, reference, as_of)
    dossier = _dossier(posting, Channel.URL, reference, as_of)
    if page is None or not page.redirects:
        return dossier
    led = RedirectChain(page.url, page.redirects, "our own request", page.fetched_at)
    return replace(dossier, redirect_chains=(led, *(dossier.redirect_chains or ())))


def ask_about_page(
    page: Page, employer_board: EmployerBoard, *, reference: Reference, as_of: date
) -> Dossier:
    """A recorded page with its recorded facts; what we saw of others on other days is none."""
    dossier = compile_dossier(
        read_page(page, as_of=as_of),
        channel=Channel.URL,
        as_of=as_of,
        employer_board=employer_board,
        reference=reference,
    )
    return replace(dossier, sightings=NOT_ASKED)


def ask_about_text(text: str, *, reference: Reference, as_of: date) -> Dossier:
    """Pasted text: nothing is fetched for it."""
    return _dossier(read_text(text, as_of=as_of), Channel.TEXT, reference, as_of)


def ask_about_file(body: bytes, name: str, *, reference: Reference, as_of: date) -> Dossier:
    """A saved page, a saved answer of a board's API, or a text file."""
    posting = read_saved(body, as_of) or read_file(body, name, as_of=as_of, markup=markup_of(body))
    # Whatever address the file claims, nobody saw it there: it proves no employer's board.
    return compile_dossier(
        posting, channel=Channel.TEXT, as_of=as_of, employer_board=None, reference=reference
    )


def ask_about_row(posting: JobPosting, *, reference: Reference, as_of: date) -> Dossier:
    """A row of a bulk file, as it was read."""
    return _dossier(posting, Channel.ROW, reference, as_of)


async def _posting_at(
    url: str, web: Web, reference: Reference, as_of: date
) -> tuple[JobPosting, Page | None]:
    """The posting, and the page that was fetched for it: None where a board's API told it all."""
    known = recognise(url)
    if known is not None:
        board, address = known
        try:
            return await _from_board(board, address, web, as_of), None
        except PageUnreadable as unreadable:
            page_was_asked = board.api_url(address) == address.canonical_url
            if page_was_asked or unreadable.problem not in _THE_PAGE_MAY_TELL:
                raise
    page = await web.get(url)
    moved_to = recognise(page.final_url) if known is None else None
    if moved_to is not None:
        return await _from_board(*moved_to, web, as_of), page
    embedded = recognise(embedded_posting(page)) if known is None else None
    if embedded is not None:
        with suppress(PageUnreadable):
            found = await _from_board(*embedded, web, as_of)
            shown = await asyncio.to_thread(
                posting_shown, page, found, embedded[1], reference, as_of=as_of
            )
            return shown, page
    try:
        posting = await _on_page(page, reference, as_of)
    except PageUnreadable as unreadable:
        by_scripts = await web.shown(page) if unreadable.problem in _SCRIPTS_MAY_SHOW else None
        if by_scripts is None:
            raise
        posting = await _on_page(by_scripts, reference, as_of)
    # The address that was fetched counts, not the one that the page claims to be canonical; a
    # posting that is closed and not told any more was at the one that was asked for.
    return replace(posting, url=canonical_url(page.final_url if posting.title else url)), page


async def _on_page(page: Page, reference: Reference, as_of: date) -> JobPosting:
    markup = markup_of(page.body)
    try:
        return await asyncio.to_thread(read_page, page, as_of=as_of, markup=markup)
    except PageUnreadable as unreadable:
        if unreadable.problem not in _MAY_LIST:
            raise
        raise await with_openings(unreadable, page, reference, as_of=as_of) from unreadable


async def _from_board(board: Board, address: Address, web: Web, as_of: date) -> JobPosting:
    answer = await web.get(board.api_url(address), accept=board.accept)
    return await asyncio.to_thread(board.read, answer, address, as_of)


def _dossier(posting: JobPosting, channel: Channel, reference: Reference, as_of: date) -> Dossier:
    return compile_dossier(
        posting,
        channel=channel,
        as_of=as_of,
        employer_board=employer_board_of(posting.url, reference) if posting.url else None,
        reference=reference,
    )
