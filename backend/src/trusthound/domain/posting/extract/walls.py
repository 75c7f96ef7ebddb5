"""A page's status, headers, address and words in; why it shows no posting out."""

import re
from urllib.parse import SplitResult, unquote, urlsplit

from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.wall_words import (
    CHALLENGE,
    CHALLENGE_MARKUP,
    CHALLENGE_SIGNS,
    CHALLENGE_TITLE,
    CONSENT,
    LOGIN,
    LOGIN_MARKUP,
    PARKED,
    SCRIPT,
)

_BLOCKING = frozenset({402, 403, 405, 406, 418, 420, 423, 429, 430, 451, 498, 999})
# Headers by which a guard says that its answer stands in place of the page.
_MITIGATED = (
    ("cf-mitigated", "challenge"), ("x-vercel-mitigated", "challenge"),
    ("x-vercel-mitigated", "deny"), ("x-amzn-waf-action", "captcha"),
    ("x-amzn-waf-action", "challenge"), ("x-sucuri-block", ""),
)  # fmt: skip
# Whoever answers 503 under one of these names turns visitors away; others are just down.
_GUARDS = ("cloudflare", "akamai", "ddos-guard", "imperva", "incapsula", "datadome", "sucuri")
_GUARD_HEADERS = ("x-datadome", "x-iinfo", "x-sucuri-id", "x-px-block")
_LOGIN_END = re.compile(
    r"(?:\A|/)(?:log[-_]?in|sign[-_]?in|authwall|servicelogin|uas/login[\w-]*)(?:\.\w{2,5})?/?\Z",
    re.IGNORECASE,
)
# These count where a page asked for was answered with another one.
_SENT_TO_LOGIN = re.compile(
    r"/(?:log[-_]?in|sign[-_]?in|sign[-_]?up|register|authwall|auth|oauth2?|sso|saml2?|cas|"
    r"session/new|sessions/new)(?:[/.]|\Z)",
    re.IGNORECASE,
)
_LOGIN_HOST = re.compile(r"(?:login|signin|sign-in|auth|accounts?|sso|idp)\.", re.IGNORECASE)
_SENT_TO_CHECK = re.compile(
    r"/(?:checkpoint|challenge|captcha|validatecaptcha|sorry|blocked|access-?denied|"
    r"cdn-cgi|_sec|px|distil_r_captcha\.html|robot-?check)(?:[/.]|\Z)",
    re.IGNORECASE,
)
_CONSENT_PLACE = re.compile(
    r"(?:consent|guce|cmp|privacy)\.|[^/]+/(?:[^/]+/)?(?:consent|cookie-?consent|cookiewall|"
    r"privacy-?gate|gdpr-consent)(?:[/.]|\Z)",
    re.IGNORECASE,
)
_FILES = (
    (b"%PDF", "a PDF file"), (b"PK\x03\x04", "a packed or office file"),
    (b"\xd0\xcf\x11\xe0", "an office file"), (b"{\\rtf", "an RTF file"),
    (b"\x89PNG", "a picture"), (b"GIF8", "a picture"), (b"\xff\xd8\xff", "a picture"),
    (b"\x1f\x8b", "a packed file"),
)  # fmt: skip
_FILE_TYPES = re.compile(
    r"(?:image|video|audio|font)/(?!svg)|application/(?:pdf|zip|msword|rtf|vnd\.|x-|octet-stream)"
)
_FEEDS = ("application/rss+xml", "application/atom+xml")
# A wall says little; more words than this are content that mentions one.
_WALL_WORDS = 220
_FEW_WORDS = 120
_VERY_FEW_WORDS = 60
_CONSENT_WORDS = 450
_CONSENT_SIGNS = 3
ENOUGH_WORDS = 12


def refuse_by_status(page: Page) -> None:
    """Raise for an answer that is a refusal, or no page, whatever it says."""
    for name, value in _MITIGATED:
        if value in page.header(name).lower() and page.header(name):
            raise PageUnreadable(ReadingProblem.BLOCKED, detail=_told(page, f"header {name}"))
    status = page.status
    if status in (401, 407):
        raise PageUnreadable(ReadingProblem.LOGIN_REQUIRED, detail=_told(page))
    if status in _BLOCKING or (status == 503 and _guard(page)):
        raise PageUnreadable(ReadingProblem.BLOCKED, detail=_told(page))
    if status >= 500 or (status < 200 and status != 0):
        raise PageUnreadable(ReadingProblem.UNREACHABLE, detail=_told(page))
    if 300 <= status < 400:
        _refuse_place(urlsplit(page.header("location")), sent=True)
        raise PageUnreadable(ReadingProblem.UNREACHABLE, detail=_told(page))
    final, asked = urlsplit(page.final_url), urlsplit(page.url)
    _refuse_place(final, sent=(final.hostname, final.path) != (asked.hostname, asked.path))
    _refuse_file(page)


