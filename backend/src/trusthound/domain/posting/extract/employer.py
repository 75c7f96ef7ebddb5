"""A page without data in, the employer that its parts agree on out, "" where they do not.

One part alone may name a site builder, a job board or a customer, so a name needs two: votes are
counted by name, and a name below `_ENOUGH` is not told. A wrong employer is worse than none.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from urllib.parse import urlsplit

from selectolax.lexbor import LexborHTMLParser

from trusthound.domain.facts.site import SiteKind
from trusthound.domain.facts.site_kinds import kind_of_host
from trusthound.domain.posting.extract.clean import clean_line
from trusthound.domain.posting.extract.head import Head, parts_of_title
from trusthound.domain.posting.extract.name_words import company_name, has_legal_form, key_of

_ENOUGH = 2.0
_HOME_LINKS = (
    'a[href="/"], a[rel="home"], a[href="index.html"], a[href="./"], .site-title, #site-title, '
    '[class*="brand" i], [class*="logo" i]'
)
_MOST_NODES = 12
_MOST_IMAGES = 8
_LINE_CHARACTERS = 160
_NAME_CHARACTERS = 60
_MOST_PIECES = 3000
_LAST_PIECES = 40
_SHORTEST_KEY = 4
# A name: words with capitals, and the small words between them.
_NAME = (
    r"((?:[^\W\d_a-zß-öø-ÿ]|\d)[\w&.'’+-]*"
    r"(?:(?: (?:&|and|und|et|y|e|of|the|de|la|le|les|des|du|von|für|der|den) | )"
    r"(?:[^\W\d_a-zß-öø-ÿ]|\d)[\w&.'’+-]*){0,5})"
)
_COPYRIGHT = re.compile(
    r"(?:©|\(c\)|copyright)[\s©]*(?:by )?(?:(?:19|20)\d\d)?(?:\s?[-–]\s?(?:(?:19|20)\d\d|present))?"
    r"[\s,.:|]*(?:by )?(.{2,90}?)\s*"
    r"(?:$|[|·•;]|\s[-–—]\s|,? (?:19|20)\d\d|\.\s+[A-ZÀ-Ý]|\.?\s*\b(?:all rights|alle rechte|"
    r"tous droits|todos los|registered|powered|proudly|made|site by|website|an? |is a)\b)",
    re.IGNORECASE,
)
# Who says "we" and who takes on is the employer, whoever's page it is.
_LEADS = tuple(
    (lead, re.compile(rf"{lead}{_NAME}{end}"), worth)
    for lead, end, worth in (
        ("At ", r", (?:we|our|you)\b", 2.0),
        ("Bei ", r" (?:wir|bist|arbeitest|erwartet)\b", 1.0),
        ("Chez ", r", (?:nous|vous)\b", 2.0),
        ("Join ", r" (?:as|and|in|to|today|team)\b", 1.0),
        ("ork at ", r"", 1.0),
        ("orking at ", r"", 1.0),
        ("ork for ", r"", 1.0),
        ("Why ", r"\?", 1.0),
    )
)
_TAKES_ON = (
    " is hiring", " are hiring", " is seeking", " is recruiting", " is looking for",
    " is now hiring", " is currently seeking", " is an equal", " is committed to equal",
    " recrute", " recherche", " sucht ", " busca ", " cerca ", " zoekt ", " hledá", " přijme",
    " szuka ", " zatrudni", " söker ",
)  # fmt: skip
_SUBJECT = re.compile(rf"{_NAME}(?:, .*,| ?\([^()]*\))?")
_SENTENCE_END = re.compile(r"(?:[.!?:]\s|\n)(?!.*[.!?:]\s)", re.DOTALL)
_CLAUSE_CHARACTERS = 220
_MOST_MENTIONS = 3
_READ_CHARACTERS = 30_000
_LINE_PARTS = re.compile(r"\s*[|·•–]\s*|,? (?:KvK|is |acts )")
_ABOUT = re.compile(
    rf"(?:About|Über|À propos de|Sobre|Chi è|Over|O společnosti|O firmie|Om) {_NAME}\Z"
)
# A page that shows other people's postings says so to both sides of the market.
_POWERED = re.compile(
    r"(?:powered|provided|hosted|created|built) (?:by|with) (\w[\w.-]{2,30})", re.IGNORECASE
)
_BOARD_WORDS = (
    "post a job", "post a free job", "post a vacancy", "hire staff", "for employers",
    "for recruiters", "upload your cv", "create job alert", "create a job alert", "find a job",
    "find jobs", "für arbeitgeber", "stellenanzeige schalten", "stellenanzeige aufgeben",
    "publier une offre", "espace recruteur", "publicar oferta", "publicar una oferta",
    "para empresas", "pro zaměstnavatele", "dodaj ogłoszenie", "dla pracodawc",
)  # fmt: skip
_AGENCY = re.compile(
    r"recruit|staffing|personnel|resourcing|headhunt|talent|personal(?:dienst|vermittlung)|"
    r"zeitarbeit|intérim|uitzend|employment",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Vote:
    """A name and what its place is worth; `of_site` where it names whose site this is."""

    name: str
    worth: float
    source: str
    of_site: bool


@dataclass(frozen=True, slots=True)
class Employer:
    """`source` is where the name stood; `by_address` where the site's address vouches for it."""

    name: str
    source: str
    by_address: bool = False


