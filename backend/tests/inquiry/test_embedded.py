"""A link leads to one posting: through wrappers, short links and pages that embed a board."""

import json
from datetime import UTC, date, datetime

import pytest

from trusthound.adapters.web.web import ANY_PAGE
from trusthound.domain.common.errors import PageUnreadable
from trusthound.domain.common.url import checked_url
from trusthound.domain.facts.page import Page
from trusthound.domain.facts.reference import BoardDirectory, Reference
from trusthound.domain.posting.dossier import Dossier
from trusthound.domain.posting.model import Liveness
from trusthound.inquiry.posting import ask_about_url
from trusthound.wiring.reference.domains import registrable_domain

TODAY = date(2026, 11, 21)
BOARD = "https://job-boards.greenhouse.io/acme/jobs/4012345"
API = "https://boards-api.greenhouse.io/v1/boards/acme/jobs/4012345?pay_transparency=true"
EMBED = '<script src="https://boards.greenhouse.io/embed/job_board/js?for=acme"></script>'
REFERENCE = Reference(
    free_mail_domains=frozenset(),
    disposable_mail_domains=frozenset(),
    board_directory=BoardDirectory("a list", date(2026, 8, 24), {("greenhouse", "acme"): "Acme"}),
    registrable_domain=registrable_domain,
)  # fmt: skip


class Recorded:
    """The web as it was recorded: addresses, and what each answered after which hops."""

    def __init__(self, answers: dict[str, tuple[int, str, str]]) -> None:
        self.answers = answers
        self.asked: list[str] = []

    def checked(self, url: str) -> str:
        return checked_url(url)

    async def get(self, url: str, *, accept: str = ANY_PAGE, for_person: bool = True) -> Page:  # noqa: ARG002
        self.asked.append(url)
        status, final_url, body = self.answers[url]
        hops = () if final_url == url else (final_url,)
        moment = datetime(2026, 11, 21, tzinfo=UTC)
        return Page(url, final_url, status, (), body.encode(), hops, moment)

    async def shown(self, page: Page) -> None:
        """It runs no scripts."""


def answer(home: str = "https://careers.example.com/jobs?gh_jid=4012345") -> str:
    return json.dumps({
        "id": 4012345, "internal_job_id": 7, "title": "Night Baker", "company_name": "Acme",
        "absolute_url": home, "location": {"name": "Leeds"},
        "content": "&lt;p&gt;Bake bread through the night, five days a week.&lt;/p&gt;",
    })  # fmt: skip


def page(words: str = "") -> str:
    return f"<html><head><title>Careers</title></head><body>{EMBED}<p>{words}</p></body></html>"


async def ask(url: str, answers: dict[str, tuple[int, str, str]]) -> Dossier:
    return await ask_about_url(url, web=Recorded(answers), reference=REFERENCE, as_of=TODAY)


async def test_an_embedded_posting_is_read_from_its_board_at_the_boards_own_url() -> None:
    url = "https://careers.example.com/jobs?gh_jid=4012345"
    dossier = await ask(url, {url: (200, url, page()), API: (200, API, answer())})
    assert dossier.posting.title == "Night Baker"
    assert dossier.posting.url == BOARD
    assert dossier.posting.liveness is Liveness.OPEN
    assert dossier.employer_board is not None
    assert dossier.employer_board.employer == "Acme"


async def test_the_tenants_own_name_is_home_where_the_board_names_no_site() -> None:
    url = "https://jobs.acme.io/?gh_jid=4012345"
    dossier = await ask(url, {url: (200, url, page()), API: (200, API, answer(BOARD))})
    assert dossier.posting.url == BOARD


async def test_a_strangers_page_gains_nothing_from_the_posting_that_it_shows() -> None:
    url = "https://hiring.example.org/careers?gh_jid=4012345"
    words = "To be hired at once, write to us at fast@hiring.example.org or on Telegram @acme_now"
    dossier = await ask(url, {url: (200, url, page(words)), API: (200, API, answer())})
    assert dossier.posting.title == "Night Baker"
    assert dossier.posting.url == url
    assert words in dossier.posting.page_text
    assert "fast@hiring.example.org" in {each.value for each in dossier.posting.contacts}
    assert dossier.employer_board is not None
    assert dossier.employer_board.system == ""


async def test_an_embedded_posting_that_its_board_has_no_longer_is_closed() -> None:
    url = "https://careers.example.com/jobs?gh_jid=4012345"
    dossier = await ask(url, {url: (200, url, page()), API: (404, API, "{}")})
    assert dossier.posting.liveness is Liveness.CLOSED


async def test_a_short_link_is_followed_and_its_end_recognised() -> None:
    url = "https://short.example/x"
    end = "https://boards.greenhouse.io/acme/jobs/4012345?gh_src=abc"
    dossier = await ask(url, {url: (200, end, ""), API: (200, API, answer())})
    assert dossier.posting.url == BOARD


async def test_being_sent_on_to_the_page_of_postings_closes_what_was_asked_for() -> None:
    url = "https://acme.example/jobs/4711-night-baker"
    dossier = await ask(url, {url: (200, "https://acme.example/jobs", page("All our jobs"))})
    assert dossier.posting.liveness is Liveness.CLOSED
    assert dossier.posting.url == url


async def test_a_page_is_read_itself_where_the_board_that_it_embeds_does_not_answer() -> None:
    url = "https://careers.example.com/jobs?gh_jid=4012345"
    with pytest.raises(PageUnreadable):
        await ask(url, {url: (200, url, page()), API: (500, API, "")})
