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
        ("před týdnem", date(2026, 11, 14)),
        ("vor einem Monat", date(2026, 10, 22)),
        ("tydzień temu", date(2026, 11, 14)),
        ("hace 1 año", date(2025, 11, 21)),
        ("2 years ago", date(2024, 11, 21)),
        ("Closes in 5 days", date(2026, 11, 26)),
        ("5 days left", date(2026, 11, 26)),
        ("tomorrow", date(2026, 11, 22)),
        ("Closing date: midnight 3 Jan 2027", date(2027, 1, 3)),
        ("Sunday, 3 January 2027", date(2027, 1, 3)),
        ("23:59 on 3 January 2027", date(2027, 1, 3)),
        ("26-Mar-26", date(2026, 3, 26)),
        ("1. červenec 2026", date(2026, 7, 1)),
        ("1. června 2026", date(2026, 6, 1)),
        ("15 listopada 2026", date(2026, 11, 15)),
        ("10 de agosto de 2026", date(2026, 8, 10)),
        ("1er mars 2026", date(2026, 3, 1)),
        ("5 июня 2026", date(2026, 6, 5)),
        ("31 Aralık 2026", date(2026, 12, 31)),
        ("2026年3月5日", date(2026, 3, 5)),
        ("13/4/2026", date(2026, 4, 13)),
    ],
)
def test_a_date_is_read(text: str, found: date) -> None:
    assert read_date(text, as_of=TODAY) == found


@pytest.mark.parametrize(
    "text",
    ["", "soon", "9999999999999", "2026-13-45", "as soon as possible", "ASAP", "open until filled",
     "9999 years ago", "over 5 years experience", "40 hours a week", "2026", "31 February 2026"],
)  # fmt: skip
def test_what_names_no_day_is_no_date(text: str) -> None:
    assert read_date(text, as_of=TODAY) is None


@pytest.mark.parametrize(
    ("country", "found"),
    [("US", date(2026, 3, 4)), ("GB", date(2026, 4, 3)), ("", None)],
)
def test_the_country_tells_a_day_from_a_month_and_nothing_else_does(
    country: str, found: date | None
) -> None:
    assert read_date("3/4/2026", as_of=TODAY, country=country) == found


def test_a_deadline_without_a_year_is_the_next_such_day() -> None:
    assert read_date("3 January", as_of=TODAY, ahead=True) == date(2027, 1, 3)
    assert read_date("3 January", as_of=TODAY) == date(2026, 1, 3)


def test_an_instant_is_a_date_in_its_own_offset() -> None:
    assert read_date("2026-03-05T23:30:00-08:00", as_of=TODAY) == date(2026, 3, 5)


WORDS = st.sampled_from(
    ["2026", "3", "99", "0", "/", "-", " ", "march", "vor", "days", "ago", "ledna", "31", ".", "in"]
)


@given(st.lists(WORDS | st.text(max_size=6), max_size=14).map("".join), st.booleans())
@settings(max_examples=150, deadline=None)
def test_any_text_is_a_plausible_date_or_none(text: str, ahead: bool) -> None:  # noqa: FBT001
    found = read_date(text, as_of=TODAY, country="US", ahead=ahead)
    assert found is None or 1990 <= found.year <= 2100


@pytest.mark.timeout(2)
@pytest.mark.parametrize("piece", ["1", "1 ", "a ", "1/", "a 1 ", "\u0301", "1.1."])
def test_a_hostile_text_is_read_in_time(piece: str) -> None:
    read_date(piece * (100_000 // len(piece)), as_of=TODAY)
