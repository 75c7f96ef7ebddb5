"""A posting whose stated pay is far below what its occupation earns in the area."""

from decimal import Decimal

from trusthound.domain.assessment.finding import Evidence, Finding, absent, not_applicable, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.money import UNITS_A_YEAR, Period, salary_line
from trusthound.domain.facts.pay_comparison import PayComparison
from trusthound.domain.posting.model import EmploymentType, JobPosting

FAR_BELOW_TIMES = Decimal("0.6")
# Tips and commission come on top: serving, personal care, driving, selling, performing.
PAID_BESIDES = ("35-3", "35-9", "39-", "41-", "53-30", "27-", "45-", "31-9011")
# Pay for less than a year of full weeks, or for learning.
SHORT = frozenset(EmploymentType) - {EmploymentType.FULL_TIME}
FULL_HOURS = 35
# A year's pay below this is a month's or a part of one: the federal minimum wage is 15,080.
LEAST_A_YEAR = Decimal(12_000)


@signal(
    title="Pay far below the occupation's",
    question="Is the stated pay well below what nine in ten in the occupation earn?",
    why="You can judge whether the offer is worth your time before you spend it.",
    innocent="Part-time figures, stipends, piece rates and tips are stated without what is added.",
    advice="Ask how many hours the figure is for, and what comes on top.",
    topic=Topic.TRANSPARENCY,
    leans=Lean.AGAINST,
    source="US Bureau of Labor Statistics, OEWS May 2025 (bls.gov/oes)",
)
def pay_below_occupation(posting: JobPosting, pay_comparison: PayComparison) -> Finding:
    """The upper end below 0.6 times the 10th percentile, by the hour or for a full-time year."""
    trade = pay_comparison.occupation
    pay = posting.pay
    if trade is None or pay is None or trade.code.startswith(PAID_BESIDES):
        return not_applicable()
    part = pay.hours_a_week is not None and pay.hours_a_week < FULL_HOURS
    if part or pay.extras or not SHORT.isdisjoint(posting.employment_types):
        return not_applicable()
    if pay.period not in (Period.HOUR, Period.YEAR) or pay.maximum is None:
        return not_applicable()
    if pay_comparison.high >= FAR_BELOW_TIMES * pay_comparison.p10:
        return absent()
    if pay.period is Period.YEAR and pay.maximum < max(
        LEAST_A_YEAR, pay_comparison.p90 / UNITS_A_YEAR[Period.MONTH]
    ):
        return not_applicable()
    told = pay_comparison.sentence(
        salary_line(pay), share="nine in ten", verb="earn more than", percentile=pay_comparison.p10
    )
    return present(Evidence(told, pay_comparison.source))
