"""A mail from an address close to a well-known employer's."""

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    stated,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.named_look_alike import Grade
from trusthound.domain.message.model import Message
from trusthound.domain.message.sending import Sending


@signal(
    title="Sender close to a known employer's address",
    question="Does the sender's domain resemble a known employer's without being on our list?",
    why="Addresses beside a known one are registered to be taken for it.",
    innocent="Employers own domains that our list does not know, and names are alike by chance.",
    advice="Look up the employer's own site, and compare the domain letter by letter.",
    topic=Topic.IDENTITY,
    leans=Lean.AGAINST,
    source="FBI IC3 PSA I-012120-PSA, spoofed employers (ic3.gov/PSA/2020/PSA200121)",
)
def sender_near_known_name(message: Message, sending: Sending) -> Finding:
    """A likeness that may be the employer's own domain, or where nobody named the employer."""
    if message.mail is None:
        return not_applicable()
    grades = [each.grade() for each in sending.look_alikes]
    if Grade.DECISIVE in grades or Grade.SUGGESTIVE not in grades:
        return absent()
    found = sending.look_alikes[grades.index(Grade.SUGGESTIVE)]
    likeness = found.found.likeness
    return present(
        stated(found.stated, "mail header"),
        Evidence(
            f"{likeness.employer.name}'s own domain is {likeness.official}",
            found.source,
            learnt_on=found.listed_on,
        ),
    )
