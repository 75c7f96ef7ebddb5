"""What it takes for "the employer's own site links to this board" to confirm a posting: one rule.

Whoever writes a posting can state any site and let any site link to any board, so a link alone
confirms nothing. Each condition closes one way to make it up:

1. *The posting stands on the very board that is linked*, not on a page beside it: who imitates an
   employer can name the employer's real site and copy a real title, but cannot publish there.
2. *Not anyone can open such a board within minutes*, or a directory knew it before: else a site and
   a board of one's own are made in an afternoon, and each vouches for the other.
3. *The site is not young*: it is a known employer's by our list, or a registry says that it was
   registered a year ago or more. Where nobody says, the answer is unknown, never yes.
4. *The names agree*: the site or the tenant is called what the posting's employer is called. Where
   it names a known employer, that employer's own site was asked and no other (employer_domain.py):
   an old domain bought for little confirms nothing in somebody else's name.
"""

from collections.abc import Mapping
from datetime import date
from enum import StrEnum

from trusthound.domain.common.skeleton import letters
from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.facts.employer_domain import bears_name
from trusthound.domain.facts.employer_listing import EmployerListing, LinkedBoard

YOUNG_DAYS = 365


class Standing(StrEnum):
    CONFIRMED = "confirmed"
    NOT_CONFIRMED = "not_confirmed"
    UNKNOWN = "unknown"


def standing_of(
    board: EmployerBoard,
    listing: EmployerListing,
    *,
    company: str,
    registered_on: Mapping[str, date],
    as_of: date,
) -> Standing:
    """`company` is the employer as the posting names it, "" where it names none."""
    if not is_linked(board, listing):
        return Standing.NOT_CONFIRMED
    if board.open_signup and board.listed_on is None:
        return Standing.NOT_CONFIRMED
    if not (listing.known or _names_agree(company, board, listing)):
        return Standing.NOT_CONFIRMED
    if listing.known:
        return Standing.CONFIRMED
    registered = registered_on.get(listing.domain)
    if registered is None:
        return Standing.UNKNOWN
    old = (as_of - registered).days >= YOUNG_DAYS
    return Standing.CONFIRMED if old else Standing.NOT_CONFIRMED


def is_linked(board: EmployerBoard, listing: EmployerListing) -> bool:
    """Whether the employer's site links to the board that the posting stands on."""
    own = LinkedBoard(board.system, board.tenant.lower())
    return own in (LinkedBoard(each.system, each.tenant.lower()) for each in listing.boards)


def _names_agree(company: str, board: EmployerBoard, listing: EmployerListing) -> bool:
    """Where the posting names nobody, the board's own name stands in."""
    name = company or board.employer or board.tenant
    return bears_name(listing.domain, name) or letters(board.tenant) == letters(name)
