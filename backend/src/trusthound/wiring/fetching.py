"""Settings in, the bounds of fetching and the way to the web out."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from trusthound import __version__
from trusthound.adapters.web.browser.browsing import Browsing
from trusthound.adapters.web.browser.limits import BrowserLimits
from trusthound.adapters.web.browser.render import Browser
from trusthound.adapters.web.fetcher import Fetcher, open_fetcher
from trusthound.adapters.web.limits import FetchLimits
from trusthound.adapters.web.web import Web
from trusthound.wiring.settings import Settings


@asynccontextmanager
async def open_web(settings: Settings) -> AsyncIterator[tuple[Fetcher, Web]]:
    """The fetcher, and the web for who asks about a page: with a browser where that is set."""
    async with open_fetcher(fetch_limits(settings)) as fetcher:
        yield (
            fetcher,
            Browsing(fetcher, _browser(settings, fetcher)) if settings.render else fetcher,
        )


async def render_trouble(settings: Settings) -> str:
    """What keeps pages from being shown by their scripts here, "" for nothing."""
    async with open_fetcher(fetch_limits(settings)) as fetcher:
        return await _browser(settings, fetcher).trouble()


def _browser(settings: Settings, fetcher: Fetcher) -> Browser:
    limits = BrowserLimits(program=settings.render_program, at_once=settings.renders_at_once)
    return Browser(
        lambda url, accept: fetcher.get(url, accept=accept),
        limits,
        fetch_limits(settings).user_agent,
    )


def fetch_limits(settings: Settings) -> FetchLimits:
    """The bounds of a fetch, as set."""
    return FetchLimits(
        user_agent=f"{settings.product_name}/{__version__} (+{settings.contact_url})",
        total_seconds=settings.fetch_seconds,
        received_bytes=settings.fetch_bytes,
        unpacked_bytes=settings.fetch_unpacked_bytes,
        collecting_bytes=settings.collect_bytes,
        collecting_pause_seconds=settings.collect_pause_seconds,
        concurrency=settings.fetch_concurrency,
        queue=settings.fetch_queue,
        respect_robots_for_people=settings.respect_robots_for_people,
        allowed_private=frozenset(settings.fetch_allowed_private),
    )
