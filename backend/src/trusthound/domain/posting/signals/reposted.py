"""A posting that was put up anew several times."""

from trusthound.domain.assessment.finding import Evidence, Finding, absent, not_applicable, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.sightings import SOURCE, EarlierCopy, Sightings

MANY = 3
SHOWN = 5


@signal(
    title="Put up again and again",
    question="Was the same position up three times or more before, each time under another number?",
    why="A position that is filled does not come back with the same words every few weeks.",
    innocent="Shift work, seasonal work and growing teams hire for one position all year.",
    advice="Ask how many were hired from the earlier postings, and why it is open again.",
    topic=Topic.ACTIVITY,
    leans=Lean.AGAINST,
    source="freehire (strelov1/freehire), historical reposts of one fingerprint; ScoutAI",
)
def reposted(sightings: Sightings) -> Finding:
    """Near-identical text, title and place of the same employer on the same site, three times or
    more, each gone for a day or longer before the next. Copies up at the same time count once.
    """
    if not sightings.asked:
        return not_applicable()
    if len(sightings.reposts) < MANY:
        return absent()
    return present(*(_told(each) for each in reversed(sightings.reposts[-SHOWN:])))


def _told(copy: EarlierCopy) -> Evidence:
    days = f"from {copy.first_seen_on.isoformat()} to {copy.last_seen_on.isoformat()}"
    return Evidence(f"Seen by us {days} at {copy.url}", SOURCE, learnt_on=copy.last_seen_on)
