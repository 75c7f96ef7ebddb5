"""A posting that says it is newer than it is."""

from datetime import date

from trusthound.domain.assessment.finding import Evidence, Finding, absent, not_applicable, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.sightings import SOURCE, Sightings
from trusthound.domain.posting.model import JobPosting

# A week is a correction; a month makes an old posting look new.
REFRESHED_DAYS = 7
MUCH_REFRESHED_DAYS = 30


@signal(
    title="Its date was refreshed",
    question="Did we see it before the day on which it says that it was posted?",
    why="A new date brings an old posting to the top again, whether or not anybody is hired.",
    innocent="Many boards refresh dates by themselves, and an edited posting may get a new one.",
    advice="Count from the earlier day, and ask since when the position is open.",
    topic=Topic.ACTIVITY,
    leans=Lean.AGAINST,
    cause="the age of the posting",
    source="freehire (strelov1/freehire), refreshed dates against the first sighting",
)
def refreshed_date(sightings: Sightings, posting: JobPosting, as_of: date) -> Finding:
    """The stated date is a week or more after our first sighting; stronger from 30 days on."""
    first, says = sightings.first_seen_on, posting.date_posted
    if first is None or first >= as_of or says is None or says > as_of:
        return not_applicable()
    days = (says - first).days
    if days < REFRESHED_DAYS:
        return absent()
    told = f"Says that it was posted on {says.isoformat()}; first seen by us on {first.isoformat()}"
    strength = 1.0 if days >= MUCH_REFRESHED_DAYS else 0.5
    return present(Evidence(told, SOURCE, learnt_on=first), strength=strength)
