"""A posting whose text stood under another employer's name before."""

from trusthound.domain.assessment.finding import Evidence, Finding, absent, not_applicable, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.sightings import SOURCE, Sightings, witnesses

# One other site may be a sister company, a franchise or somebody who wants to do harm.
INDEPENDENT = 2
OF_ONE = 0.25
SHOWN = 3


@signal(
    title="Text of another employer",
    question="Did the same text stand under another employer's name before?",
    why="Invented postings are often copies of a genuine one with another name put in.",
    innocent="Sister companies, franchises and renamed firms share their texts.",
    advice="Find the original and ask there whether this offer is theirs.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    cause="shown under other employers' names",
    source="FBI IC3 PSA I-012120-PSA, spoofed employers (ic3.gov/PSA/2020/PSA200121)",
)
def text_of_another_employer(sightings: Sightings, through_agency: bool) -> Finding:
    """Near-identical text, first seen by us earlier, of a company of another name that is no
    agency; weak with one site, in full with two that are independent. A posting on a board that
    a directory lists as its employer's is never held responsible for copies.
    """
    if not sightings.asked or through_agency:
        return not_applicable()
    others = sightings.same_text_elsewhere
    if not others:
        return absent()
    told = (
        Evidence(
            f"The same text under another employer's name at {each.site}, "
            f"first seen by us on {each.first_seen_on.isoformat()}",
            SOURCE,
            learnt_on=each.first_seen_on,
        )
        for each in others[:SHOWN]
    )
    return present(*told, strength=1.0 if witnesses(others) >= INDEPENDENT else OF_ONE)
