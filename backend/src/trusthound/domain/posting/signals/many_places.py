"""A posting that advertises one position in many towns."""

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    stated,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.posting.model import JobPosting, RemoteWork

MANY = 5
SHOWN = 3


@signal(
    title="One posting for many towns",
    question="Is the same position offered in five towns or more at once?",
    why="Mass postings often gather applications instead of filling one position.",
    innocent="Chains, consultancies and travelling work do hire in many places at once.",
    advice="Ask in which town the position is open now, and who you would work with there.",
    topic=Topic.ACTIVITY,
    leans=Lean.AGAINST,
    cause="one position in many places",
    source="Practice: concurrent mass posting; weak, large employers do it too",
)
def many_places(posting: JobPosting) -> Finding:
    """Five different towns or more; work that is done anywhere has no town."""
    if not posting.places or posting.remote is RemoteWork.REMOTE:
        return not_applicable()
    towns = list(dict.fromkeys(each.locality or each.text for each in posting.places))
    if len(towns) < MANY:
        return absent()
    shown = ", ".join(towns[:SHOWN])
    return present(
        Evidence(f"{len(towns)} different places are stated", "stated places"),
        stated(shown, "the first of them"),
    )
