"""A posting that went up a short time ago."""

from datetime import date

from trusthound.domain.assessment.finding import Evidence, Finding, absent, not_applicable, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.posting.model import JobPosting

# Within the median time to fill of about six weeks (SHRM) a position is more often open than not.
RECENT_DAYS = 30


@signal(
    title="Posted recently",
    question="Was it posted within the last month?",
    why="Most positions are still open in their first month.",
    innocent="Not a proof: sites let a posting's date be refreshed.",
    advice="Apply soon, while the position is being filled.",
    topic=Topic.ACTIVITY,
    leans=Lean.FOR,
    source="SHRM, Talent Acquisition Benchmarking: median time to fill about 44 days (shrm.org)",
)
def recent_posting(posting: JobPosting, as_of: date) -> Finding:
    """Its stated date is at most 30 days before the check."""
    if posting.date_posted is None or posting.date_posted > as_of:
        return not_applicable()
    days = (as_of - posting.date_posted).days
    if days > RECENT_DAYS:
        return absent()
    return present(Evidence(f"Posted on {posting.date_posted.isoformat()}", "posting dates"))
