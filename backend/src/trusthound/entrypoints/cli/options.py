"""Options that several commands share, and how their values are read."""

from datetime import UTC, date, datetime, time
from typing import Annotated

import typer

from trusthound.domain.common.errors import InvalidInput
from trusthound.wiring.clock import utc_now

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]
Offline = Annotated[bool, typer.Option("--offline", help="Open no connection at all.")]
AsOf = Annotated[
    str,
    typer.Option(
        "--as-of", metavar="DATE", help="Judge as on this day (2026-11-21), without look-ups."
    ),
]


def moment_of(as_of: str) -> datetime:
    """Noon UTC of the day given, or this moment for "". Raises InvalidInput."""
    if not as_of:
        return utc_now()
    try:
        day = date.fromisoformat(as_of)
    except ValueError as error:
        raise InvalidInput(
            f"“{as_of}” is no date.", field="as_of", advice="Write it as 2026-11-21."
        ) from error
    return datetime.combine(day, time(12), tzinfo=UTC)
