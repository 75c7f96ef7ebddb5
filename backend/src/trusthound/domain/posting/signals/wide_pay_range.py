"""A posting whose range of pay is too wide to tell much."""

from decimal import Decimal

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    stated,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.money import salary_line
from trusthound.domain.posting.extract.gazetteer import country_code, state_code
from trusthound.domain.posting.model import JobPosting

WIDE_TIMES = 2
# O. Reg. 476/24: a stated range spans at most 50,000 a year, unless it ends above 200,000.
ONTARIO_SPAN = Decimal(50_000)
ONTARIO_FREE_FROM = Decimal(200_000)


@signal(
    title="Very wide range of pay",
    question="Is the top of the pay range more than twice its bottom, or too far off for its law?",
    why="A range that wide meets the letter of pay rules and tells you little.",
    innocent="Sales roles and postings for several levels have wide ranges.",
    advice="Ask for the range of the level that you would start at.",
    topic=Topic.TRANSPARENCY,
    leans=Lean.AGAINST,
    source="Ontario, O. Reg. 476/24 (ontario.ca/laws/regulation/240476), from 2026-01-01",
)
def wide_pay_range(posting: JobPosting) -> Finding:
    """The upper bound is more than twice the lower, or 50,000 a year above it in Ontario."""
    pay = posting.pay
    if pay is None or pay.minimum is None or pay.maximum is None or not pay.minimum:
        return not_applicable()
    if pay.maximum > pay.minimum * WIDE_TIMES:
        return present(stated(salary_line(pay), "stated pay"))
    if _too_wide_for_ontario(posting):
        told = f"{salary_line(pay)}: Ontario allows a range of C$50,000 a year (O. Reg. 476/24)"
        return present(Evidence(told, "stated pay and statute"))
    return absent()


def _too_wide_for_ontario(posting: JobPosting) -> bool:
    a_year = posting.pay.a_year() if posting.pay else None
    states = {
        (country_code(each.country), state_code("CA", each.region)) for each in posting.places
    }
    if posting.pay is None or a_year is None or states != {("CA", "ON")}:
        return False
    low, high = a_year
    return posting.pay.currency == "CAD" and high - low > ONTARIO_SPAN and high <= ONTARIO_FREE_FROM
