"""Where a page of a list ended in, the text that asks for the next one out, and back again."""

import re
from datetime import UTC, datetime, timedelta

from trusthound.domain.common.errors import InvalidInput

# 17 digits of microseconds end in the year 5138.
_CURSOR = re.compile(r"([0-9]{1,17})\.([A-Za-z0-9_-]{1,64})", re.ASCII)
_BEGINNING = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)


def cursor_of(moment: datetime, id_: str) -> str:
    """The last one of a page, by its moment and its id."""
    return f"{(moment - _BEGINNING) // _MICROSECOND}.{id_}"


def moment_and_id(cursor: str) -> tuple[datetime, str]:
    """Raises InvalidInput for what no page of ours ended with."""
    found = _CURSOR.fullmatch(cursor)
    if found is None:
        raise InvalidInput(
            "This is no place in the list.", field="cursor", advice="Begin without a cursor."
        )
    return _BEGINNING + int(found[1]) * _MICROSECOND, found[2]
