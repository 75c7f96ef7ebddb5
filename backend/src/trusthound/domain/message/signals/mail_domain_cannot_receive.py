"""A message with an address at a domain that takes or sends no mail."""

from trusthound.domain.assessment.finding import Finding, not_applicable
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.mail_reach import without_mail
from trusthound.domain.facts.mail_records import MailRecords
from trusthound.domain.facts.named_domain import NamedDomain


@signal(
    title="Mail domain without mail",
    question="Is an address in it at a domain that cannot receive mail, or never sends any?",
    why="An employer reads the address it gives. Invented addresses lead to domains without mail.",
    innocent="A spelling mistake in the address, or a domain that is just being moved.",
    advice="Write to an address that you find on the employer's own site.",
    topic=Topic.IDENTITY,
    leans=Lean.AGAINST,
    source="RFC 5321 section 5.1, RFC 7505 (null MX), RFC 7208 (SPF): the domain's own records",
)
def mail_domain_cannot_receive(
    domains: tuple[NamedDomain, ...], mail_records: tuple[MailRecords, ...]
) -> Finding:
    """No such name, a null MX, or neither mail server nor address. Half as much: an address but no
    mail server, or an SPF record that lets nobody send. A missing DMARC policy counts for nothing.
    """
    asked = [host for each in domains for host in each.mail_hosts]
    if not asked:
        return not_applicable()
    return without_mail(asked, mail_records)
