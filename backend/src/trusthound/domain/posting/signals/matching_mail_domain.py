"""A posting whose contact writes from the domain of the employer's site."""

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.mail_domain import MailDomain
from trusthound.domain.facts.site import Site, SiteKind


@signal(
    title="Mail address at the employer's domain",
    question="Is the contact's mail address at the domain of the employer's site or page?",
    why="Only who holds a domain can receive mail there, so page and contact belong together.",
    innocent="Not a proof: whoever invents an employer can register a domain for it.",
    advice="Check that the domain is the one you know the employer by.",
    topic=Topic.IDENTITY,
    leans=Lean.FOR,
    source="Practice: consistency of contact and site; weak, as both come from the page",
)
def matching_mail_domain(
    mail_domains: tuple[MailDomain, ...], company_domain: str, page_site: Site
) -> Finding:
    """A mail address, not of a free provider, at the domain of the stated site or of the page."""
    own = [each for each in mail_domains if not (each.free or each.disposable)]
    if not own:
        return not_applicable()
    homes = {company_domain}
    if page_site.kind is SiteKind.OTHER:
        homes.add(page_site.domain)
    for each in own:
        if each.domain and each.domain in homes:
            return present(stated(each.address, "contact address"))
    return absent()
