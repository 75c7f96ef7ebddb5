"""A posting whose contact has an address at a domain that takes or sends no mail."""

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    unknown,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.mail_records import MailRecords
from trusthound.domain.facts.named_domain import NamedDomain, Role


@signal(
    title="Mail domain without mail",
    question="Is the contact's address at a domain that cannot receive mail, or never sends any?",
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
    asked = [each for each in domains if Role.MAIL in each.roles]
    if not asked:
        return not_applicable()
    found = [(strength, told, each) for each in mail_records for strength, told in _against(each)]
    if found:
        strength, told, records = max(found, key=lambda each: each[0])
        evidence = Evidence(
            f"{records.domain} {told}", records.source, learnt_on=records.learnt_at.date()
        )
        return present(evidence, strength=strength)
    return absent() if len(mail_records) == len(asked) else unknown()


def _against(records: MailRecords) -> list[tuple[float, str]]:
    if not records.exists:
        return [(1.0, "is not known to the DNS")]
    if records.refuses_mail:
        return [(1.0, "says that it takes no mail (null MX)")]
    if not records.receives_mail:
        return [(1.0, "has no mail server (MX) and no address")]
    if not records.mail_servers:
        return [(0.5, "has no mail server (MX)")]
    return [(0.5, "says that nobody sends mail in its name (SPF)")] if records.sends_no_mail else []
