"""A posting whose text somebody keeps up to date."""

from datetime import date

from trusthound.domain.assessment.finding import Evidence, Finding, absent, not_applicable, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.sightings import SOURCE, Changed, Sightings

RECENT_DAYS = 60


@signal(
    title="Text revised lately",
    question="Did its description change within the last two months while we looked?",
    why="Somebody who edits a posting still works on it.",
    innocent="Not a proof: templates change for all postings of an employer at once.",
    advice="Read what changed; it may tell what they now look for.",
    topic=Topic.ACTIVITY,
    leans=Lean.FOR,
    source="Practice: whoever edits a posting attends to it; weak, untested",
)
def revised_text(sightings: Sightings, as_of: date) -> Finding:
    """More than a few words of the description differed from one look to the next."""
    if sightings.times_seen < 2:
        return not_applicable()
    days = [each.seen_on for each in sightings.changes if each.field is Changed.DESCRIPTION]
    if not days or (as_of - days[-1]).days > RECENT_DAYS:
        return absent()
    told = f"Its text had changed when seen by us on {days[-1].isoformat()}"
    return present(Evidence(told, SOURCE, learnt_on=days[-1]))
