"""A fetched page that lists postings in; the openings on it that may be offered to choose out."""

import asyncio
from datetime import date
from urllib.parse import urlsplit

from trusthound.adapters.boards.register import recognise
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.common.listed_opening import ListedOpening, OpeningsListed
from trusthound.domain.facts.page import Page
from trusthound.domain.facts.reference import Reference
from trusthound.domain.posting.extract.listed import openings_listed

MOST_OFFERED = 50
# A page without a posting that leads to so many on boards lists them, however it words it.
_FEWEST_ON_BOARDS = 3


async def with_openings(
    unreadable: PageUnreadable, page: Page, reference: Reference, *, as_of: date
) -> PageUnreadable:
    """The same problem, with what stands on the page's own site or on a board that we know.

    A page may list whatever it likes; where else it leads nobody is sent.
    """
    listed = await asyncio.to_thread(openings_listed, page, as_of=as_of, known=_is_on_a_board)
    offered = [each for each in listed if _may_be_offered(each, page, reference)]
    if unreadable.problem is not ReadingProblem.LISTING_PAGE:
        on_boards = sum(_is_on_a_board(each.url) for each in offered)
        if on_boards < _FEWEST_ON_BOARDS:
            return unreadable
    if not offered:
        return unreadable
    return OpeningsListed(tuple(offered[:MOST_OFFERED]), detail=unreadable.detail)


def _may_be_offered(opening: ListedOpening, page: Page, reference: Reference) -> bool:
    here, there = urlsplit(page.final_url), urlsplit(opening.url)
    if here.netloc == there.netloc:
        return True
    own = reference.registrable_domain(here.hostname or "")
    if own and own == reference.registrable_domain(there.hostname or ""):
        return True
    return _is_on_a_board(opening.url)


def _is_on_a_board(url: str) -> bool:
    return recognise(url) is not None
