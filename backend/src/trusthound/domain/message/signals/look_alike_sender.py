"""A mail under a well-known employer's name from an address that only looks like theirs."""

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
    title="Sender that imitates a known employer's address",
    question="Does it name a known employer and write from an address that only looks like theirs?",
    why="Swapped letters, added words and cheap endings make an address look like an employer's.",
    innocent="None is known for a swapped letter; an added word may be a domain not on our list.",
    advice="Do not answer. Find the position on the employer's own site, which you look up.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="FBI IC3 PSA I-012120-PSA, spoofed employers (ic3.gov/PSA/2020/PSA200121)",
)
def look_alike_sender(message: Message, sending: Sending) -> Finding:
    """The mail names the employer, and From or Reply-To has a host that looks the same, is a slip
    away, holds the employer's whole domain, has a cheap ending or a word of hiring added.
    """
    if message.mail is None:
        return not_applicable()
    for each in sending.look_alikes:
        if each.grade() is Grade.DECISIVE:
            likeness = each.found.likeness
            told = f"{likeness.employer.name}'s own domain is {likeness.official}"
            return present(
                stated(each.stated, "mail header"),
                Evidence(told, each.source, learnt_on=each.listed_on),
            )
    return absent()
