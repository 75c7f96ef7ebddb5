"""A posting whose link to apply leads on to somebody else's place."""

from urllib.parse import urlsplit

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    unknown,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.named_domain import NamedDomain, Role
from trusthound.domain.facts.redirects import RedirectChain
from trusthound.domain.facts.site import SiteKind
from trusthound.domain.facts.site_kinds import kind_of_link

# Where a link may end, and how much of the weight that is worth; boards and the like are none.
_ENDS = {
    SiteKind.MESSENGER: 1.0,
    SiteKind.FORM: 0.8,
    SiteKind.FREE_HOST: 0.8,
    SiteKind.OTHER: 0.5,
}


@signal(
    title="Link leads somewhere else",
    question="Does a short link, or a link of the employer's, lead on to a stranger's place?",
    why="A link that shows one place and opens another keeps the reader from checking it first.",
    innocent="Campaigns count clicks by short links; some employers apply through a partner.",
    advice="Look at the address you arrive at, and compare it with the employer's own site.",
    topic=Topic.IDENTITY,
    leans=Lean.AGAINST,
    source="FBI IC3 PSA I-012120-PSA, spoofed sites (ic3.gov/PSA/2020/PSA200121)",
)
def redirected_link(
    links_to_follow: tuple[str, ...],
    redirect_chains: tuple[RedirectChain, ...],
    domains: tuple[NamedDomain, ...],
) -> Finding:
    """From a shortener, or from the page's or the employer's domain, to none of these and to no
    known board: a chat, a form, a free host, or half as much another domain.
    """
    if not links_to_follow and not redirect_chains:
        return not_applicable()
    own = {each.domain for each in domains if {Role.PAGE, Role.EMPLOYER} & set(each.roles)}
    led = [(_strength(each, own), each) for each in redirect_chains]
    strength, worst = max(led, key=lambda each: each[0], default=(0.0, None))
    if worst is not None and strength:
        told = " → ".join(dict.fromkeys(map(_host, (worst.link, *worst.hops))))
        learnt_on = worst.learnt_at.date()
        return present(Evidence(told, "redirects", learnt_on=learnt_on), strength=strength)
    followed = {each.link for each in redirect_chains}
    return absent() if followed.issuperset(links_to_follow) else unknown()


def _strength(chain: RedirectChain, own: set[str]) -> float:
    if not chain.hops:
        return 0.0
    start, end = _host(chain.link), _host(chain.hops[-1])
    starts_at_own = any(_under(start, each) for each in own)
    if not starts_at_own and kind_of_link(chain.link) is not SiteKind.SHORTENER:
        return 0.0
    if any(_under(end, each) for each in own) or _under(end, start):
        return 0.0
    return _ENDS.get(kind_of_link(chain.hops[-1]), 0.0)


def _under(host: str, domain: str) -> bool:
    return host == domain or host.endswith(f".{domain}")


def _host(url: str) -> str:
    return (urlsplit(url).hostname or "").removeprefix("www.")
