"""A posting for shopping errands: evaluate a shop, a transfer service or gift cards."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases, surroundings

_SHOPPER = r"(?:mystery|secret) (?:shopper|shopping|customer)s?"
_SUM = r"[$£€]\s?\d[\d.,]*"
SCRIPT = phrases(
    {
        "mystery shop|secret shop|mystery customer|secret customer": [
            rf"(?:become|be|as|being|work as|hiring|need|looking for|wanted)(?: an?| our)?"
            rf"(?: \w+)? {_SHOPPER}",
            rf"{_SHOPPER} (?:needed|wanted|required|position|job|assignment|opportunit|task|survey)"
            r"\w*",
            rf"{_SUM}[^.\n]{{0,30}} (?:per|for each|for every|each|a) (?:\w+ )?"
            rf"{_SHOPPER}",
        ],
        "western union|moneygram|money gram|walmart|target|gift card": [
            r"(?:evaluat|review|assess)\w* (?:the )?(?:\w+ )?(?:services? (?:at|of)|stores?|"
            r"outlets?|branches)[^.\n]{0,40}(?:western union|moneygram|money gram|walmart|target|"
            r"gift cards?)",
        ],
    }
)
# The programme's staff and its customers; shopping on foot for others has pay of its own.
STAFF = surroundings(
    r"(?:manag|co-?ordinat|supervis|analy[sz]|schedul|direct|develop|oversee|train)\w*",
    r"(?:results|scores?|reports|audits?|programmes?|programs?|feedback|clients?)",
)


@signal(
    title="Mystery shopping errands",
    question="Is it work as a mystery or secret shopper?",
    why="Reported scams under this name send a cheque to spend, which the bank later takes back.",
    innocent="Genuine firms pay small sums afterwards and ask for nothing in advance.",
    advice="Look the firm up with the trade association MSPA. Cash no cheque, buy no gift card.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source=(
        "US Federal Trade Commission, Mystery Shopping Scams "
        "(consumer.ftc.gov/articles/mystery-shopping-scams)"
    ),
)
def mystery_shopping(wording: Wording) -> Finding:
    """Shoppers wanted, paid by the errand; the people who run such a programme are not meant."""
    quote = wording.first(SCRIPT, unless=STAFF)
    return present(quoted(quote)) if quote else absent()
