"""A posting that is shown after its own last day."""

from datetime import date

from trusthound.domain.assessment.finding import Evidence, Finding, absent, not_applicable, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.posting.model import Channel, JobPosting


@signal(
    title="Past its last day",
    question="Is the posting shown although its own last day has passed?",
    why="Nobody removed it, so probably nobody reads the applications either.",
    innocent="Deadlines are extended without changing the page.",
    advice="Ask whether the position is still open before you write an application.",
    topic=Topic.ACTIVITY,
    leans=Lean.AGAINST,
    source=(
        "Google, JobPosting guidelines: expired postings must be removed (developers.google.com)"
    ),
)
def expired_posting(posting: JobPosting, channel: Channel, as_of: date) -> Finding:
    """The stated last day lies before the day of the check; a row is shown nowhere."""
    if posting.valid_through is None or channel is Channel.ROW:
        return not_applicable()
    if posting.valid_through >= as_of:
        return absent()
    told = f"Open until {posting.valid_through.isoformat()}, still shown on {as_of.isoformat()}"
    return present(Evidence(told, "posting dates"))
