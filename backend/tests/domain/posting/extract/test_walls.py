"""Pages that stand in place of a posting are told apart, and postings that speak of walls are read.

Each wall is built like those that sites show; none is a copy.
"""

from dataclasses import dataclass, field
from datetime import UTC, date, datetime

import pytest

from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.page import read_page
from trusthound.domain.posting.model import Liveness, LivenessEvidence

TODAY = date(2026, 11, 21)
ASKED = "https://board.example/jobs/4711-night-baker"
BLOCKED, LOGIN = ReadingProblem.BLOCKED, ReadingProblem.LOGIN_REQUIRED
NO_TEXT, NO_POSTING = ReadingProblem.NO_TEXT, ReadingProblem.NOT_A_POSTING
LISTING, UNREACHABLE = ReadingProblem.LISTING_PAGE, ReadingProblem.UNREACHABLE
POSTING = """<!doctype html><html><head><title>Night Baker - Hill Bakery</title></head>
<body><main><h1>Night Baker</h1><p>Hill Bakery is looking for a night baker in Leeds.</p>
<h2>Your responsibilities</h2><p>You will mix and prove dough, bake bread through the night and keep
the ovens clean, together with a team of four that has worked here for years.</p>
<h2>Requirements</h2><p>Two years of experience in a bakery, a steady hand, and joy in early hours.
{}</p><h2>We offer</h2><p>Salary from 13.50 to 15.00 GBP per hour, full-time, pension, 30 days of
holiday. Apply with your CV by mail to baking@hill-bakery.example.</p></main></body></html>"""


@dataclass(frozen=True)
class Wall:
    """What a site answers, and what is to be made of it."""

    name: str
    problem: ReadingProblem
    detail: str
    body: str = POSTING
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    final_url: str = ASKED
    url: str = ASKED


def shown(title: str, words: str, more: str = "") -> str:
    return f"<html><head><title>{title}</title></head><body><p>{words}</p>{more}</body></html>"


