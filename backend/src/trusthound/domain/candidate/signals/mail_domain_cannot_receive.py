"""A candidate's address at a domain that takes no mail."""

from trusthound.domain.assessment.finding import Finding, Outcome, absent, not_applicable
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.mail_reach import without_mail
from trusthound.domain.facts.mail_records import MailRecords
from trusthound.domain.facts.named_domain import NamedDomain


@signal(
    title="Mail domain without mail",
    question="Is an address at a domain that cannot receive mail?",
    why="Who wants to be reached gives an address that works.",
    innocent="A spelling mistake, a former employer's domain, or a domain that is being moved.",
    advice="Is there another address at which we can reach you?",
    topic=Topic.CONTACT,
    leans=Lean.AGAINST,
    source="RFC 5321 section 5.1, RFC 7505 (null MX), RFC 7208 (SPF): the domain's own records",
)
def mail_domain_cannot_receive(
    domains: tuple[NamedDomain, ...], mail_records: tuple[MailRecords, ...]
) -> Finding:
    """No such name, a null MX, or neither mail server nor address; half as much: an SPF record that
    lets nobody send. Mail goes to an address where there is no mail server, as small sites have
    it. Large providers are not asked about.
    """
    asked = [host for each in domains for host in each.mail_hosts]
    if not asked:
        return not_applicable()
    found = without_mail(asked, [each for each in mail_records if not _by_its_address(each)])
    answered = len(mail_records) == len(asked)
    return absent() if found.outcome is Outcome.UNKNOWN and answered else found


def _by_its_address(records: MailRecords) -> bool:
    return records.receives_mail and not records.mail_servers and not records.sends_no_mail
