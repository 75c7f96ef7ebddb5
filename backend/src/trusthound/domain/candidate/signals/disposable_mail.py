"""A candidate with a mailbox that lasts for minutes."""

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.mailboxes import is_forwarding, misspelt_provider
from trusthound.domain.candidate.quoting import GIVEN
from trusthound.domain.facts.mail_domain import MailDomain


@signal(
    title="Throw-away mailbox",
    question="Is an address at a provider of throw-away mailboxes?",
    why="Such a mailbox is gone in minutes, so later mails reach nobody.",
    innocent="Careful people use such addresses against spam, not knowing how long they last.",
    advice="Is there an address at which we can reach you for the next months?",
    topic=Topic.CONTACT,
    leans=Lean.AGAINST,
    source="disposable-email-domains list (github.com/disposable-email-domains), dated by release",
)
def disposable_mail(mail_domains: tuple[MailDomain, ...]) -> Finding:
    """A domain on the list of throw-away providers. Services that forward mail to a lasting mailbox
    and hide its address, and tags behind a "+", are neutral; misspelt names of large providers,
    which the list holds as well, are another question's.
    """
    if not mail_domains:
        return not_applicable()
    for each in mail_domains:
        slip = is_forwarding(each.domain) or misspelt_provider(each.domain)
        if each.disposable and not slip:
            return present(stated(each.address, GIVEN))
    return absent()
