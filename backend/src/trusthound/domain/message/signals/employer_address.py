"""A message whose address fits the company that it names."""

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.mail_domain import MailDomain
from trusthound.domain.message.model import EntityKind, Message


@signal(
    title="Gives an address at the company's name",
    question="Is the mail address in the text at the company's own name?",
    why="Who answers there has a mailbox at that domain.",
    innocent="Anyone can write an address into a text: send your answer there to find out.",
    advice="Answer to that address, typed by hand.",
    topic=Topic.IDENTITY,
    leans=Lean.FOR,
    source="Common practice of recruiting; both sides come from the message itself",
)
def employer_address(message: Message, mail_domains: tuple[MailDomain, ...]) -> Finding:
    """A mail address whose domain is the claimed company's name."""
    names = {_squeezed(each.value) for each in message.named(EntityKind.COMPANY)}
    if not names or not mail_domains:
        return not_applicable()
    for each in mail_domains:
        if not each.free and _squeezed(each.domain.partition(".")[0]) in names:
            return present(stated(each.address, "message text"))
    return absent()


def _squeezed(name: str) -> str:
    return "".join(filter(str.isalnum, name.lower()))