def site_votes(tree: LexborHTMLParser, head: Head) -> tuple[Vote, ...]:
    """What the page's frame calls the site; read before the frame is taken out."""
    votes = [Vote(head.site_name, 1, "og:site_name", of_site=True)]
    votes += [Vote(head.organization, 1, "the data about the site", of_site=True)]
    for node in tree.css(_HOME_LINKS)[:_MOST_NODES]:
        text = clean_line((node.text(separator=" ") or "")[:400], _LINE_CHARACTERS)
        votes.append(Vote(text, 1, "the link to the first page", of_site=True))
    for node in tree.css("img[alt]")[:_MOST_IMAGES]:
        alt = clean_line((node.attributes.get("alt") or "")[:400], _LINE_CHARACTERS)
        votes.append(Vote(alt, 1, "the logo", of_site=True))
    return tuple(_named(votes))


def employer_of(
    site: Sequence[Vote], head: Head, title: str, pieces: Sequence[str], text: str, address: str
) -> Employer | None:
    """The name that the page's parts agree on.

    `pieces` are all the page's texts, its frame's included, `text` the posting's own.
    """
    host = host_of(address)
    kind = kind_of_host(host)
    titled = list(_votes_of_title(head, title))
    votes = [*site, *titled, *_votes_of_frame(pieces, titled), *_votes_of_text(text)]
    if vendor := _vendor(pieces):
        votes = [each for each in votes if not key_of(each.name).startswith(vendor)]
    shown = "\n".join(pieces[:_MOST_PIECES]).lower()
    shows_others = kind is SiteKind.JOB_BOARD or any(each in shown for each in _BOARD_WORDS)
    if shows_others:
        votes = [each for each in votes if not each.of_site or _AGENCY.search(each.name)]
    by_host = "" if shows_others or kind is not SiteKind.OTHER else _host_key(host)
    if vendor and by_host and _agree(by_host, vendor):
        by_host = ""
    best = max(_elected(votes, by_host, text), key=lambda each: each[0], default=None)
    if best and best[0] >= _ENOUGH:
        return best[1]
    return _spelled_as_host(by_host, pieces)


def host_of(address: str) -> str:
    """The host of an address, "" for one that is broken."""
    try:
        return (urlsplit(address).hostname or "").removeprefix("www.")
    except ValueError:
        return ""


def _votes_of_title(head: Head, title: str) -> Iterator[Vote]:
    """The names beside the posting's own in the page's titles."""
    low = title.lower()
    for detail, told in (("title", head.title), ("og:title", head.shared_title)):
        if told and (detail == "title" or told != head.title):
            for part in parts_of_title(told, title):
                if part.lower() not in low:
                    yield from _named([Vote(part, 1, detail, of_site=True)])


