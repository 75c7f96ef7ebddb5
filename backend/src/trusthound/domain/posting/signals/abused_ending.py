"""A posting whose address, link to apply or mail is under an ending that is abused a lot."""

from urllib.parse import urlsplit

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.mail_domain import MailDomain
from trusthound.domain.facts.site import Site
from trusthound.domain.posting.model import JobPosting

# At least 150 phishing domains for every 10,000 names, both from May 2024 to April 2025 and from
# August to October 2025 (Cybercrime Information Center); .com had 29 and 19.
ABUSED = frozenset({"bond", "cfd", "icu", "pro", "sbs", "top", "vip", "xin"})


@signal(
    title="Address under an ending often abused",
    question="Is its address, link to apply or mail under an ending with very many reported names?",
    why="Names there cost next to nothing, and far more of them than usual were reported.",
    innocent="Most names under any ending are honest; small firms choose a short one.",
    advice="See whether the employer uses this address elsewhere, and since when it exists.",
    topic=Topic.IDENTITY,
    leans=Lean.AGAINST,
    source=(
        "Cybercrime Information Center, Phishing activity in TLDs, 2024-05 to 2025-10 "
        "(cybercrimeinfocenter.org)"
    ),
)
def abused_ending(
    posting: JobPosting, ways_to_apply: tuple[Site, ...], mail_domains: tuple[MailDomain, ...]
) -> Finding:
    """The last part of a name is .top, .icu, .vip, .bond, .cfd, .sbs, .xin or .pro."""
    named = [(each.address, each.domain, "contact address") for each in mail_domains]
    named += [(each.url, each.host, "link to apply") for each in ways_to_apply]
    if posting.url:
        named.append((posting.url, urlsplit(posting.url).hostname or "", "page address"))
    if not named:
        return not_applicable()
    for words, host, origin in named:
        if host.rpartition(".")[2] in ABUSED:
            return present(stated(words, origin))
    return absent()
