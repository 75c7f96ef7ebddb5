"""Recorded pages answer for their own addresses; offline answers for none."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from trusthound.adapters.web.recorded import Offline, Recorded
from trusthound.adapters.web.web import Web
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem, UrlRefused
from trusthound.domain.facts.page import Page

if TYPE_CHECKING:
    from tests.adapters.web.conftest import Serve

URL = "https://jobs.example.com/example"
PAGE = Page(
    url=URL,
    final_url=URL,
    status=200,
    headers=(),
    body=b"recorded",
    redirects=(),
    fetched_at=datetime(2026, 11, 1, tzinfo=UTC),
)


async def test_a_recorded_page_answers_for_its_exact_address_alone() -> None:
    web: Web = Recorded({URL: PAGE}, Offline())
    assert await web.get(web.checked(URL)) is PAGE
    with pytest.raises(PageUnreadable) as unreadable:
        await web.get(URL + "/")
    assert unreadable.value.problem is ReadingProblem.UNREACHABLE
    assert unreadable.value.detail == "offline"


async def test_every_other_address_is_asked_live(serve: "Serve") -> None:
    site = await serve(b"HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nlive")
    async with site.fetcher() as fetcher:
        web: Web = Recorded({URL: PAGE}, fetcher)
        assert (await web.get(web.checked(site.url()))).body == b"live"


async def test_offline_still_says_what_is_no_address() -> None:
    with pytest.raises(UrlRefused):
        await Offline().get("file:///etc/passwd")
