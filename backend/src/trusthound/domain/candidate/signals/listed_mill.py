"""A degree from a name under which degrees were sold."""

from trusthound.domain.assessment.finding import Evidence, Finding, absent, not_applicable, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.mill_match import MillMatches
from trusthound.domain.resume.model import Resume


@signal(
    title="School on a list of degree sellers",
    question="Is a school one under whose name an authority found degrees sold without study?",
    why="A degree that was sold shows no study.",
    innocent="Another school has the same or a similar name, or the holder was deceived as well.",
    advice="Where and how did you study there, and could you show us the transcript?",
    topic=Topic.RESUME,
    leans=Lean.AGAINST,
    source="The court, authority or newspaper named with the finding; see the table of names",
)
def listed_mill(resume: Resume, mill_matches: MillMatches) -> Finding:
    """The whole name is on our short list, each with who found so. A school that is on no list is
    like any other, in whichever country: nothing follows from our not knowing it.
    """
    if not resume.education:
        return not_applicable()
    if not mill_matches.found:
        return absent()
    return present(
        *(
            piece
            for each in mill_matches.found[:2]
            for piece in (
                Evidence(each.stated, "resume", start=each.start, end=each.end, verbatim=True),
                Evidence(f"Degrees were sold under the name {each.name}", each.source),
            )
        )
    )