def _votes_of_frame(pieces: Sequence[str], titled: Sequence[Vote]) -> Iterator[Vote]:
    """The copyright line, and a line at the page's end with a legal form.

    A full name in the copyright line is enough where the page's title names nobody else.
    """
    told = {key_of(each.name) for each in titled}
    lines = [each for each in pieces[-_MOST_PIECES:] if len(each) <= 2 * _LINE_CHARACTERS]
    claimed = [each for each in lines if "©" in each or "opyright" in each or "(c) " in each]
    for each in claimed[-_MOST_MENTIONS:]:
        if match := _COPYRIGHT.search(each):
            alone = not told or any(_agree(each, key_of(match[1])) for each in told)
            worth = 2.0 if alone and has_legal_form(match[1]) else 1.0
            yield from _named([Vote(match[1], worth, f'"{each[:90]}"', of_site=True)])
    for each in lines[-_LAST_PIECES:]:
        first = _LINE_PARTS.split(each)[0]
        if has_legal_form(first) and each not in claimed:
            yield from _named([Vote(first, 1, f'"{each[:90]}"', of_site=True)])


def _vendor(pieces: Sequence[str]) -> str:
    """The key of whose system the page runs on, where its last lines say so."""
    match = _POWERED.search(" ".join(pieces[-_LAST_PIECES:]))
    return key_of(match[1]) if match else ""


def _votes_of_text(text: str) -> Iterator[Vote]:
    text = text[:_READ_CHARACTERS]
    abouts = (each for each in text.split("\n") if len(each) <= _LINE_CHARACTERS)
    for about in islice(filter(None, map(_ABOUT.match, abouts)), _MOST_MENTIONS):
        yield from _named([Vote(about[1], 1.5, f'"{about[0]}"', of_site=False)])
    for lead, pattern, worth in _LEADS:
        for at in islice(_places(text, lead), _MOST_MENTIONS):
            if match := pattern.match(text, at, at + _LINE_CHARACTERS):
                yield from _named([Vote(match[1], worth, f'"{match[0]}"', of_site=False)])
    for verb in _TAKES_ON:
        for at in islice(_places(text, verb), _MOST_MENTIONS):
            before = text[max(0, at - _CLAUSE_CHARACTERS) : at]
            start = _SENTENCE_END.search(before)
            if match := _SUBJECT.fullmatch(before[start.end() if start else 0 :]):
                said = f'"{match[1]} …{verb.rstrip()}"'
                yield from _named([Vote(match[1], 2.0, said, of_site=False)])


def _places(text: str, words: str) -> Iterator[int]:
    at = text.find(words)
    while at != -1:
        yield at
        at = text.find(words, at + len(words))


def _named(votes: Sequence[Vote]) -> Iterator[Vote]:
    for each in votes:
        if name := company_name(each.name):
            yield Vote(name, each.worth, each.source, each.of_site)


def _elected(votes: Sequence[Vote], by_host: str, text: str) -> Iterator[tuple[float, Employer]]:
    """Each name with the sum of its votes, one a source; a longer spelling votes for a shorter."""
    names = {key: each for each in reversed(votes) if len(key := key_of(each.name)) >= 2}
    for key, first in names.items():
        sources: dict[str, float] = {}
        for each in votes:
            other = key_of(each.name)
            same = other == key or (
                min(len(other), len(key)) >= _SHORTEST_KEY
                and (other.startswith(key) or key.startswith(other))
            )
            if same:
                worth = each.worth if other == key else each.worth * 0.9
                sources[each.source] = max(worth, sources.get(each.source, 0))
        worth = sum(sources.values())
        if by_host and _agree(by_host, key):
            worth += 1
        if text.count(first.name) >= 2:
            worth += 0.5
        yield worth, Employer(first.name, first.source)


def _host_key(host: str) -> str:
    """The letters of a host's own label: "acme" of "careers.acme.co.uk"."""
    labels = host.split(".")[:-1]
    if len(labels) > 1 and len(labels[-1]) <= 3:
        labels.pop()
    return key_of(labels[-1]) if labels else ""


def _agree(host: str, key: str) -> bool:
    return min(len(host), len(key)) >= _SHORTEST_KEY and (host in key or key in host)


def _spelled_as_host(host: str, pieces: Sequence[str]) -> Employer | None:
    """The last resort: a short text of the page whose letters begin with those of its address."""
    if len(host) < 2 * _SHORTEST_KEY:
        return None
    for each in pieces[:_MOST_PIECES]:
        if len(each) <= _NAME_CHARACTERS and each[:1].lower() == host[0]:
            name = company_name(each)
            if name and key_of(name).startswith(host):
                return Employer(name, "the address, spelled out by the page", by_address=True)
    return None
