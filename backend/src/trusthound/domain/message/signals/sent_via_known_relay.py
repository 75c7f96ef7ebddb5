"""A mail that a hiring system sent."""

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    stated,
    unknown,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.mail.relays import is_open_to_anyone
from trusthound.domain.message.model import Message
from trusthound.domain.message.sending import Sending

MILD = 0.4


@signal(
    title="Sent by a hiring system",
    question="Was it sent by a system that employers pay to write to applicants?",
    why="Whoever writes from there has a contract with the system, which can be held to it.",
    innocent="Some systems give anyone an account in minutes.",
    advice="Find the same position on the employer's own site.",
    topic=Topic.IDENTITY,
    leans=Lean.FOR,
    source="The systems' own documentation of their sending domains",
)
def sent_via_known_relay(message: Message, sending: Sending) -> Finding:
    """The receiving provider's own results prove a sender at a hiring system's domain; weaker where
    the system opens accounts to anyone.
    """
    mail = message.mail
    if mail is None or not sending.hiring_relay:
        return not_applicable()
    if mail.authentication is None:
        return unknown()
    if not sending.proven:
        return absent()
    return present(
        stated(sending.sender.address, "From"),
        Evidence(f"{sending.domain} is {sending.hiring_relay}'s", "list of hiring systems"),
        strength=MILD if is_open_to_anyone(sending.domain) else 1.0,
    )
