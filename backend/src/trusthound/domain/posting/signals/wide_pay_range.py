"""A posting whose range of pay is too wide to tell much."""

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.money import salary_line
from trusthound.domain.posting.model import JobPosting

WIDE_TIMES = 2


@signal(
    title="Very wide range of pay",
    question="Is the top of the pay range more than twice its bottom?",
    why="A range that wide meets the letter of pay rules and tells you little.",
    innocent="Sales roles and postings for several levels have wide ranges.",
    advice="Ask for the range of the level that you would start at.",
    topic=Topic.TRANSPARENCY,
    leans=Lean.AGAINST,
    source="Ontario, job posting rules from 2026-01-01, cap the width of a stated range",
)
def wide_pay_range(posting: JobPosting) -> Finding:
    """The upper bound is more than twice the lower."""
    pay = posting.pay
    if pay is None or pay.minimum is None or pay.maximum is None or not pay.minimum:
        return not_applicable()
    if pay.maximum <= pay.minimum * WIDE_TIMES:
        return absent()
    return present(stated(salary_line(pay), "stated pay"))
