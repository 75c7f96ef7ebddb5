"""A posting that has been up for a long time."""

from datetime import date

from trusthound.domain.assessment.finding import Evidence, Finding, absent, not_applicable, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.posting.model import JobPosting

# Median time to fill is about six weeks (SHRM); most roles are filled within three months.
OLD_DAYS = 90
VERY_OLD_DAYS = 180


@signal(
    title="Up for a long time",
    question="Was it posted three months ago or longer?",
    why="The longer a posting stands, the more often its position is filled or was never funded.",
    innocent="Rare skills, public posts and seasonal roles are searched for longer.",
    advice="Ask when they want to have somebody, and since when the position is open.",
    topic=Topic.ACTIVITY,
    leans=Lean.AGAINST,
    cause="the age of the posting",
    source="SHRM, Talent Acquisition Benchmarking: median time to fill about 44 days (shrm.org)",
)
def old_posting(posting: JobPosting, as_of: date) -> Finding:
    """Its stated date is at least 90 days before the check; stronger from 180 on."""
    if posting.date_posted is None or posting.date_posted > as_of:
        return not_applicable()
    days = (as_of - posting.date_posted).days
    if days < OLD_DAYS:
        return absent()
    told = f"Posted on {posting.date_posted.isoformat()}, {days} days before this check"
    return present(Evidence(told, "posting dates"), strength=1.0 if days >= VERY_OLD_DAYS else 0.5)
