"""A posting outside the US whose stated pay is far above what its kind of work earns."""

from decimal import Decimal

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.money import salary_line
from trusthound.domain.common.wording import phrases, surroundings
from trusthound.domain.posting.model import JobPosting

# BLS OEWS May 2025: the best-paid tenth of data-entry, file and general office clerks begins at
# about 60,000 a year. Flagged from well above twice that on, so that no area's pay is caught.
# One bound for the currencies of like worth; a posting in another is not judged. US dollars are
# compared with the occupation's own wages, by pay_above_occupation.
MUCH_A_YEAR = Decimal(125_000)
CURRENCIES = frozenset({"EUR", "GBP", "CAD", "AUD", "CHF"})

CLERICAL = phrases(
    {
        "clerk|typist|data entry|typing": [r"clerks?", r"typists?", r"data entry", r"typing"],
        "assistant": [
            r"(?:virtual|personal|administrative|office|admin|remote|online) assistants?",
        ],
        "receptionist|envelope|package|survey|mystery": [
            r"receptionists?", r"envelope \w+", r"package handlers?", r"survey (?:taker|clerk)s?",
            r"mystery shoppers?",
        ],
        "customer service|customer support|chat": [
            r"customer (?:service|support) (?:rep\w*|agent|associate|assistant)s?",
            r"chat (?:support|agent|assistant)s?",
        ],
    }
)  # fmt: skip
SENIOR = surroundings(
    r"law clerk",
    r"judicial",
    r"(?:city|county|town) clerk",
    r"head",
    r"directors?",
    r"managers?",
    r"leads?",
    r"chief",
    r"executive",
    r"senior",
)


@signal(
    title="Pay far above the usual abroad",
    question="Is the stated pay more than twice what the best-paid in such work earn?",
    why="Pay far above the usual is often not paid as stated, so the rest deserves a closer look.",
    innocent="A wrong period or currency in the page's data makes ordinary pay look absurd.",
    advice="Look up what the job pays in your area before you answer.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source=(
        "US Bureau of Labor Statistics, OEWS May 2025 (bls.gov/oes); "
        "EMSCAD, unrealistic pay: fraud rate 2.6 times"
    ),
)
def unrealistic_pay(posting: JobPosting) -> Finding:
    """Clerical or assistant work at 125,000 a year or more, as the lower end, in no US dollars."""
    title = posting.title.lower()
    if posting.pay is None or posting.pay.currency not in CURRENCIES:
        return not_applicable()
    a_year = posting.pay.a_year()
    if a_year is None or not CLERICAL.stand_in(title) or SENIOR.stand_in(title):
        return not_applicable()
    if a_year[0] < MUCH_A_YEAR:
        return absent()
    return present(stated(salary_line(posting.pay), "stated pay"))
