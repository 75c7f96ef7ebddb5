"""Settings in, the bounds of fetching out."""

from trusthound import __version__
from trusthound.adapters.web.limits import FetchLimits
from trusthound.wiring.settings import Settings


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
