"""Looking at a domain's front page: what stands there, and by which way it was reached."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from trusthound.adapters.lookups.redirects import redirect_chain
from trusthound.adapters.lookups.site import site_state
from trusthound.adapters.web.fetcher import Fetcher
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.facts.site_state import SiteState, Standing

if TYPE_CHECKING:
    from tests.conftest import Registry

OpenWeb = Callable[..., Awaitable[Fetcher]]
NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)


async def look(registry: "Registry", open_web: OpenWeb) -> SiteState:
    """The site has no encrypted port: nothing listens on port 1."""
    web = await open_web(f"acme.com:{registry.port}", "acme.com:1")
    return await site_state("acme.com", NOW, web=web, ports=(1, registry.port))


async def test_a_parked_front_page_is_told_in_its_words(
    registry: "Registry", open_web: OpenWeb
) -> None:
    registry.says("/", b"<title>acme.com</title><body><h1>This domain is for sale!</h1></body>")
    told = await look(registry, open_web)
    assert told == SiteState(
        "acme.com", Standing.PARKED, "domain is for sale", "front page of acme.com", NOW
    )


async def test_robots_txt_is_kept(registry: "Registry", open_web: OpenWeb) -> None:
    registry.says("/robots.txt", b"User-agent: *\nDisallow: /\n")
    with pytest.raises(PageUnreadable) as unreadable:
        await look(registry, open_web)
    assert unreadable.value.problem is ReadingProblem.BLOCKED
    assert registry.asked == ["/robots.txt"]


async def test_a_site_that_cannot_be_reached_is_no_answer(
    registry: "Registry", open_web: OpenWeb
) -> None:
    web = await open_web("acme.com:1", "acme.com:2")
    with pytest.raises(PageUnreadable):
        await site_state("acme.com", NOW, web=web, ports=(1, 2))


async def test_a_link_is_followed_and_its_hops_are_told(
    registry: "Registry", open_web: OpenWeb
) -> None:
    base = f"http://acme.com:{registry.port}"
    registry.says("/s", b"", 302, Location="/t")
    registry.says("/t", b"", 301, Location=f"{base}/u?a=1")
    registry.says("/u?a=1", b"here")
    web = await open_web(f"acme.com:{registry.port}")
    told = await redirect_chain(f"{base}/s", NOW, web=web)
    assert told.link == f"{base}/s"
    assert told.hops == (f"{base}/t", f"{base}/u?a=1")
    assert (told.source, told.learnt_at) == ("our own request", NOW)
