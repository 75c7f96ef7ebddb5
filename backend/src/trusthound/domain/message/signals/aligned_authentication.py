"""A mail that was sent with the consent of the domain it shows."""

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
from trusthound.domain.message.model import Message
from trusthound.domain.message.sending import Sending


@signal(
    title="The shown sender did send it",
    question="Did your mail provider find that the sender's domain vouches for this mail?",
    why="The address is then not forged: who answers to it reaches who wrote.",
    innocent="Anyone can register a domain and prove that it is theirs; it says nothing more.",
    advice="Check that the domain is the one you know the company by.",
    topic=Topic.IDENTITY,
    leans=Lean.FOR,
    source="RFC 7489 (DMARC), RFC 8601",
)
def aligned_authentication(message: Message, sending: Sending) -> Finding:
    """DMARC passed, or SPF or DKIM did for the domain in From, by the receiving provider's own
    Authentication-Results. At a free provider anyone's mail passes, and a look-alike vouches for
    itself: there the question says nothing.
    """
    mail = message.mail
    if mail is None or sending.free or sending.disposable or sending.look_alikes:
        return not_applicable()
    if mail.authentication is None:
        return unknown()
    if not sending.proven:
        return absent()
    return present(
        stated(sending.sender.address, "From"),
        Evidence(
            f"{sending.domain} vouches for it",
            f"Authentication-Results of {mail.authentication.receiver}",
            learnt_on=mail.sent_at.date() if mail.sent_at else None,
        ),
    )
