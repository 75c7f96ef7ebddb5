"""Two full-time roles at two employers at the same time."""

from collections.abc import Iterator
from datetime import date
from itertools import combinations

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    unknown,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.periods import certain_months
from trusthound.domain.candidate.quoting import RESUME, lasting, quote_at
from trusthound.domain.candidate.side_work import is_side_work
from trusthound.domain.posting.sameness.company import company_key, same_company
from trusthound.domain.resume.document import Document
from trusthound.domain.resume.model import Resume, Work

# Four months that both touch are over sixty days, whichever days are meant.
LEAST_MONTHS = 4
# From so many months on, and how much of the weight that is worth.
STEPS = ((13, 1.0), (7, 0.7), (LEAST_MONTHS, 0.4))
MOST_ROLES = 40


@signal(
    title="Full-time roles at the same time",
    question="Do two full-time roles at different employers overlap by over two months?",
    why="Two full-time roles at once are rare, and a period may have been stretched.",
    innocent="One was a contract, part-time, a notice period, or the months are roughly told.",
    advice="How did these two roles go together: was one part-time, a contract or on the side?",
    topic=Topic.EMPLOYMENT,
    leans=Lean.AGAINST,
    source="Practice of reference checking; over 60 days, as the design's catalogue has it",
)
def overlapping_roles(resume: Resume, document: Document, as_of: date) -> Finding:
    """Four calendar months or more that both roles touch, at different employers, however whole
    years are meant. Contracts, part-time and side work, internships, own firms, boards, teaching
    and research posts, medicine and volunteering are left out.
    """
    if not resume.work:
        return unknown()
    roles = [each for each in resume.work[:MOST_ROLES] if not is_side_work(each)]
    if len(roles) < 2:
        return not_applicable()
    found = list(_overlaps(roles, as_of))
    if not found:
        return absent()
    months, one, other = max(found, key=lambda each: each[0])
    strength = next(worth for least, worth in STEPS if months >= least)
    told = f"{lasting(one)}; {lasting(other)}: at least {months} months touch both"
    dates = [quote_at(document, each.period.span, "") for each in (one, other)]
    return present(
        Evidence(told, RESUME), *(each for each in dates if each.quote), strength=strength
    )


def _overlaps(roles: list[Work], as_of: date) -> Iterator[tuple[int, Work, Work]]:
    for one, other in combinations(roles, 2):
        if one.company is None or other.company is None:
            continue
        keys = company_key(one.company.value), company_key(other.company.value)
        if same_company(*keys):
            continue
        months = certain_months(one.period, other.period, as_of)
        if months >= LEAST_MONTHS:
            yield months, one, other
