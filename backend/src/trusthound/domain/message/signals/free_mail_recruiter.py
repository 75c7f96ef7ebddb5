"""A message of a named company from a free mail address."""

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.mail_domain import MailDomain
from trusthound.domain.message.model import EntityKind, Message


@signal(
    title="Writes for a company from a free mail address",
    question="Is the address for answers a free or disposable one although a company is named?",
    why="Established companies write from their own domain; a free address belongs to anyone.",
    innocent="Small shops and single recruiters do use free mail.",
    advice="Ask for a mail from the company's own domain.",
    topic=Topic.IDENTITY,
    leans=Lean.AGAINST,
    source="FBI IC3, Fake Online Job Offers, PSA I-012120-PSA",
)
def free_mail_recruiter(message: Message, mail_domains: tuple[MailDomain, ...]) -> Finding:
    """A mail address in the text at a free or disposable provider beside a company's name."""
    if not message.claimed(EntityKind.COMPANY) or not mail_domains:
        return not_applicable()
    free = [each for each in mail_domains if each.free or each.disposable]
    if not free:
        return absent()
    return present(*(stated(each.address, "message text") for each in free))
