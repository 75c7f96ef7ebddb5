"""A posting in a known employer's name on a board that a directory lists for somebody else."""

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    stated,
    unknown,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.skeleton import letters
from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.facts.known_employers import KnownEmployer
from trusthound.domain.posting.model import JobPosting


@signal(
    title="Known employer on another's board",
    question="Does it name a known employer, on a board that a directory lists for another?",
    why="Who holds a board anywhere can write any employer's name into a posting there.",
    innocent="Subsidiaries, brands and staffing partners hire on each other's boards.",
    advice="Look the position up on the named employer's own site.",
    topic=Topic.IDENTITY,
    leans=Lean.AGAINST,
    source="Directory of employer boards confirmed against each system's own public API",
)
def brand_on_other_board(
    claimed_employers: tuple[KnownEmployer, ...],
    stands_on: tuple[EmployerBoard, ...],
    posting: JobPosting,
    through_agency: bool,
) -> Finding:
    """The directory's name for the board shares no word with any name of the known employer, and
    the tenant's own name does not hold one. Without a name in the directory nothing is told.
    """
    if not claimed_employers or not stands_on or through_agency:
        return not_applicable()
    names, board = claimed_employers[0].names, stands_on[0]
    tenant = letters(board.tenant)
    if any(letters(each) in tenant or tenant in letters(each) for each in names):
        return absent()
    if not board.employer or board.listed_on is None:
        return unknown()
    if any(_share_a_word(each, board.employer) for each in names):
        return absent()
    told = f"The board {board.system}/{board.tenant} is listed for {board.employer}"
    return present(
        stated(posting.company, "employer as stated"),
        Evidence(told, board.directory, learnt_on=board.listed_on),
    )


def _share_a_word(name: str, other: str) -> bool:
    ours, theirs = ({letters(each) for each in text.split()} for text in (name, other))
    whole = letters(name), letters(other)
    return bool(ours & theirs) or whole[0] in whole[1] or whole[1] in whole[0]
