"""A resume with an employer that others know of as well."""

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.employers import Employer

SHOWN = 4


@signal(
    title="Employer that is known",
    question="Is an employer on a list of known employers or in the directory of their boards?",
    why="An employer that exists can be asked; that the candidate worked there is not shown by it.",
    innocent="Anyone can name a known employer, and most employers are on no list.",
    advice="Ask for a reference at this employer by a contact that you look up yourself.",
    topic=Topic.EMPLOYMENT,
    leans=Lean.FOR,
    source="List of known employers and directory of boards, each dated by its release",
    corroborates=True,
)
def employer_found(employers: tuple[Employer, ...]) -> Finding:
    """The whole name, without legal forms, is on one of the two lists."""
    if not employers:
        return not_applicable()
    found = [each.name for each in employers if each.known or each.listed]
    if not found:
        return absent()
    return present(Evidence(", ".join(found[:SHOWN]), "lists of employers"))
