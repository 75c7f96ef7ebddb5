"""A posting that sends the applicant a cheque to buy things with."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases, surroundings

_CHEQUE = r"(?:an? |the |your |our )?(?:\w+ )?(?:e-?)?(?:cheques?|checks?)"
_GEAR = (
    r"(?:equipment|laptop|computer|software|supplies|materials|working tools|work station|macbook)"
)
SCRIPT = phrases(
    {
        "check|cheque": [
            rf"(?:we|company|employer|hr|manager) (?:will |would |shall |is going to )?"
            rf"(?:mail|send|issue|email|provide|forward)(?: (?:you|out))?(?: with)? {_CHEQUE} "
            rf"[^.\n]{{0,60}}(?:buy|purchas|deposit|cover|{_GEAR})",
            rf"you (?:will|'ll) (?:receive|get|be (?:sent|mailed|issued)) {_CHEQUE} "
            rf"[^.\n]{{0,60}}(?:buy|purchas|deposit|{_GEAR})",
            rf"deposit {_CHEQUE}[^.\n]{{0,40}}"
            rf"(?:your (?:bank )?account|mobile deposit|keep|send|atm|your bank|purchase)",
            rf"print (?:out )?(?:the |your |our |company )?{_CHEQUE}[^.\n]{{0,40}}(?:at|from) home",
            r"(?:versa ?check|check[- ]printing software|blank check (?:paper|stock))",
        ],
        "micr": [r"micr ink"],
        "approved vendor|certified vendor|accredited vendor|our vendor|company vendor": [
            rf"(?:buy|purchase|order|get)[^.\n]{{0,50}}{_GEAR}[^.\n]{{0,50}}"
            r"(?:approved|certified|accredited|our|company) vendor",
        ],
    }
)
# Paper money as a duty, and cheques written by those whom the employer serves.
DUTIES = surroundings(
    r"(?:customer|client|patient|tenant)s?",
    r"vendor payments?",
    r"accounts payable",
    r"(?:background|reference|credit) checks?",
    r"pay ?checks?",
)


@signal(
    title="Sends you a cheque to buy equipment",
    question="Are you to deposit a cheque, or buy work equipment from a vendor that they name?",
    why="The cheque bounces days later and the bank takes back what you passed on.",
    innocent="Employers do pay for equipment, but they ship it or refund a receipt.",
    advice="Do not deposit the cheque or send any part of it on. If you did, tell your bank.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source=(
        "US Federal Trade Commission, Fake Check Scams "
        "(consumer.ftc.gov/articles/how-spot-avoid-report-fake-check-scams)"
    ),
)
def cheque_purchase(wording: Wording) -> Finding:
    """A cheque to deposit, to print or to buy equipment with, or a vendor to buy from."""
    quote = wording.first(SCRIPT, unless=DUTIES)
    return present(quoted(quote)) if quote else absent()
