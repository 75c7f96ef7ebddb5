"""Dates are read as sites write them; relative ones count from the given day."""

from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trusthound.domain.posting.extract.dates import read_date

TODAY = date(2026, 11, 21)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("2026-03-05T10:00:00Z", date(2026, 3, 5)),
        ("2020-03", date(2020, 3, 1)),
        ("20260305", date(2026, 3, 5)),
        ("1767225600", date(2026, 1, 1)),
        ("1767225600000", date(2026, 1, 1)),
        ("31.12.2026", date(2026, 12, 31)),
        ("12/31/2026", date(2026, 12, 31)),
        ("31/12/2026", date(2026, 12, 31)),
        ("5. března 2026", date(2026, 3, 5)),
        ("March 5, 2026", date(2026, 3, 5)),
        ("15 de marzo de 2026", date(2026, 3, 15)),
        ("Thu, 26 Mar 2026 08:34:26 GMT", date(2026, 3, 26)),
        ("24 Dec", date(2025, 12, 24)),
        ("Posted 30+ Days Ago", date(2026, 10, 22)),
        ("vor 3 Tagen", date(2026, 11, 18)),
        ("il y a 2 semaines", date(2026, 11, 7)),
        ("před 5 dny", date(2026, 11, 16)),
        ("1 hour ago", TODAY),
        ("Today", TODAY),
        ("yesterday", date(2026, 11, 20)),
    ],
)
def test_a_date_is_read(text: str, found: date) -> None:
    assert read_date(text, as_of=TODAY) == found


@pytest.mark.parametrize("text", ["", "soon", "9999999999999", "2026-13-45", "as soon as possible"])
def test_what_names_no_day_is_no_date(text: str) -> None:
    assert read_date(text, as_of=TODAY) is None


@given(st.text(max_size=70))
@settings(max_examples=60, deadline=None)
def test_any_text_is_a_plausible_date_or_none(text: str) -> None:
    found = read_date(text, as_of=TODAY)
    assert found is None or 1990 <= found.year <= 2100
