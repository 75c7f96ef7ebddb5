"""A mail in a company's name from a mailbox that anyone can open."""

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.model import EntityKind, Message
from trusthound.domain.message.sending import Sending

# A company that is not widely known may well write so; one that put its name there more so.
MILD = 0.35
SHORTEST_NAME = 4


@signal(
    title="A company's mail from a free mailbox",
    question="Does the mail speak for a company and come from a free mail provider?",
    why="Known employers write from their own domain; a free mailbox belongs to anyone.",
    innocent="Small shops, sole traders and freelance recruiters often have no domain.",
    advice="Ask for a mail from the company's own domain.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="FBI IC3 PSA I-012120-PSA (ic3.gov/PSA/2020/PSA200121)",
)
def free_mail_sender_claims_employer(message: Message, sending: Sending) -> Finding:
    """From at a free provider while the name or the text claims a well-known employer; weaker for
    another company, and not where the address bears its name.
    """
    if message.mail is None or not sending.sender.address:
        return not_applicable()
    if not sending.free:
        return absent()
    address = stated(sending.sender.address, "From")
    if sending.claimed:
        return present(address, stated(sending.claimed[0], "claimed employer"))
    company = message.claimed(EntityKind.COMPANY)
    if not any(map(str.isalpha, company)) or _bears(sending.sender.address, company):
        return absent()
    return present(address, stated(company, "claimed employer"), strength=MILD)


def _bears(address: str, company: str) -> bool:
    local = "".join(filter(str.isalnum, address.rpartition("@")[0].lower()))
    words = ("".join(filter(str.isalnum, word)) for word in company.lower().split())
    return any(len(word) >= SHORTEST_NAME and word in local for word in words)
