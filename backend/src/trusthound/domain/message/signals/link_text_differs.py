"""A mail with a link that shows one site and leads to another."""

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.model import Message
from trusthound.domain.message.sending import Sending

MILD = 0.5


@signal(
    title="A link leads elsewhere than it shows",
    question="Does a link show one site's address and lead to another's?",
    why="What you read is then not where you arrive.",
    innocent="Some senders count clicks through a service that we do not know.",
    advice="Do not click it. Type the address that you know into your browser.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="CISA, recognising phishing; NCSC, phishing guidance",
)
def link_text_differs(message: Message, sending: Sending) -> Finding:
    """A link whose text is an address of another registered name than its target, which is neither
    the sender's own nor a service's that mails are sent through. Strongest where a well-known
    employer's own address is shown: newsletters count clicks at many a service.
    """
    if message.mail is None or not message.mail.links:
        return not_applicable()
    if not sending.misleading_links:
        return absent()
    return present(
        *(stated(f"{each.shown} → {each.url}"[:300], "link") for each in sending.misleading_links),
        strength=1.0 if sending.known_site_shown else MILD,
    )