def _told(page: Page, what: str = "") -> str:
    """The status, who guards the site and how long to wait, as far as the headers say."""
    later = page.header("retry-after")[:40]
    parts = (what, f"status {page.status}", _guard(page), later and f"retry after {later}")
    return ", ".join(each for each in parts if each)


def _guard(page: Page) -> str:
    server = page.header("server").lower()
    named = next((each for each in _GUARDS if each in server), "")
    return named or next((each for each in _GUARD_HEADERS if page.header(each)), "")


def _refuse_place(place: SplitResult, *, sent: bool) -> None:
    """Raise where an address is that of a login, of a security check or of a consent page."""
    path, host = unquote(place.path), place.hostname or ""
    if sent and _SENT_TO_CHECK.search(path):
        raise PageUnreadable(ReadingProblem.BLOCKED, detail="sent to a security check")
    if _LOGIN_END.search(path):
        raise PageUnreadable(ReadingProblem.LOGIN_REQUIRED, detail="the sign-in page")
    if sent and (_SENT_TO_LOGIN.search(path) or _LOGIN_HOST.match(host)):
        raise PageUnreadable(ReadingProblem.LOGIN_REQUIRED, detail="sent to the sign-in page")
    if sent and _CONSENT_PLACE.match(f"{host}{path}"):
        raise PageUnreadable(ReadingProblem.BLOCKED, detail="sent to a consent page")


def _refuse_file(page: Page) -> None:
    """Raise for what is no page, by its first bytes and its declared type."""
    refuse_file(page.body)
    declared = page.header("content-type").lower()
    if declared.startswith(_FEEDS):
        raise PageUnreadable(ReadingProblem.LISTING_PAGE, detail="a feed")
    if _FILE_TYPES.match(declared) and page.body.lstrip()[:1] != b"<":
        kind = declared.partition(";")[0][:60]
        raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail=f"{kind}, not a page")


def refuse_file(body: bytes) -> None:
    """Raise for the bytes of a picture, a packed file or a document."""
    for start, name in _FILES:
        if body.startswith(start):
            raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail=f"{name}, not a page")


def _challenge_in(folded: str) -> re.Match[str] | None:
    return CHALLENGE_MARKUP.search(folded) if CHALLENGE_SIGNS.stands_in(folded) else None


def refuse_by_words(html: str, title: str, text: str) -> None:
    """Raise for a page without a posting that is a wall, a login, a shell or a parked domain."""
    title = title.lower()
    folded = f"{title}\n{text}"[:20_000].lower()
    words = len(folded.split(maxsplit=_CONSENT_WORDS))
    if words <= _WALL_WORDS:
        if (match := CHALLENGE_TITLE.search(title) or CHALLENGE.search(folded)) or (
            words < _VERY_FEW_WORDS and (match := _challenge_in(html.lower()))
        ):
            raise PageUnreadable(ReadingProblem.BLOCKED, detail=match[0])
        if (match := LOGIN.search(folded)) or (
            words < _FEW_WORDS and (match := LOGIN_MARKUP.search(html))
        ):
            raise PageUnreadable(ReadingProblem.LOGIN_REQUIRED, detail=match[0])
        if match := PARKED.search(folded):
            raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail=match[0])
        if words < _FEW_WORDS and (match := SCRIPT.search(folded) or SCRIPT.search(html.lower())):
            raise PageUnreadable(ReadingProblem.NO_TEXT, detail=match[0])
    consents = dict.fromkeys(CONSENT.findall(folded)) if words < _CONSENT_WORDS else {}
    if len(consents) >= (1 if words < _FEW_WORDS else _CONSENT_SIGNS):
        raise PageUnreadable(ReadingProblem.BLOCKED, detail=", ".join(list(consents)[:3]))
    if len(text.split(maxsplit=ENOUGH_WORDS)) < ENOUGH_WORDS:
        raise PageUnreadable(ReadingProblem.NO_TEXT, detail=f"fewer than {ENOUGH_WORDS} words")
