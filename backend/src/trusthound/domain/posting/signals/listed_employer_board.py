"""A posting on a board that a dated directory knows as the employer's."""

from trusthound.domain.assessment.finding import Evidence, Finding, absent, not_applicable, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.posting.model import Channel, JobPosting

# Words that companies share with each other say nothing about who they are.
COMMON_WORDS = frozenset(
    {"the", "and", "of", "for", "inc", "llc", "ltd", "limited", "gmbh", "ag", "corp", "co",
     "company", "corporation", "group", "holdings", "international", "global", "technologies",
     "technology", "labs", "solutions", "services", "systems", "us", "usa", "uk", "plc", "sa", "bv"}
)  # fmt: skip


@signal(
    title="On the employer's listed board",
    question="Does it stand on an employer's board that an independent directory lists?",
    why="Only the employer can publish there, and the board was known before this posting.",
    innocent="Not a proof of an open position: a board can keep old postings.",
    advice="Apply on this board, not through links that somebody sends you.",
    topic=Topic.IDENTITY,
    leans=Lean.FOR,
    source="Directory of employer boards confirmed against each system's own public API",
    corroborates=True,
)
def listed_employer_board(
    employer_board: EmployerBoard, posting: JobPosting, channel: Channel
) -> Finding:
    """A tenant in the directory, of a system that not anyone can join within minutes, whose name
    there agrees with the employer that the posting names. A row's address is not fetched.
    """
    board = employer_board
    if not board.system:
        return not_applicable()
    if board.listed_on is None or board.open_signup or not _agree(board, posting.company):
        return absent()
    named = f"listed for {board.employer}" if board.employer else "listed"
    told = f"The board {board.system}/{board.tenant} is {named}"
    if channel is Channel.ROW:
        told = f"The row names the board {board.system}/{board.tenant}, {named}; not fetched"
    return present(Evidence(told, board.directory, learnt_on=board.listed_on))


def _agree(board: EmployerBoard, company: str) -> bool:
    """True where either side holds no name to compare."""
    if not company.strip() or not board.employer:
        return True
    ours, theirs = _words(company), _words(board.employer)
    if ours & theirs:
        return True
    written, listed = _letters(company), _letters(board.employer)
    return written in listed or listed in written


def _words(name: str) -> set[str]:
    spaced = "".join(each if each.isalnum() else " " for each in name.lower())
    return set(spaced.split()) - COMMON_WORDS


def _letters(name: str) -> str:
    return "".join(filter(str.isalnum, name.lower()))
