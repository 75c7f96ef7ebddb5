"""A posting that sends the applicant a cheque to buy things with."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.abroad import said_abroad
from trusthound.domain.common.wording import Wording, phrases, surroundings
from trusthound.domain.posting.phrasebook.cheque import CHEQUE_ABROAD

_CHEQUE = r"(?:an? |the |your |our )?(?:\w+ )?(?:e-?)?(?:cheques?|checks?)"
_GEAR = (
    r"(?:equipment|laptop|computer|software|supplies|materials|working tools|work station|macbook)"
)
_THEY_SEND = (
    r"(?:we|company|employer|hr|manager) (?:will |would |shall |is going to )?"
    r"(?:mail|send|issue|email|provide|forward)"
)
SCRIPT = phrases(
    {
        "|".join(
            f"{verb} you" for verb in ("mail", "send", "issue", "email", "provide", "forward")
        ): [
            rf"{_THEY_SEND} you(?: out)?(?: with)? {_CHEQUE}[^.\n]{{0,60}}"
            rf"(?:buy|purchas|deposit|cover|{_GEAR})",
        ],
        "check|cheque": [
            rf"{_THEY_SEND}(?: out)? {_CHEQUE}[^.\n]{{0,40}} (?:you|your|home[- ]office) "
            rf"[^.\n]{{0,40}}(?:buy|purchas|deposit|{_GEAR})",
        ],
        "^you will|you 'll": [
            rf"you (?:will|'ll) (?:receive|get|be (?:sent|mailed|issued)) {_CHEQUE} "
            rf"[^.\n]{{0,60}}(?:buy|purchas|deposit|{_GEAR})",
        ],
        "^deposit": [
            rf"deposit {_CHEQUE} (?:that |which )?(?:we|i|the company|our \w+)(?: will)? "
            r"(?:mail|send|sent|issue|e-?mail|provide)",
            rf"deposit {_CHEQUE}[^.\n]{{0,40}} (?:your (?:own |personal )?(?:bank |checking )?"
            r"account|(?:send|wire|transfer|forward)(?:ing)? (?:us |back )?the "
            r"(?:rest|remainder|balance|difference))",
            r"deposit (?:the|this|our) (?:\w+ )?(?:cheque|check) [^.\n]{0,30}"
            r"(?:mobile deposit|atm|your bank)",
        ],
        "^print": [
            rf"print (?:out )?(?:the |your |our |company )?{_CHEQUE}[^.\n]{{0,40}}(?:at|from) home",
        ],
        "^versa|check printing|check-printing|blank check": [
            r"(?:versa ?check|check[- ]printing software|blank check (?:paper|stock))",
        ],
        "micr": [r"micr ink"],
        "approved vendor|certified vendor|accredited vendor|our vendor|company vendor": [
            rf"(?:buy|purchase|order|get)[^.\n]{{0,20}} your (?:\w+ ){{0,3}}{_GEAR}[^.\n]{{0,50}}"
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
    why="In many reported cases the cheque is returned unpaid and the bank takes the sum back.",
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
    """A cheque sent to the applicant to deposit, print or buy equipment with, or a vendor to buy
    one's own equipment from. Depositing the employer's cheques is office work and is not.
    """
    quote = wording.first(SCRIPT, unless=DUTIES) or said_abroad(wording, CHEQUE_ABROAD)
    return present(quoted(quote)) if quote else absent()