LINKS = "".join(
    f'<li><a href="/jobs/{each}-clerk">Clerk {each}</a> Leeds</li>' for each in range(100, 120)
)
WALLS = [
    # The status and the headers tell.
    Wall("cloudflare", BLOCKED, "cf-mitigated", status=403,
         headers={"server": "cloudflare", "cf-mitigated": "challenge"}),
    Wall("cloudflare, with a friendly status", BLOCKED, "cf-mitigated",
         headers={"cf-mitigated": "challenge"}),
    Wall("cloudflare, overloaded", BLOCKED, "status 503, cloudflare", status=503,
         headers={"server": "cloudflare"}),
    Wall("datadome", BLOCKED, "status 403, x-datadome", status=403,
         headers={"x-datadome": "protected"}),
    Wall("amazon's firewall", BLOCKED, "x-amzn-waf-action", status=202,
         headers={"x-amzn-waf-action": "challenge"}),
    Wall("vercel", BLOCKED, "x-vercel-mitigated", status=429,
         headers={"x-vercel-mitigated": "challenge"}),
    Wall("rate limit", BLOCKED, "retry after 3600", status=429, headers={"retry-after": "3600"}),
    Wall("linkedin", BLOCKED, "status 999", status=999),
    Wall("legal reasons", BLOCKED, "status 451", status=451),
    Wall("basic authentication", LOGIN, "status 401", status=401),
    Wall("down for maintenance", UNREACHABLE, "status 503, retry after 60", status=503,
         headers={"server": "nginx", "retry-after": "60"}),
    Wall("a recorded redirect to a login", LOGIN, "sign-in", status=302,
         headers={"location": "https://board.example/login?next=/jobs/4711"}),
    Wall("a recorded redirect", UNREACHABLE, "status 302", status=302,
         headers={"location": "https://board.example/jobs/4711/"}),
    # The address tells.
    Wall("authwall", LOGIN, "sign-in page",
         final_url="https://board.example/authwall?trk=x&sessionRedirect=y"),
    Wall("login", LOGIN, "sign-in page", final_url="https://board.example/account/login.aspx"),
    Wall("login that was asked for", LOGIN, "sign-in page", url="https://board.example/signin",
         final_url="https://board.example/signin"),
    Wall("single sign-on", LOGIN, "sent to the sign-in page",
         final_url="https://login.identity.example/common/authorize"),
    Wall("checkpoint", BLOCKED, "sent to a security check",
         final_url="https://board.example/checkpoint/challenge/AQ"),
    Wall("sorry page", BLOCKED, "sent to a security check",
         final_url="https://board.example/sorry/index?continue=x"),
    Wall("consent host", BLOCKED, "sent to a consent page",
         final_url="https://consent.board.example/m?continue=x"),
    Wall("consent path", BLOCKED, "sent to a consent page",
         final_url="https://board.example/cookie-consent?back=/jobs/4711"),
    # The kind of file tells.
    Wall("pdf by its bytes", NO_POSTING, "a PDF file", body="%PDF-1.7 ..."),
    Wall("pdf by its type", NO_POSTING, "application/pdf", body=" x",
         headers={"content-type": "application/pdf"}),
    Wall("picture", NO_POSTING, "image/webp", body="RIFF", headers={"content-type": "image/webp"}),
    Wall("rtf", NO_POSTING, "an RTF file", body="{\\rtf1 Night baker"),
    Wall("feed", LISTING, "a feed", body="<rss/>",
         headers={"content-type": "application/rss+xml; charset=utf-8"}),
    # The words and marks tell.
    Wall("browser check", BLOCKED, "just a moment",
         shown("Just a moment...", "board.example needs to review the security of your line")),
    Wall("press and hold", BLOCKED, "press & hold",
         shown("Board", "Press &amp; Hold to confirm you are a human (and not a bot).")),
    Wall("robot check", BLOCKED, "unusual traffic",
         shown("Board", "Our systems have detected unusual traffic from your computer network.")),
    Wall("interruption", BLOCKED, "pardon our interruption",
         shown("Pardon Our Interruption", "As you were browsing, something made us think so.")),
    Wall("slider", BLOCKED, "captcha-delivery.com",
         shown("Board", "", '<script src="https://ct.captcha-delivery.com/c.js"></script>')),
    Wall("german check", BLOCKED, "bestätigen sie, dass sie ein mensch",
         shown("Prüfung", "Bitte bestätigen Sie, dass Sie ein Mensch sind.")),
    Wall("spanish check", BLOCKED, "no eres un robot",
         shown("Un paso más", "Necesitamos saber que no eres un robot antes de continuar.")),
    Wall("bare refusal", BLOCKED, "forbidden", shown("403 Forbidden", "nginx")),
    Wall("login form", LOGIN, "password",
         shown("Members", "Welcome back", '<form><input name=a><input type="password"></form>')),
    Wall("login words", LOGIN, "sign in to view",
         shown("Night Baker", "Sign in to view the whole job and thousands of others near you.")),
    Wall("french login", LOGIN, "connectez-vous pour",
         shown("Offre", "Connectez-vous pour voir cette offre et toutes les autres près de vous.")),
    Wall("consent banner alone", BLOCKED, "accept all",
         shown("Board", "We value your privacy. Accept all Reject all Manage options")),
    Wall("italian consent", BLOCKED, "accetta tutto", shown("Lavoro",
         "Prima di continuare, utilizziamo cookie e dati. Accetta tutto Rifiuta tutto Opzioni")),
    Wall("czech consent", BLOCKED, "přijmout vše", shown("Práce",
         "Než budete pokračovat, používáme soubory cookie. Přijmout vše Odmítnout vše Volby")),
    Wall("swedish consent", BLOCKED, "godkänn alla", shown("Jobb",
         "Innan du fortsätter använder vi cookies och data. Godkänn alla Avvisa alla Val")),
    Wall("portuguese consent", BLOCKED, "aceitar tudo", shown("Vagas",
         "Antes de continuar, usamos cookies e dados. Aceitar tudo Rejeitar tudo Mais")),
    Wall("script shell", NO_TEXT, "enable javascript",
         '<html><head><title>Careers</title></head><body><div id="root"></div><noscript>You need '
         "to enable JavaScript to run this app.</noscript></body></html>"),
    Wall("silent shell", NO_TEXT, "",
         '<html><head><title>Careers</title></head><body><div id="app"></div>'
         '<script src="/a.js"></script></body></html>'),
    Wall("parked", NO_POSTING, "buy this domain",
         shown("board.example", "Buy this domain. The owner offers it at a fixed price today.")),
    Wall("fresh server", NO_POSTING, "welcome to nginx",
         shown("Welcome to nginx!", "If you see this page, the web server is installed.")),
    Wall("listing", LISTING, "links to postings",
         shown("Jobs", "20 jobs found", f"<ul>{LINKS}</ul>")),
]  # fmt: skip


