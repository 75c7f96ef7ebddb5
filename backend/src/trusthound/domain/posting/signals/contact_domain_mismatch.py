"""A posting whose mail address is at another domain than its employer's site."""

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.mail_domain import MailDomain


@signal(
    title="Mail and site do not belong together",
    question="Is the contact's mail domain another than that of the employer's site?",
    why="In many reported cases a known employer's site stood beside an address of someone else.",
    innocent="Groups and renamed companies answer from a sister domain; agencies from theirs.",
    advice="Write to an address that you find on the employer's site instead.",
    topic=Topic.IDENTITY,
    leans=Lean.AGAINST,
    source="FBI IC3 PSA I-012120-PSA, spoofed employers (ic3.gov/PSA/2020/PSA200121)",
)
def contact_domain_mismatch(
    mail_domains: tuple[MailDomain, ...],
    company_domain: str,
    through_agency: bool,
) -> Finding:
    """No company mail address shares the site's domain or its name under another ending."""
    own = [each for each in mail_domains if not (each.free or each.disposable)]
    if not own or not company_domain or through_agency:
        return not_applicable()
    if any(_name(each.domain) == _name(company_domain) for each in own):
        return absent()
    return present(
        stated(own[0].address, "contact address"),
        stated(company_domain, "employer's site as stated"),
    )


def _name(domain: str) -> str:
    return domain.partition(".")[0]
