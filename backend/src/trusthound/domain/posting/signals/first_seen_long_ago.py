"""A posting that we saw for the first time months ago."""

from datetime import date

from trusthound.domain.assessment.finding import Evidence, Finding, absent, not_applicable, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.sightings import SOURCE, Sightings

# Median time to fill is about six weeks (SHRM); most roles are filled within three months.
OLD_DAYS = 90
VERY_OLD_DAYS = 180


@signal(
    title="First seen long ago",
    question="Did we see it for the first time three months ago or longer?",
    why="A stated date can be refreshed; the day on which we first saw it cannot.",
    innocent="Rare skills, public posts and seasonal roles are searched for longer.",
    advice="Ask when they want to have somebody, and since when the position is open.",
    topic=Topic.ACTIVITY,
    leans=Lean.AGAINST,
    cause="the age of the posting",
    source="SHRM, Talent Acquisition Benchmarking: median time to fill about 44 days (shrm.org)",
)
def first_seen_long_ago(sightings: Sightings, as_of: date) -> Finding:
    """Our first sighting is at least 90 days before the check; stronger from 180 on.

    On the day of the first sighting there is nothing to tell.
    """
    first = sightings.first_seen_on
    if first is None or first >= as_of:
        return not_applicable()
    days = (as_of - first).days
    if days < OLD_DAYS:
        return absent()
    told = f"First seen by us on {first.isoformat()}, {days} days before this check"
    strength = 1.0 if days >= VERY_OLD_DAYS else 0.5
    return present(Evidence(told, SOURCE, learnt_on=first), strength=strength)
