"""A front page in; whether a site stands there, or a page that says that there is none, out."""

import re

from selectolax.lexbor import LexborHTMLParser

from trusthound.domain.facts.page import Page
from trusthound.domain.facts.site_state import Standing

# Such pages say little else; one that says more is about something.
_MOST_CHARACTERS = 2_500
_READ_BYTES = 200_000
_OK = 200

_PARKED = re.compile(
    r"\bdomain(?: name)?(?: [\w.-]+)? (?:is|may be|could be) (?:available )?for sale\b"
    r"|\bbuy this domain\b|\bthis domain is parked\b|\bparked (?:free|domain|page)\b"
    r"|\bdomain (?:has been|was) (?:recently )?registered (?:at|with|by|via|through)\b"
    r"|\bmake an offer on this domain\b|\binquire about this domain\b"
    r"|\bdiese domain (?:steht|ist) zu[mr]? (?:verkauf|kaufen)\b"
    r"|\bdomain (?:ist )?geparkt\b|\bce (?:nom de )?domaine est (?:à vendre|parqué)\b"
    r"|\beste dominio está (?:en venta|aparcado|a la venta)\b",
    re.IGNORECASE,
)
_DEFAULT = re.compile(
    r"\bwelcome to nginx\b|\bapache2? (?:\w+ )?default page\b|\bit works!(?:\s|$)"
    r"|\biis windows server\b|\bdefault web ?site page\b|\bweb server'?s? default page\b"
    r"|\bfuture home of something quite cool\b|\bwebsite (?:is )?coming soon\b"
    r"|\bthis account has been suspended\b|\bthere isn'?t a github pages site here\b"
    r"|\bthis site (?:is )?(?:currently )?under construction\b|^index of /$",
    re.IGNORECASE | re.MULTILINE,
)
# What parking services put into their pages, whose words a script writes later.
_PARKING_MARKS = (
    b"sedoparking.com", b"parkingcrew.net", b"bodis.com", b"parklogic.com", b"hugedomains.com",
    b"afternic.com/forsale", b"dan.com/buy-domain", b'location.href="/lander"',
    b"img1.wsimg.com/parking",
)  # fmt: skip


def standing_of(page: Page) -> tuple[Standing, str]:
    """The standing and the page's words that tell it."""
    if page.status != _OK:
        return Standing.UNTOLD, f"status {page.status}"
    body = page.body[:_READ_BYTES]
    text = _text(body)
    if len(text) > _MOST_CHARACTERS:
        return Standing.SITE, ""
    for standing, words in ((Standing.PARKED, _PARKED), (Standing.DEFAULT_PAGE, _DEFAULT)):
        found = words.search(text)
        if found is not None:
            return standing, found[0].strip()
    for mark in _PARKING_MARKS:
        if mark in body.lower():
            return Standing.PARKED, mark.decode("ascii")
    return (Standing.SITE, "") if text else (Standing.UNTOLD, "no text")


def _text(body: bytes) -> str:
    tree = LexborHTMLParser(body.decode("utf-8", errors="replace"))
    tree.strip_tags(["script", "style", "noscript", "template"])
    title = tree.css_first("title")
    shown = tree.body.text(separator="\n") if tree.body is not None else ""
    named = title.text() if title is not None else ""
    return "\n".join(line for each in (named, shown) for line in _lines(each))


def _lines(text: str) -> list[str]:
    return [told for line in text.splitlines() if (told := " ".join(line.split()))]
