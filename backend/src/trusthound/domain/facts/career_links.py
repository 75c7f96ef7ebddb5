"""A page of an employer's site in; the links that lead on to its openings, likeliest first, out."""

import re
from collections.abc import Callable
from urllib.parse import urljoin, urlsplit

from selectolax.lexbor import LexborHTMLParser

from trusthound.domain.facts.page import Page

_MOST_BYTES = 1_500_000
_MOST_LINKS = 3_000
_MOST_ANSWERS = 2
_LONGEST_URL = 500
_LONGEST_TEXT = 60

_OPENINGS = re.compile(
    r"\b(?:(?:open|current|all|job|view) ?(?:positions?|roles?|openings?|jobs|vacancies)"
    r"|vacanc(?:y|ies)"
    r"|job ?(?:openings?|search|listings?|board)|search jobs|offene stellen|stellenangebote"
    r"|offres d.emploi|ofertas de empleo|vagas|volné pozice|vacatures|lediga jobb|jobs)\b",
    re.IGNORECASE,
)
_CAREERS = re.compile(
    r"\b(?:careers?|join (?:us|our team|the team)|work (?:with|for|at) us|we.?re hiring|karriere"
    r"|jobs? (?:&|and) careers?|carri[eè]res?|recrutement|empleos?|trabaja|carreiras|kari[eé]ra"
    r"|werken bij|lavora con noi|jobba|karri[äe]r)\b",
    re.IGNORECASE,
)
_PATH = re.compile(
    r"/(?:careers?|jobs?|join(?:-us|-our-team)?|work-(?:with|for|at)-us|karriere|stellen(?:angebote)?"
    r"|vacancies|openings|open-positions|positions|recrutement|empleo|vagas|kariera)(?:[/.?#-]|\Z)",
    re.IGNORECASE,
)
_HOST = re.compile(r"(?:careers?|jobs?|karriere|recruiting|work|hiring)\.", re.IGNORECASE)


def career_links(
    page: Page, domain: str, registrable_domain: Callable[[str], str]
) -> tuple[str, ...]:
    """At most two, on the employer's own domain or the one that its site has moved to."""
    base = urlsplit(page.final_url)
    own = {domain, registrable_domain(base.hostname or "")}
    here = _without_fragment(page.final_url)
    scored: dict[str, int] = {}
    tree = LexborHTMLParser(page.body[:_MOST_BYTES].decode("utf-8", errors="replace"))
    for _, anchor in zip(range(_MOST_LINKS), tree.css("a[href]"), strict=False):
        url = _joined(page.final_url, anchor.attributes.get("href") or "")
        if not url or url == here:
            continue
        parts = urlsplit(url)
        if registrable_domain(parts.hostname or "") not in own:
            continue
        words = " ".join((anchor.text() or "").split())[:_LONGEST_TEXT]
        worth = _worth(words, parts.hostname or "", parts.path)
        if worth:
            scored[url] = max(worth, scored.get(url, 0))
    return tuple(sorted(scored, key=lambda each: (-scored[each], len(each))))[:_MOST_ANSWERS]


def _worth(words: str, host: str, path: str) -> int:
    """Words that speak of openings tell most; a post about somebody's career tells nothing."""
    worth = 4 * bool(_OPENINGS.search(words)) + 3 * bool(_CAREERS.search(words))
    worth += 3 * bool(_HOST.match(host)) + 2 * bool(_PATH.search(path))
    return worth - (path.count("/") > 3)


def _joined(base: str, href: str) -> str:
    if len(href) > _LONGEST_URL or href.startswith(("#", "mailto:", "tel:", "javascript:")):
        return ""
    try:
        url = urljoin(base, href.strip())
        scheme = urlsplit(url).scheme
    except ValueError:
        return ""
    return _without_fragment(url) if scheme in ("http", "https") else ""


def _without_fragment(url: str) -> str:
    return url.partition("#")[0]
