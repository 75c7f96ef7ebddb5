"""A posting on an applicant tracking system, in a tenant that no directory confirms."""

from trusthound.domain.assessment.finding import Evidence, Finding, absent, not_applicable, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.employer_board import EmployerBoard


@signal(
    title="On an employer's hiring system",
    question="Does it stand in an employer's own tenant of an applicant tracking system?",
    why="Employers pay for such systems; most scams live on boards, in messages and on free pages.",
    innocent="Not a proof: some systems can be tried out for free by anyone.",
    advice="Reach the same opening from the employer's own site.",
    topic=Topic.IDENTITY,
    leans=Lean.FOR,
    source="Practice: tenancy of an applicant tracking system; weak without a confirmed owner",
)
def employer_board_page(employer_board: EmployerBoard) -> Finding:
    """The address is a tenant's on a known system, unlisted or open to anyone.

    Not asked where the directory confirms the tenant: that says more.
    """
    board = employer_board
    if not board.system:
        return absent()
    if board.listed_on is not None and not board.open_signup:
        return not_applicable()
    return present(Evidence(f"The page is a board on {board.system}", "page address"))
