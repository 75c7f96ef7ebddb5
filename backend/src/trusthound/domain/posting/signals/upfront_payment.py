"""A posting that asks the applicant for money."""

import re

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.abroad import said_abroad
from trusthound.domain.common.wording import Quote, Wording, phrases, surroundings
from trusthound.domain.posting.phrasebook.payment import PAID_BY_OTHERS, PAYMENT_ABROAD

_YOU_PAY = (
    r"(?:you|candidates?|applicants?|(?:new )?hires?|new employees?) "
    r"(?:(?:will|would|must|shall|should|may|need|needs|have|are|is) )+"
    r"(?:(?:first|also|only|asked|required|expected|to|be|need|have) )*"
    r"(?:pay|send|transfer|remit|deposit|purchase|buy|make)"
)
_ORDER = (
    r"(?:please|simply|just|kindly|first|must|and|to start|to begin|to apply|applying),? "
    r"(?:pay|send|transfer|remit)"
)
_MONEY = (
    r"[^.\n]{0,50}?(?:fees?|deposit|down payment|start(?:er|-?up) kit|"
    r"training (?:kit|materials?|course))"
)
_FEE = (
    r"(?:registration|application|processing|training|onboarding|enrol?lment|activation|joining|"
    r"admin(?:istration)?|verification|starter[- ]kit|kit|materials?|security|placement) "
    r"(?:fee|deposit|charge)"
)
_FEES = tuple(
    f"{kind} {fee}"
    for kind in (
        "registration", "application", "processing", "training", "onboarding", "enrolment",
        "enrollment", "activation", "joining", "admin", "administration", "verification",
        "starter-kit", "starter kit", "kit", "material", "materials", "security", "placement",
    )
    for fee in ("fee", "deposit", "charge")
)  # fmt: skip
_SUM = r"(?:usd ?|rs\.? ?|[$£€₹])\s?\d[\d,.]*\b"
REQUEST = phrases(
    {
        "fee|deposit|down payment|starter kit|startup kit|start-up kit|training kit|"
        "training material|training course": [
            rf"{_YOU_PAY}{_MONEY}",
            rf"{_ORDER} (?:us |an? |the |your |our )?{_MONEY}",
        ],
        f"^{'|'.join(_FEES)}": [
            rf"{_FEE},?(?: \(?refundable\)?)? ?(?:of|is|:|=)? ?(?:only |just )?{_SUM}",
            rf"{_FEE} (?:is|are|will be|must be) (?:required|paid|payable|charged|needed)",
        ],
        "check fee|check cost|check is|screening fee|screening cost|screening is": [
            r"(?:background|credit|drug) (?:check|screening) (?:fee )?(?:costs?|is|fee:?) "
            rf"(?:only |just )?{_SUM}",
        ],
        "^purchase|buy|order|pay for": [
            rf"(?:purchase|buy|order|pay for) (?:an? |the |your )?{_SUM} (?:\w+ ){{0,2}}"
            r"(?:certificat\w+|course|training|licen[cs]e|kit|software)[^.\n]{0,20} "
            r"(?:our|a|the) (?:\w+ )?(?:partner|provider|vendor)",
        ],
        "refund": [
            r"refundable (?:\w+ )?(?:deposit|fee|charge)",
            r"(?:fee|deposit) (?:is|will be) (?:fully )?refund(?:ed|able)",
        ],
    }
)
# Money for tools of one's own or for further tasks; a promise to pay it back changes nothing.
OWN_OUTLAY = phrases(
    {
        "vendor|supplier": [
            r"(?:buy|purchase|order) your (?:own )?(?:\w+ )?(?:laptop|computer|equipment|software|"
            r"phone)[^.\n]{0,30} (?:our|the) (?:\w+ )?(?:vendor|supplier)[^.\n]{0,20}"
            rf"{_SUM}",
        ],
        "deposit|top up|recharge": [
            rf"(?:deposit|top up|recharge) (?:of )?(?:{_SUM}|\d+ ?(?:usdt|usd|dollars))"
            r"[^.\n]{0,30}(?:unlock|activate|continue|release|withdraw)[^.\n]{0,30}"
            r"(?:tasks?|levels?|sets?|orders?|earnings|commissions?|account|withdrawals?)",
        ],
    }
)
# Somebody else pays, the employer pays, or a statute sets the fee; said beside the fee itself.
OTHER_FEES = surroundings(
    r"(?:tenant|resident|guest|customer|client|member|patient|student|pupil|parent|vendor|"
    r"trade|membership)s?",
    r"we (?:will |also |can )?(?:pay|cover|reimburse|fund|refund your)",
    r"reimburse[ds]?",
    r"reimbursement",
    r"paid by (?:us|the (?:company|employer|trust))",
    r"(?:enhanced )?(?:dbs|disclosure|pvg|crb)(?: \w+)?",
    r"licen[cs](?:e|es|ing|ure)",
    r"paid to (?:the |nhs )?(?:employers?|trust)",
    # registers and cards that a law or the trade's own scheme requires; not courses towards them
    r"nmc|hcpc|gmc|gphc|nmbi|ahpra|(?:board of nursing|nursing (?:board|council))",
    r"(?:cscs|cpcs|cscc) cards?",
    r"police checks?|working with children(?: check)?",
)
# "Subject to DBS clearance, and as a result you pay the associated fee": named a clause earlier.
ASSOCIATED = surroundings(
    r"(?:dbs|disclosure|pvg|crb) [^.\n]{0,80}(?:pay|fund|cover) the (?:associated|statutory) fee",
)
ASSOCIATED_BEFORE = 100
BESIDE_BEFORE = 40
BESIDE_AFTER = 45
_CLAUSE_END = re.compile(r"[.!?;:](?:\s|$)|[\n–—]|, (?!paid|which)| and (?=you )")


@signal(
    title="Asks you to pay",
    question="Does the posting ask the applicant for money before work starts?",
    why="A fee before work often stays lost; payments in advance are common in reported job scams.",
    innocent="Some licensed trades pass on a statutory certificate fee.",
    advice="Do not pay. Report the posting to the board that shows it.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="US Federal Trade Commission, Job Scams (consumer.ftc.gov/articles/job-scams)",
)
def upfront_payment(wording: Wording) -> Finding:
    """A request to pay, send or deposit a fee, a deposit or the price of a kit or course.

    Fees that customers pay, that the employer pays, or that a statute sets are left out.
    """
    asked = (each for each in wording.every(REQUEST) if not _anothers(each, wording))
    quote = (
        wording.first(OWN_OUTLAY)
        or next(asked, None)
        or said_abroad(wording, PAYMENT_ABROAD, unless=PAID_BY_OTHERS)
    )
    return present(quoted(quote)) if quote else absent()


def _anothers(quote: Quote, wording: Wording) -> bool:
    """Whether the fee is, in its own clause, one that somebody else pays or a statute sets."""
    start, end = quote.start + wording.offset, quote.end + wording.offset
    if ASSOCIATED.stand_in(wording.folded[max(0, start - ASSOCIATED_BEFORE) : end]):
        return True
    before = _CLAUSE_END.split(wording.folded[max(0, start - BESIDE_BEFORE) : start])[-1]
    after = _CLAUSE_END.split(wording.folded[end : end + BESIDE_AFTER])[0]
    return OTHER_FEES.stand_in(f"{before}{wording.folded[start:end]}{after}")
