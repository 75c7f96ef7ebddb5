"""A posting's dossier in; the domains whose holders may answer its result out."""

from collections.abc import Iterator

from trusthound.domain.common.errors import InvalidInput, NotFound
from trusthound.domain.common.mail_address import domain_in_ascii
from trusthound.domain.common.url import is_inner_name
from trusthound.domain.facts.employer_domain import bears_name
from trusthound.domain.facts.reference import Reference
from trusthound.domain.facts.site import SiteKind
from trusthound.domain.facts.site_kinds import kind_of_host, site_of
from trusthound.domain.message.verification import Judged
from trusthound.domain.posting.dossier import Dossier
from trusthound.domain.posting.verification import Verification

MOST_DOMAINS = 4


def domains_that_may_answer(dossier: Dossier, reference: Reference) -> tuple[str, ...]:
    """Registrable domains in ASCII, at most MOST_DOMAINS.

    Of a well-known employer those of our list alone, so that no imitation speaks in its name. Else
    the site that the posting states for its employer, and the page's or a mail address's where it
    is called what the employer is called. Never a board's, a free host's or a mail provider's, and
    never one that looks like a known employer's.
    """
    imitations = {each.found.domain for each in dossier.look_alikes}
    found: dict[str, None] = {}
    for named in _named(dossier, reference):
        domain = domain_in_ascii(named)
        if domain and named not in imitations and _is_ones_own(domain, reference):
            found[domain] = None
    return tuple(found)[:MOST_DOMAINS]


def mailboxes_given(dossier: Dossier, domain: str) -> tuple[str, ...]:
    """The addresses that the posting gives, where its page is at that very domain.

    Whoever writes a page elsewhere can name any employer, and give an address of their own there:
    an intern's, a student's, a customer's.
    """
    page = dossier.page_site
    if page is None or domain_in_ascii(page.domain) != domain:
        return ()
    return tuple(each.address for each in dossier.mail_domains)


def answerable(judged: Judged | None) -> Verification:
    """The result, where others may answer it: that of a posting that we fetched.

    Raises NotFound where there is none, InvalidInput for one of what a client sent.
    """
    if judged is None:
        raise NotFound("There is no such result.")
    if not isinstance(judged, Verification) or not (judged.shared and judged.dossier.posting.url):
        raise InvalidInput("Only the result of a posting's link takes replies.")
    return judged


def _named(dossier: Dossier, reference: Reference) -> Iterator[str]:
    if dossier.claimed_employers:
        yield from dossier.claimed_employers[0].domains
        return
    posting = dossier.posting
    if posting.company_site:
        yield site_of(posting.company_site, reference).domain
    around = [dossier.page_site.domain] if dossier.page_site else []
    around += [each.domain for each in dossier.mail_domains]
    yield from (each for each in around if bears_name(each, posting.company))


def _is_ones_own(domain: str, reference: Reference) -> bool:
    """Whether one holder has the whole of it, in public."""
    of_everybody = reference.free_mail_domains | reference.disposable_mail_domains
    return (
        reference.registrable_domain(domain) == domain
        and not is_inner_name(domain)
        and domain not in of_everybody
        and kind_of_host(domain) is SiteKind.OTHER
    )
