"""A position that the employer's own board shows now."""

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    unknown,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.employer_listing import EmployerListing, OnBoard

_SIMILAR_STRENGTH = 0.7
_TOLD = {
    OnBoard.SAME: "The same position stands",
    OnBoard.SIMILAR: "A position of this title stands",
}


@signal(
    title="Open on the employer's own board",
    question="Does the board that the employer's site links to show this position now?",
    why="A position that its employer shows on its own site is more likely to be open.",
    innocent="Boards keep old postings; and a real title can be copied into another posting.",
    advice="Apply there, and compare what this posting says with what stands there.",
    topic=Topic.ACTIVITY,
    leans=Lean.FOR,
    source="Practice: cross-check with the employer's board, asked by us through its public list",
)
def found_on_employers_board(employer_listings: tuple[EmployerListing, ...]) -> Finding:
    """The board lists the same number, or the same title at a place that agrees.

    This says that there is such a position, not that this posting is the employer's.
    """
    if not employer_listings:
        return not_applicable()
    listing = employer_listings[0]
    if listing.result in (OnBoard.UNREADABLE, OnBoard.ELSEWHERE):
        return unknown()
    if listing.result is OnBoard.NOT_FOUND:
        return absent()
    told = f"{_TOLD[listing.result]} on the board of {listing.domain}: {listing.title}"
    strength = 1.0 if listing.result is OnBoard.SAME else _SIMILAR_STRENGTH
    return present(
        Evidence(told, listing.source, learnt_on=listing.learnt_at.date()), strength=strength
    )
