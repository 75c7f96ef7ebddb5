"""A mail from a mailbox that lasts for minutes."""

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.model import Message
from trusthound.domain.message.sending import Sending


@signal(
    title="Sent from a throw-away mailbox",
    question="Does the mail come from a provider of throw-away mailboxes?",
    why="Such a mailbox is gone in minutes, and nobody can be held to what it promised.",
    innocent="A private person may guard an everyday mailbox from spam.",
    advice="Ask for an address at the employer's own domain.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="disposable-email-domains list (github.com/disposable-email-domains), dated by release",
)
def disposable_sender(message: Message, sending: Sending) -> Finding:
    """The domain of From is on the list of throw-away providers."""
    if message.mail is None or not sending.sender.address:
        return not_applicable()
    if not sending.disposable:
        return absent()
    return present(stated(sending.sender.address, "From"))
