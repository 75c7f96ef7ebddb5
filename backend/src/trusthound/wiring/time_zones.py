"""The name of a time zone in, the zone out, as the IANA's tables tell it."""

from datetime import UTC, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from trusthound.domain.common.errors import InvalidInput


def zone_of(name: str) -> tzinfo:
    """Raises InvalidInput for a name that there is not."""
    if name == "UTC":
        return UTC
    if name not in _names():
        raise InvalidInput(
            "This time zone is not known.",
            field="timeZone",
            advice='Name it as the IANA does: "Europe/London".',
        )
    return ZoneInfo(name)


def kept_zone(name: str) -> tzinfo:
    """The same of one that was kept: a zone can lose its name."""
    try:
        return zone_of(name)
    except InvalidInput:
        return UTC


@cache
def _names() -> frozenset[str]:
    return frozenset(available_timezones())