@pytest.mark.parametrize("wall", WALLS, ids=lambda each: each.name)
def test_a_wall_is_no_posting_and_says_what_it_is(wall: Wall) -> None:
    with pytest.raises(PageUnreadable) as refused:
        read_page(_page(wall), as_of=TODAY)
    assert refused.value.problem is wall.problem
    assert wall.detail in refused.value.detail


@pytest.mark.parametrize(
    "sentence",
    [
        "",
        "You build captchas that tell humans from robots, and solve the captcha puzzles of others.",
        "All staff pass a security check before they enter the airport.",
        "Access denied? Not with you: you plan who may enter which hall.",
        "JavaScript is required, TypeScript is welcome.",
        "You enable JavaScript teams to ship our oven's web shop.",
        "You sign in to view the roster on a tablet.",
        "Please log in to our partner portal for the menu.",
        "You keep our cookie settings and consent manager in order, accept all challenges.",
        "We use cookies in our recipes: forty kinds of biscuit.",
        "You defend the shop against automated requests and unusual traffic.",
        "Rate limit exceeded and too many requests are words that you have met.",
        "Just a moment: we also pay for your working clothes.",
        "Our second shop is under construction and opens in May.",
        "You verify you are human, says our bot, and you improve it.",
        "Discrimination is forbidden here, whoever you are.",
        "Members only: our staff club meets on Fridays.",
        "Your session expired messages will be the best in the trade.",
    ],
)
def test_a_posting_that_speaks_of_walls_is_read(sentence: str) -> None:
    posting = read_page(_page(Wall("", BLOCKED, "", POSTING.format(sentence))), as_of=TODAY)
    assert posting.title == "Night Baker"
    assert sentence in posting.description


@pytest.mark.parametrize(
    ("url", "final_url", "headers"),
    [
        (ASKED, "https://board.example/jobs/4711-login-engineer", {}),
        (ASKED, "https://id.board.example/jobs/4711-night-baker", {}),
        ("https://board.example/auth/jobs/4711", "https://board.example/auth/jobs/4711", {}),
        (ASKED, "https://board.example/jobs/4711-consent-manager", {}),
        (ASKED, ASKED, {"server": "cloudflare", "x-datadome": "protected"}),
        (ASKED, ASKED, {"content-type": "application/octet-stream"}),
        (ASKED, ASKED, {"retry-after": "10"}),
    ],
)
def test_an_address_or_header_that_is_like_a_walls_hides_no_posting(
    url: str, final_url: str, headers: dict[str, str]
) -> None:
    body = POSTING.format("")
    wall = Wall("", BLOCKED, "", body, url=url, final_url=final_url, headers=headers)
    assert read_page(_page(wall), as_of=TODAY).title == "Night Baker"


def test_a_page_that_answers_gone_was_a_posting_and_is_closed() -> None:
    page = _page(Wall("", BLOCKED, "", shown("Gone", "Nothing is here any more."), status=410))
    posting = read_page(page, as_of=TODAY)
    assert posting.liveness is Liveness.CLOSED
    assert posting.liveness_evidence == LivenessEvidence("HTTP status 410", "the site's answer")


def _page(wall: Wall) -> Page:
    return Page(
        wall.url,
        wall.final_url,
        wall.status,
        tuple(({"content-type": "text/html"} | wall.headers).items()),
        wall.body.encode(),
        () if wall.url == wall.final_url else (wall.final_url,),
        datetime(2026, 11, 21, tzinfo=UTC),
    )
