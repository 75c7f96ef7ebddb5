"""A posting that stands on, or sends one to, a place where anyone can publish unseen."""

from trusthound.domain.assessment.finding import Finding, absent, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.site import Site, SiteKind

ANONYMOUS = {SiteKind.FREE_HOST: 0.7, SiteKind.SHORTENER: 1.0}


@signal(
    title="Free host or shortened link",
    question="Does the posting stand on a free host, or send applicants through a short link?",
    why="A free page shows little of who made it, and a short link does not show where it leads.",
    innocent="Young companies keep their openings on free page builders.",
    advice="See where the link really leads, and look for the employer's own site.",
    topic=Topic.IDENTITY,
    leans=Lean.AGAINST,
    source="FBI IC3 PSA I-012120-PSA, spoofed sites (ic3.gov/PSA/2020/PSA200121)",
)
def anonymous_link(page_site: Site, ways_to_apply: tuple[Site, ...]) -> Finding:
    """The page's own address or a link to apply is on a free host or behind a shortener."""
    sites = [each for each in (page_site, *ways_to_apply) if each.kind in ANONYMOUS]
    if not sites:
        return absent()
    worst = max(sites, key=lambda each: ANONYMOUS[each.kind])
    origin = "page address" if worst is page_site else "link to apply"
    return present(stated(worst.url, origin), strength=ANONYMOUS[worst.kind])
