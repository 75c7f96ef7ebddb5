"""A posting whose stated pay is far above what its occupation earns in the area."""

from decimal import Decimal

from trusthound.domain.assessment.finding import Evidence, Finding, absent, not_applicable, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.money import Extra, Period, salary_line
from trusthound.domain.common.wording import phrases
from trusthound.domain.facts.pay_comparison import PayComparison
from trusthound.domain.posting.model import JobPosting, Seniority

FAR_ABOVE_TIMES = Decimal("1.5")
ABSURD_TIMES = 3
# Where the best-paid tenth earns this much, single salaries lie far above it.
TOP_TRADES_FROM = 120_000
# Work that the bureau's table of education and training (Employment Projections 5.4) has begin with
# short or moderate training on the job, and that few do on their own account.
LITTLE_NEEDED = frozenset({
    "43-2011", "43-3021", "43-3051", "43-4051", "43-4071", "43-4111", "43-4151", "43-4171",
    "43-5071", "43-6014", "43-9021", "43-9022", "43-9041", "43-9051", "43-9061", "41-2011",
    "53-7062", "53-7064", "53-7065", "51-2090", "37-2011", "35-3023", "35-2021", "35-9021",
})  # fmt: skip
# Sellers, artists, tutors, drivers with a vehicle of their own: what one sale, hour or load brings
# is no wage.
PAID_OTHERWISE = ("41-2031", "41-3", "41-4", "41-9", "27-", "39-5", "39-9031", "25-3", "53-30",
                  "11-")  # fmt: skip
RANKING = frozenset({
    Seniority.SENIOR, Seniority.LEAD, Seniority.MANAGER, Seniority.DIRECTOR, Seniority.EXECUTIVE,
})  # fmt: skip
NO_EXPERIENCE = phrases(
    {
        "no |without |not ": [
            r"no (?:prior |previous |work )?experience (?:is )?(?:required|needed|necessary)",
            r"no experience", r"without (?:any )?experience",
            r"experience (?:is )?not (?:required|needed|necessary)",
        ],
    }
)  # fmt: skip


@signal(
    title="Pay far above the occupation's",
    question="Is easy work to pay more than half as much again as the best-paid in it earn?",
    why="Pay far above the usual is often not paid as stated, so the rest deserves a closer look.",
    innocent="A wrong period in the page's data makes ordinary pay look absurd.",
    advice="Look up what the job pays in your area before you answer.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source=(
        "US Bureau of Labor Statistics, OEWS May 2025 (bls.gov/oes); "
        "EMSCAD, unrealistic pay: fraud rate 2.6 times"
    ),
)
def pay_above_occupation(posting: JobPosting, pay_comparison: PayComparison) -> Finding:
    """The lower end above 1.5 times the 90th percentile where little is asked, or above 3 times it.

    Commission, sales and management are left out, and so is pay that would be usual as a yearly
    sum: there the period is a slip.
    """
    trade = pay_comparison.occupation
    if trade is None or trade.code.startswith(PAID_OTHERWISE):
        return not_applicable()
    if posting.pay is not None and Extra.COMMISSION in posting.pay.extras:
        return not_applicable()
    best = pay_comparison.p90
    absurd = pay_comparison.low > ABSURD_TIMES * best and best < TOP_TRADES_FROM
    if pay_comparison.low <= FAR_ABOVE_TIMES * best or _is_slip(posting, pay_comparison):
        return absent()
    if not absurd and not (_asks_little(posting, trade.code) and _has_a_lower_end(posting)):
        return absent()
    told = pay_comparison.sentence(
        salary_line(posting.pay), share="nine in ten", verb="earn less than", percentile=best
    )
    return present(Evidence(told, pay_comparison.source), strength=1.0 if absurd else 0.75)


def _is_slip(posting: JobPosting, pay_comparison: PayComparison) -> bool:
    """Whether the number itself is a usual yearly wage: "$45,000 an hour"."""
    pay = posting.pay
    if pay is None or pay.period in (None, Period.YEAR):
        return False
    number = pay.minimum if pay.minimum is not None else pay.maximum
    return number is not None and number >= pay_comparison.p10 / 2


def _has_a_lower_end(posting: JobPosting) -> bool:
    """ "Up to" tells what the very best may earn."""
    return posting.pay is not None and posting.pay.minimum is not None


def _asks_little(posting: JobPosting, code: str) -> bool:
    if posting.seniority in RANKING:
        return False
    return code in LITTLE_NEEDED or NO_EXPERIENCE.stand_in(posting.whole_text.lower())
