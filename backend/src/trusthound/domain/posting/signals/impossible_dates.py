"""A posting whose dates contradict each other."""

from datetime import date

from trusthound.domain.assessment.finding import Evidence, Finding, absent, not_applicable, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.posting.model import JobPosting

# The day changes around the world within a day of a check.
AHEAD_DAYS = 2


@signal(
    title="Dates that cannot be",
    question="Does it close before it was posted, or was it posted in the future?",
    why="Dates that contradict each other were filled in by nobody who reads them.",
    innocent="Days and months are mixed up easily, and templates keep old deadlines.",
    advice="Ask since when the position is open and until when one can apply.",
    topic=Topic.TRANSPARENCY,
    leans=Lean.AGAINST,
    source="Google, JobPosting guidelines: validThrough and datePosted (developers.google.com)",
)
def impossible_dates(posting: JobPosting, as_of: date) -> Finding:
    """The last day lies before the day it was posted, or that day lies ahead of the check."""
    posted, last = posting.date_posted, posting.valid_through
    if posted is None:
        return not_applicable()
    if last is not None and last < posted:
        told = f"Posted on {posted.isoformat()}, open until {last.isoformat()}"
        return present(Evidence(told, "posting dates"))
    if (posted - as_of).days > AHEAD_DAYS:
        told = f"Posted on {posted.isoformat()}, after this check of {as_of.isoformat()}"
        return present(Evidence(told, "posting dates"))
    return absent()
