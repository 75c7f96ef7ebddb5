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
    return datetime.combine(day_of(as_of, field="as_of"), time(12), tzinfo=UTC)


def day_of(written: str, *, field: str) -> date:
    """Raises InvalidInput for what is no day."""
    try:
        return date.fromisoformat(written)
    except ValueError as error:
        raise InvalidInput(
            f"“{written}” is no date.", field=field, advice="Write it as 2026-11-21."
        ) from error
