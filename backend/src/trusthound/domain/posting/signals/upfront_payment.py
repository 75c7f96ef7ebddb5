"""A posting that asks the applicant for money."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases, surroundings

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
REQUEST = phrases(
    {
        "fee|deposit|payment|kit|material|course": [
            rf"{_YOU_PAY}{_MONEY}",
            rf"{_ORDER} (?:us |an? |the |your |our )?{_MONEY}",
        ],
        "fee|deposit|charge": [
            rf"{_FEE},? (?:\(?refundable\)? )?(?:of|is|:|=)? ?(?:only |just )?"
            r"(?:usd ?|rs\.? ?|[$£€₹])\s?\d+",
            rf"{_FEE} (?:is|are|will be|must be) (?:required|paid|payable|charged|needed)",
        ],
        "refund": [
            r"refundable (?:\w+ )?(?:deposit|fee|charge)",
            r"(?:fee|deposit) (?:is|will be) (?:fully )?refund(?:ed|able)",
        ],
    }
)
# Somebody else pays, the employer pays, or a statute sets the fee.
OTHER_FEES = surroundings(
    r"(?:tenant|resident|guest|customer|client|member|patient|student|pupil|parent|vendor|"
    r"trade|membership)s?",
    r"we (?:will |also |can )?(?:pay|cover|reimburse|fund|refund your)",
    r"reimburse[ds]?",
    r"reimbursement",
    r"paid by (?:us|the (?:company|employer|trust))",
    r"(?:enhanced )?(?:dbs|disclosure|pvg|crb)(?: \w+)?",
    r"licen[cs](?:e|es|ing|ure)",
    r"nmc|hcpc|gmc",
)


@signal(
    title="Asks you to pay",
    question="Does the posting ask the applicant for money before work starts?",
    why="Honest employers do not charge applicants; advance fees are the most reported job scam.",
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
    quote = wording.first(REQUEST, unless=OTHER_FEES)
    return present(quoted(quote)) if quote else absent()
