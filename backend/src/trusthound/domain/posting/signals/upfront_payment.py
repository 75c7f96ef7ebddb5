"""A posting that asks the applicant for money."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases

PAYMENT_REQUEST = phrases(
    [
        r"(?:pay|send|transfer|deposit|remit)\b[^.\n]{0,40}\b(?:fees?|deposit|\w+ing kit)",
        r"(?:registration|application|processing|training|onboarding) fee (?:of|is|applies)",
        r"refundable (?:deposit|fee)",
    ]
)


@signal(
    title="Asks you to pay",
    question="Does the posting ask the applicant for money before work starts?",
    why="Honest employers do not charge applicants; advance fees are the most reported job scam.",
    innocent="Some licensed trades pass on a statutory certificate fee.",
    advice="Do not pay. Report the posting to the board that shows it.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="FTC, Job Scams (consumer.ftc.gov/articles/job-scams)",
)
def upfront_payment(wording: Wording) -> Finding:
    """A request to pay, send or deposit a fee, in a sentence that does not deny it."""
    quote = wording.first(PAYMENT_REQUEST)
    return present(quoted(quote)) if quote else absent()
