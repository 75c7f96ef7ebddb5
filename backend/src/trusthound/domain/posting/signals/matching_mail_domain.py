"""A posting whose contact writes from the domain of the employer's site."""

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.mail_domain import MailDomain
from trusthound.domain.facts.site import Site, SiteKind


@signal(
    title="Mail address at the employer's domain",
    question="Is the contact's mail address at the domain of the page itself?",
    why="Only who holds a domain can receive mail there, so page and contact belong together.",
    innocent="Not a proof: whoever invents an employer can register a domain for it.",
    advice="Check that the domain is the one you know the employer by.",
    topic=Topic.IDENTITY,
    leans=Lean.FOR,
    source="Practice: consistency of contact and page; weak, as anyone can own a domain",
)
def matching_mail_domain(
    mail_domains: tuple[MailDomain, ...], company_domain: str, page_site: Site
) -> Finding:
    """A mail address, not of a free provider, at the domain of the page.

    The stated site alone is no second source: where the page stands elsewhere, both were written
    by the same hand.
    """
    own = [each for each in mail_domains if not (each.free or each.disposable)]
    if not own:
        return not_applicable()
    home = page_site.domain if page_site.kind is SiteKind.OTHER else ""
    for each in own:
        if each.domain and each.domain == home:
            return present(stated(each.address, "contact address"))
    if any(each.domain and each.domain == company_domain for each in own):
        return not_applicable()
    return absent()
