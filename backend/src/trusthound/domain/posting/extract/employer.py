"""A page without data in, the employer that its parts agree on out, "" where they do not.

One part alone may name a site builder, a job board or a customer, so a name needs two: votes are
counted by name, and a name below `_ENOUGH` is not told. A wrong employer is worse than none.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from urllib.parse import urlsplit

from trusthound.domain.facts.site import SiteKind
from trusthound.domain.facts.site_kinds import kind_of_host
from trusthound.domain.posting.extract.head import Head
from trusthound.domain.posting.extract.name_words import alike, company_name, key_of
from trusthound.domain.posting.extract.pieces import pieces_of
from trusthound.domain.posting.extract.votes import (
    Vote,
    votes_of_frame,
    votes_of_text,
    votes_of_title,
)

_ENOUGH = 2.0
_NAME_CHARACTERS = 60
_LAST_CHARACTERS = 8_000
_LAST_PIECES = 40
# A shorter label of a host is a word as often as a name.
_HOST_LETTERS = 8
_POWERED = re.compile(
    r"(?:powered|provided|hosted|created|built) (?:by|with) (\w[\w.-]{2,30})", re.IGNORECASE
)
# A page that shows other people's postings says so to both sides of the market.
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
class Employer:
    """`source` is where the name stood; `by_address` where the site's address vouches for it."""

    name: str
    source: str
    by_address: bool = False


def employer_of(
    site: Sequence[Vote], head: Head, title: str, shown: str, text: str, address: str
) -> Employer | None:
    """The name that the page's parts agree on.

    `shown` are all the page's texts, its frame's included, `text` is the posting's own.
    """
    host = host_of(address)
    kind = kind_of_host(host)
    last = pieces_of(shown[-_LAST_CHARACTERS:])[-_LAST_PIECES:]
    titled = list(votes_of_title(head, title))
    votes = [*site, *titled, *votes_of_frame(last, titled), *votes_of_text(text)]
    if vendor := _vendor(last):
        votes = [each for each in votes if not key_of(each.name).startswith(vendor)]
    folded = shown.lower()
    shows_others = kind is SiteKind.JOB_BOARD or any(each in folded for each in _BOARD_WORDS)
    if shows_others:
        votes = [each for each in votes if not each.of_site or _AGENCY.search(each.name)]
    by_host = "" if shows_others or kind is not SiteKind.OTHER else _host_key(host)
    if vendor and by_host and alike(by_host, vendor):
        by_host = ""
    best = max(_elected(votes, by_host, text), key=lambda each: each[0], default=None)
    if best and best[0] >= _ENOUGH:
        return best[1]
    return _spelled_as_host(by_host, shown)


def host_of(address: str) -> str:
    """The host of an address, "" for one that is broken."""
    try:
        return (urlsplit(address).hostname or "").removeprefix("www.")
    except ValueError:
        return ""


def _vendor(pieces: Sequence[str]) -> str:
    """The key of whose system the page runs on, where its last lines say so."""
    match = _POWERED.search(" ".join(pieces))
    return key_of(match[1]) if match else ""


def _elected(votes: Sequence[Vote], by_host: str, text: str) -> Iterator[tuple[float, Employer]]:
    """Each name with the sum of its votes, one a source; a longer spelling votes for a shorter."""
    names = {key: each for each in reversed(votes) if len(key := key_of(each.name)) >= 2}
    for key, first in names.items():
        sources: dict[str, float] = {}
        for each in votes:
            other = key_of(each.name)
            if other == key or (alike(other, key) and other[:2] == key[:2]):
                worth = each.worth if other == key else each.worth * 0.9
                sources[each.source] = max(worth, sources.get(each.source, 0))
        worth = sum(sources.values())
        if by_host and alike(by_host, key):
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


def _spelled_as_host(host: str, shown: str) -> Employer | None:
    """The last resort: a short text of the page whose letters begin with those of its address."""
    if len(host) < _HOST_LETTERS:
        return None
    for each in pieces_of(shown):
        if len(each) <= _NAME_CHARACTERS and each[:1].lower() == host[0]:
            name = company_name(each)
            if name and key_of(name).startswith(host):
                return Employer(name, "the address, spelled out by the page", by_address=True)
    return None
