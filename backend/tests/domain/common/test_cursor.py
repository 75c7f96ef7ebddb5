"""Where a page ended, as text and back."""

from datetime import UTC, datetime

import pytest

from trusthound.domain.common.cursor import cursor_of, moment_and_id
from trusthound.domain.common.errors import InvalidInput


def test_a_cursor_comes_back_whole_to_the_microsecond() -> None:
    moment = datetime(2026, 11, 21, 12, 0, 0, 123457, tzinfo=UTC)

    assert moment_and_id(cursor_of(moment, "a_B-9")) == (moment, "a_B-9")


@pytest.mark.parametrize(
    "cursor",
    ["", "1", ".a", "1.", "-1.a", "1.a b", "1.a\n", "1." + "a" * 65, "9" * 18 + ".a", "٣.a"],
)
def test_what_is_no_cursor_is_refused(cursor: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        moment_and_id(cursor)

    assert refused.value.field == "cursor"
