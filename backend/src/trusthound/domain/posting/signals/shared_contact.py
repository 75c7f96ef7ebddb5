"""A posting with a contact that other employers' postings showed before."""

from trusthound.domain.assessment.finding import Evidence, Finding, absent, not_applicable, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.sightings import SOURCE, SharedContact, Sightings, witnesses

# One other site may be a sister company, or somebody who wants to do harm.
INDEPENDENT = 2
OF_ONE = 0.25
SHOWN = 3


@signal(
    title="Contact of several employers",
    question="Did its contact stand in postings of other employers before?",
    why="Whoever writes under several companies' names belongs to none of them.",
    innocent="Sister companies, and recruiters who do not say that they are, share a contact.",
    advice="Take the contact from the employer's own site, which you look up yourself.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    cause="shown under other employers' names",
    source="Practice: one contact under several names; FTC, Job Scams (consumer.ftc.gov)",
)
def shared_contact(sightings: Sightings, through_agency: bool) -> Finding:
    """The same phone number, address, wallet or handle in a posting of another company, first seen
    by us earlier; weak with one site, in full with two that are independent. Agencies, boards' own
    addresses, toll-free lines and what eight employers show are left out.
    """
    if not sightings.asked or through_agency:
        return not_applicable()
    if not sightings.shared_contacts:
        return absent()
    worst = max(sightings.shared_contacts, key=lambda each: witnesses(each.elsewhere))
    strength = 1.0 if witnesses(worst.elsewhere) >= INDEPENDENT else OF_ONE
    return present(*_told(worst), strength=strength)


def _told(shared: SharedContact) -> list[Evidence]:
    return [
        Evidence(
            f"{shared.contact} stood in another employer's posting at {each.site}, "
            f"first seen by us on {each.first_seen_on.isoformat()}",
            SOURCE,
            learnt_on=each.first_seen_on,
        )
        for each in shared.elsewhere[:SHOWN]
    ]
