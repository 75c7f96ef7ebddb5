"""A mail whose shown name is another's than its address."""

import re

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.model import Message
from trusthound.domain.message.sending import Sending

# A company's name may be borrowed by an agency, another's address by nobody.
MILD = 0.5
_ADDRESS = re.compile(r"[\w.+-]{1,64}@((?:[\w-]{1,63}\.){1,5}[a-z]{2,24})", re.IGNORECASE)


@signal(
    title="The shown name hides the address",
    question="Does the sender's name show another address or a known employer it does not fit?",
    why="Mail programs show the name and often hide the address, so the name is made to deceive.",
    innocent="Agencies write in an employer's name, and services in that of their users.",
    advice="Look at the address itself: it is what you would answer to.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="FBI IC3, business e-mail compromise; NCSC, phishing guidance",
)
def display_name_spoof(message: Message, sending: Sending) -> Finding:
    """An address of another domain in the display name; weaker, a known employer's name before an
    address that is neither its own, nor a hiring system's, a job site's or a free provider's.
    """
    mail = message.mail
    if mail is None or not sending.sender.name or not sending.sender.address:
        return not_applicable()
    if sending.strangers_relay or mail.list_id:
        return absent()
    shown = _ADDRESS.search(sending.sender.name)
    address = stated(sending.sender.address, "From")
    if shown is not None and _name(shown[1]) not in sending.sender.host.split("."):
        return present(stated(sending.sender.name, "name in From"), address)
    borrowed = bool(sending.named) and sending.employer not in sending.named
    if borrowed and not (sending.hiring_relay or sending.free or sending.look_alikes):
        return present(stated(sending.sender.name, "name in From"), address, strength=MILD)
    return absent()


def _name(host: str) -> str:
    """What a domain is called, whatever stands around it: "acme" of mail.acme.co.uk."""
    labels = [
        each for each in host.lower().split(".")[:-1] if each not in ("co", "com", "org", "ac")
    ]
    return labels[-1] if labels else host.lower()
