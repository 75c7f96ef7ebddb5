"""What is asked of the web for a posting's address."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from trusthound.adapters.web.web import ANY_PAGE
from trusthound.domain.common.errors import PageUnreadable
from trusthound.domain.common.listed_opening import OpeningsListed
from trusthound.domain.facts.page import Page
from trusthound.domain.facts.reference import BoardDirectory, Reference
from trusthound.inquiry.listed import MOST_OFFERED
from trusthound.inquiry.posting import ask_about_url

AS_OF = date(2026, 11, 21)
REFERENCE = Reference(
    free_mail_domains=frozenset(),
    disposable_mail_domains=frozenset(),
    board_directory=BoardDirectory(name="none", listed_on=AS_OF, employers={}),
    registrable_domain=lambda host: host,
)
TALK = (
    b"<html><body><p>Nothing of a posting stands here, whoever may look for one.</p></body></html>"
)


class SmallWeb:
    """A web of a few pages that remembers what it was asked."""

    def __init__(self, pages: Mapping[str, bytes]) -> None:
        self.pages = pages
        self.asked: list[tuple[str, str]] = []

    def checked(self, url: str) -> str:
        return url

    async def get(self, url: str, *, accept: str = ANY_PAGE, for_person: bool = True) -> Page:
        assert for_person
        self.asked.append((url, accept))
        body = self.pages.get(url, b"")
        status = 200 if body else 404
        return Page(url, url, status, (), body, (), datetime(2026, 11, 21, tzinfo=UTC))

    async def shown(self, page: Page) -> None:
        """It runs no scripts."""


async def test_a_board_without_an_api_is_asked_for_its_page_once() -> None:
    page = "https://www.linkedin.com/jobs/view/3951234567"
    web = SmallWeb({page: TALK})
    with pytest.raises(PageUnreadable):
        await ask_about_url(f"{page}?trk=x", web=web, reference=REFERENCE, as_of=AS_OF)
    assert web.asked == [(page, "text/html")]


async def test_where_an_api_has_no_answer_the_page_is_asked() -> None:
    page = "https://remoteok.com/remote-jobs/123456"
    web = SmallWeb({"https://remoteok.com/api": b"[]", page: TALK})
    with pytest.raises(PageUnreadable):
        await ask_about_url(page, web=web, reference=REFERENCE, as_of=AS_OF)
    assert web.asked == [("https://remoteok.com/api", "application/json"), (page, ANY_PAGE)]


class MovedWeb(SmallWeb):
    """Every address leads through a shortener to the one page that there is."""

    async def get(self, url: str, *, accept: str = ANY_PAGE, for_person: bool = True) -> Page:
        (end,) = self.pages
        page = await super().get(end, accept=accept, for_person=for_person)
        return replace(page, url=url, redirects=("https://bit.ly/1", end))


async def test_where_the_link_led_is_a_fact_with_its_time() -> None:
    end = "https://careers.acme.com/1"
    told = "<h1>Night cook</h1><p>We look for a night cook. Apply by mail with your cv.</p>" * 9
    data = '{"@type": "JobPosting", "title": "Night cook", "description": "Cook at night."}'
    page = f'<script type="application/ld+json">{data}</script>{told}'
    web = MovedWeb({end: page.encode()})
    dossier = await ask_about_url(
        "https://acme.com/jobs", web=web, reference=REFERENCE, as_of=AS_OF
    )
    (led,) = dossier.redirect_chains or ()
    assert led.link == "https://acme.com/jobs"
    assert led.hops == ("https://bit.ly/1", end)
    assert led.learnt_at == datetime(2026, 11, 21, tzinfo=UTC)


async def test_a_page_of_openings_offers_those_of_its_own_site_and_of_known_boards() -> None:
    links = {
        "/jobs/101": "Clerk",
        "https://jobs.lever.co/acme/5ac21346-8e0c-4494-8e7a-3eb92ff77902": "Cook",
        "https://elsewhere.example/jobs/102": "Agent",
        **{f"/jobs/{number}": f"Driver {number}" for number in range(200, 300)},
    }
    html = "".join(f'<li><a href="{url}">{title}</a></li>' for url, title in links.items())
    page = "https://acme.example/openings"
    web = SmallWeb({page: f"<html><body><ul>{html}</ul></body></html>".encode()})
    with pytest.raises(OpeningsListed) as refused:
        await ask_about_url(page, web=web, reference=REFERENCE, as_of=AS_OF)
    titles = [each.title for each in refused.value.openings]
    assert refused.value.code == "listing_page"
    assert titles[:3] == ["Clerk", "Cook", "Driver 200"]
    assert len(titles) == MOST_OFFERED


async def test_a_page_that_leads_to_postings_on_a_board_lists_them_however_it_words_it() -> None:
    board = "https://jobs.lever.co/acme/5ac21346-8e0c-4494-8e7a-3eb92ff7790"
    html = "".join(f'<li><a href="{board}{end}">Cook {end}</a></li>' for end in range(3))
    page = "https://acme.example/work-with-us"
    web = SmallWeb({page: f"<html><body><h1>Work with us</h1><ul>{html}</ul>".encode()})
    with pytest.raises(OpeningsListed) as refused:
        await ask_about_url(page, web=web, reference=REFERENCE, as_of=AS_OF)
    assert refused.value.code == "listing_page"
    assert [each.title for each in refused.value.openings] == ["Cook 0", "Cook 1", "Cook 2"]
