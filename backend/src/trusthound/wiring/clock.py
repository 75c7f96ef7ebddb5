"""The one place that reads the clock and draws chance; doors hand both on as arguments."""

from datetime import UTC, datetime
from secrets import token_urlsafe


def utc_now() -> datetime:
    """This moment, in UTC."""
    return datetime.now(UTC)  # noqa: TID251 - this is the room


def new_id() -> str:
    """128 random bits as 22 characters that are safe in a URL.

    None begins with "-": as a word of a command line that is an option.
    """
    while (drawn := token_urlsafe(16)).startswith("-"):
        pass
    return drawn
