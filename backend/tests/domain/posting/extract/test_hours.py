"""The hours a week are read as postings of many languages state them."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.posting.extract.hours import hours_a_week


@pytest.mark.parametrize(
    ("text", "hours"),
    [
        ("20 hours a week", "20"),
        ("37.5 hours per week", "37.5"),
        ("Part Time 22.5 hours/week", "22.5"),
        ("20-25 hrs per week", "20"),
        ("30 Stunden pro Woche", "30"),
        ("38,5 h/Woche", "38.5"),
        ("Wochenstunden: 30", "30"),
        ("35 heures par semaine", "35"),
        ("40 hodin týdně", "40"),
        ("40 godzin tygodniowo", "40"),
        ("20 horas por semana", "20"),
        ("part-time 50 %", "20"),
        ("Teilzeit 80%", "32"),
        ("0.6 FTE", "24"),
        ("poloviční úvazek 0,5", "20"),
    ],
)
def test_stated_hours_are_read(text: str, hours: str) -> None:
    assert hours_a_week(text) == Decimal(hours)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "We answer within 24 hours this week.",
        "7 days a week",
        "168 hours a week",
        "0 hours a week",
        "part of the 50 % club",
        "save 5 hours",
    ],
)
def test_other_hours_are_none(text: str) -> None:
    assert hours_a_week(text) is None


@given(st.text(alphabet="0123456789 .,-%/hoursaweekFTEpart", max_size=200))
def test_any_text_gives_hours_that_a_person_can_work_or_none(text: str) -> None:
    hours = hours_a_week(text)
    assert hours is None or 0 < hours <= 80
