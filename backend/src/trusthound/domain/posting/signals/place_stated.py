"""A posting that says where the work is done."""

from trusthound.domain.assessment.finding import Evidence, Finding, absent, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.posting.model import JobPosting, RemoteWork


@signal(
    title="Says where the work is",
    question="Is the place of work, or that there is none, stated?",
    why="A place can be checked against where the employer is.",
    innocent="Says nothing about fraud: any text can name a town.",
    advice="Check that the employer has an office there.",
    topic=Topic.TRANSPARENCY,
    leans=Lean.FOR,
    source="Google, JobPosting guidelines: jobLocation is required (developers.google.com)",
)
def place_stated(posting: JobPosting) -> Finding:
    """A place, or whether the work is remote, was read."""
    if posting.places:
        return present(stated(posting.places[0].text, "stated place"))
    if posting.remote is not RemoteWork.UNSTATED:
        told = posting.remote.value.replace("_", "-")
        return present(Evidence(f"The work is {told}", "posting"))
    return absent()
