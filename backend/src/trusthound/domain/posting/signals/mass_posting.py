"""A posting of which many copies are up at the same time."""

from trusthound.domain.assessment.finding import Evidence, Finding, absent, not_applicable, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.sightings import SOURCE, Sightings

MANY = 5
SHOWN = 3


@signal(
    title="Many copies at once",
    question="Are five copies or more of it up at the same employer at the same time?",
    why="Mass postings often gather applications instead of filling one position.",
    innocent="Chains and consultancies do hire for the same work in many places at once.",
    advice="Ask in which town the position is open now, and who you would work with there.",
    topic=Topic.ACTIVITY,
    leans=Lean.AGAINST,
    cause="one position in many places",
    source="Practice: concurrent mass posting; weak, large employers do it too",
)
def mass_posting(sightings: Sightings, through_agency: bool) -> Finding:
    """Five postings of one text on one site, this one counted; agencies advertise for many."""
    if not sightings.asked or through_agency:
        return not_applicable()
    copies = sightings.copies_at_once + 1
    if copies < MANY:
        return absent()
    told = f"{copies} copies seen by us at the same time"
    if places := "; ".join(sightings.copy_places[:SHOWN]):
        told += f", among them in {places}"
    return present(Evidence(told, SOURCE, learnt_on=sightings.last_seen_on))
