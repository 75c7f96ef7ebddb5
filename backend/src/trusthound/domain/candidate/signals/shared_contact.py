"""A resume with a contact that stands in other candidates' resumes."""

from trusthound.domain.assessment.finding import Evidence, Finding, absent, not_applicable, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.recurrences import Recurrences

ORIGIN = "your organisation's earlier checks"
SHOWN = 3


@signal(
    title="Contact under several names",
    question="Does its mail, phone or profile stand in resumes of people with other names?",
    why="One mailbox or phone behind several candidates means that one writes for the others.",
    innocent="Families share a phone, agencies give their own contact, or a name was misread.",
    advice="Another application has this contact too. Whose is it, and how do we reach you?",
    topic=Topic.AUTHENTICITY,
    leans=Lean.AGAINST,
    source="Practice of fraud desks; compared within your organisation alone, by keyed digests",
)
def shared_contact(recurrences: Recurrences) -> Finding:
    """The same address, phone or LinkedIn profile in a resume that your organisation checked, under
    a name that shares no part with this one: short forms, accents and a changed family name do
    not count as another.
    """
    if not recurrences.compared:
        return not_applicable()
    if not recurrences.contacts:
        return absent()
    worst = sorted(recurrences.contacts, key=lambda each: -each.others)
    return present(
        *(
            Evidence(
                f"{each.shown} stands in {each.others} other "
                f"{'resume' if each.others == 1 else 'resumes'} under another name",
                ORIGIN,
                learnt_on=each.last_checked_on,
            )
            for each in worst[:SHOWN]
        )
    )
