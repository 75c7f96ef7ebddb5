"""A position that the employer's own board, read whole, does not show."""

from urllib.parse import urlsplit

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    unknown,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.board_standing import is_linked
from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.facts.employer_listing import EmployerListing, OnBoard
from trusthound.domain.posting.model import Channel, JobPosting

# Of fewer positions than that a small employer may well keep the others elsewhere.
_FEW_POSITIONS = 3
_FEW_STRENGTH = 0.5


@signal(
    title="Not on the employer's own board",
    question="Is it missing on the board that the employer's site links to?",
    why="Copies of a posting stay up after the position is filled; the employer's board knows.",
    innocent="Some positions are advertised elsewhere only; brands and countries have own boards.",
    advice="Ask the employer, through its own site, whether the position is still open.",
    topic=Topic.ACTIVITY,
    leans=Lean.AGAINST,
    source="FBI IC3 PSA I-012120-PSA: look the position up on the employer's own site",
)
def absent_from_employers_board(
    employer_listings: tuple[EmployerListing, ...],
    stands_on: tuple[EmployerBoard, ...],
    posting: JobPosting,
    channel: Channel,
) -> Finding:
    """The site links to one board, that board was read whole, and no position on it has this title.

    Not asked of a posting on the employer's own site or on that very board, where it stands before
    everybody's eyes; agencies and confidential postings have no employer's board to look at.
    """
    if not employer_listings:
        return not_applicable()
    listing = employer_listings[0]
    host = urlsplit(posting.url).hostname or ""
    at_home = f".{host}".endswith(f".{listing.domain}")
    here = at_home or any(is_linked(each, listing) for each in stands_on)
    if here and channel is Channel.URL:
        return not_applicable()
    if listing.result in (OnBoard.UNREADABLE, OnBoard.ELSEWHERE):
        return unknown()
    if listing.result is not OnBoard.NOT_FOUND:
        return absent()
    told = f"None of {listing.counted} positions on the board of {listing.domain} has this title"
    strength = 1.0 if listing.counted > _FEW_POSITIONS else _FEW_STRENGTH
    return present(
        Evidence(told, listing.source, learnt_on=listing.learnt_at.date()), strength=strength
    )
