"""A posting on a board that the employer's own site links to."""

from collections.abc import Mapping
from datetime import date

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    unknown,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.board_standing import Standing, standing_of
from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.facts.employer_listing import EmployerListing
from trusthound.domain.posting.model import JobPosting


@signal(
    title="On the board that the employer's site links to",
    question="Does the employer's own site lead to the very board on which the posting stands?",
    why="Only the employer decides where its site leads, and who may publish on its board.",
    innocent="Not a proof of an open position: a board can keep old postings.",
    advice="Apply on this board, not through links that somebody sends you.",
    topic=Topic.IDENTITY,
    leans=Lean.FOR,
    source="Practice: the employer's site and its hiring system's public board, asked by us",
    corroborates=True,
)
def employer_links_board(
    stands_on: tuple[EmployerBoard, ...],
    employer_listings: tuple[EmployerListing, ...],
    posting: JobPosting,
    registered_on: Mapping[str, date],
    as_of: date,
) -> Finding:
    """The site is a known employer's or was registered a year ago or more, bears the employer's
    name, and links to this tenant of a system that not anyone can join within minutes.
    """
    if not stands_on or not employer_listings:
        return not_applicable()
    listing, own = employer_listings[0], stands_on[0]
    standing = standing_of(
        own,
        listing,
        company=posting.company,
        registered_on=registered_on,
        as_of=as_of,
    )
    if standing is Standing.UNKNOWN:
        return unknown()
    if standing is Standing.NOT_CONFIRMED:
        return absent()
    told = f"{listing.domain} links to the board {own.system}/{own.tenant}"
    return present(Evidence(told, listing.linked_from, learnt_on=listing.learnt_at.date()))
