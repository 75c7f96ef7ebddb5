"""A posting page that does not say who hires."""

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    stated,
)
from trusthound.domain.assessment.finding import unknown as not_told
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.posting.model import Channel, JobPosting

# A name that is kept back openly is less of a sign than one that was never thought of.
WITHHELD = 0.5
CONFIDENTIAL = frozenset(
    {"confidential", "company confidential", "confidential company", "private", "undisclosed",
     "private employer", "anonymous", "hiring company", "our client", "n/a", "na", "not disclosed"}
)  # fmt: skip


@signal(
    title="The employer is not named",
    question="Does the page leave open which employer hires?",
    why="Without a name there is nothing to check; fraudulent postings lack one more often.",
    innocent="Agencies and confidential searches withhold the name until you are in touch.",
    advice="Ask who the employer is before you send anything personal.",
    topic=Topic.IDENTITY,
    leans=Lean.AGAINST,
    source="EMSCAD, unidentifiable employer: likelihood ratio 1.7 (LLM-marked flags, n = 8,781)",
)
def unnamed_employer(
    posting: JobPosting,
    employer_board: EmployerBoard,
    through_agency: bool,
    channel: Channel,
) -> Finding:
    """A fetched page with neither a company's name nor an employer's board, or a name withheld.

    Not asked of agencies that give their own name; a text or a row may have lost the name on its
    way to us. Weaker where the page says that it withholds the name, or that it is a client's.
    """
    name = " ".join(posting.company.lower().split())
    withheld = name in CONFIDENTIAL
    if through_agency and name and not withheld:
        return not_applicable()
    if withheld:
        return present(stated(posting.company, "employer as stated"), strength=WITHHELD)
    if name or employer_board.employer:
        return absent()
    if channel is not Channel.URL:
        return not_told()
    told = Evidence("No employer's name was found on the page", "page")
    return present(told, strength=WITHHELD if through_agency else 1.0)
