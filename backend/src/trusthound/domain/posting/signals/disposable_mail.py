"""A posting that gives a mail address made to last for minutes."""

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.mail_domain import MailDomain


@signal(
    title="Throw-away mail address",
    question="Is the contact a mailbox of a throw-away provider?",
    why="Such a mailbox is gone in minutes, and nobody can be held to what it promised.",
    innocent="A private person may guard an everyday mailbox from spam.",
    advice="Ask for an address at the employer's own domain.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="disposable-email-domains list (github.com/disposable-email-domains), dated by release",
)
def disposable_mail(mail_domains: tuple[MailDomain, ...]) -> Finding:
    """A mail address whose domain is on the list of throw-away providers."""
    if not mail_domains:
        return not_applicable()
    for each in mail_domains:
        if each.disposable:
            return present(stated(each.address, "contact address"))
    return absent()
