"""A posting that pays wages through a payment app for friends or in cryptocurrency."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases, surroundings

_COIN = r"(?:bitcoins?|btc|usdt|usdc|tether|ethereum|crypto(?:currency|currencies)?)"
_APP = r"(?:zelle|cash ?app|venmo)"
_MEANS = rf"(?:{_COIN}|{_APP})"
# Not "pay" alone: that is an order to the reader, who pays a fee then.
_WAGE = (
    r"(?:paid|we pay|pays|pay (?:you|is)|your pay|payments?|payouts?|salar(?:y|ies)|wages?|"
    r"earnings|compensation)"
)
_BY = r"(?:by|via|with|in|through|using|over|on|to your)"
SCRIPT = phrases(
    {
        "zelle|cash app|cashapp|venmo|bitcoin|btc|usdt|usdc|tether|ethereum|crypto": [
            rf"{_WAGE}[^.\n]{{0,40}} {_BY} (?:your |a |either |the )?(?:\w+ )?{_MEANS}",
            rf"{_WAGE} (?:method|mode|options?|type)s? ?(?::|is|are|-)[^.\n]{{0,30}}{_MEANS}",
            rf"{_MEANS} (?:salary|wages?|payouts?)",
        ],
    }
)
# Whom the firm serves, what it builds, and a choice that is offered beside a bank transfer.
BUSINESS = surroundings(
    r"(?:customer|client|user|merchant|member|trader|investor|consumer|referral|donor|tenant|bonus|"
    r"business|compan(?:y|ies)|partner|volunteer)(?:e?s)?",
    r"exchanges?|protocols?|blockchains?|platforms?|products?|features?|infrastructure|industry|"
    r"experience|integrat\w+|processing|apis?|trading|banking|fintech",
    r"options?|choice|choose|choosing|prefer|optional(?:ly)?|partly|partially|part of|fiat",
    r"tokens?|invoices?|fees?", r"like (?:zelle|venmo|paypal|cash ?app)",
)  # fmt: skip


@signal(
    title="Wages by payment app or coins",
    question="Are wages to be paid through Zelle, Cash App, Venmo or in cryptocurrency?",
    why="Employers pay wages through a payroll; these ways leave no trace of an employer.",
    innocent="A household, or a firm of that trade, may pay so by a choice that you have.",
    advice="Ask for pay by bank transfer with a pay slip, and for the employer's full name.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source=(
        "US Federal Trade Commission, What To Know About Cryptocurrency and Scams "
        "(consumer.ftc.gov/articles/what-know-about-cryptocurrency-and-scams)"
    ),
)
def app_or_coin_wages(wording: Wording) -> Finding:
    """Wages by an app for friends or in coins; not the firm's own product, nor a free choice."""
    quote = wording.first(SCRIPT, unless=BUSINESS)
    return present(quoted(quote)) if quote else absent()
