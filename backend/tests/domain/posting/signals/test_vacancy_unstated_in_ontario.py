"""The vacancy statement of Ontario: missing from a whole posting of 2026 or later."""

from collections.abc import Callable
from datetime import date

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.common.place import Place
from trusthound.domain.posting.signals.vacancy_unstated_in_ontario import (
    vacancy_unstated_in_ontario,
)

TORONTO = (Place("Toronto, ON", "Toronto", "ON", "CA"),)
DUTIES = "You answer letters, keep our files in order and help the team with its travels. " * 5


def test_present_when_no_word_tells_of_a_vacancy(ask: Callable[..., Finding]) -> None:
    found = ask(vacancy_unstated_in_ontario, DUTIES, places=TORONTO)
    assert found.outcome is Outcome.PRESENT
    assert "does not say whether a vacancy exists" in found.evidence[0].quote
    assert "size is not known" in found.evidence[0].quote


@pytest.mark.parametrize(
    "statement",
    [
        "This posting is for an existing vacancy.",
        "Vacancy status: current.",
        "We are building a talent pool for later.",
        "A replacement for a colleague on parental leave.",
    ],
)
def test_absent_when_it_says_so(ask: Callable[..., Finding], statement: str) -> None:
    found = ask(vacancy_unstated_in_ontario, DUTIES + statement, places=TORONTO)
    assert found.outcome is Outcome.ABSENT


def test_near_miss_when_the_text_is_only_a_beginning(ask: Callable[..., Finding]) -> None:
    found = ask(vacancy_unstated_in_ontario, "You answer letters.", places=TORONTO)
    assert found.outcome is Outcome.NOT_APPLICABLE


@pytest.mark.parametrize(
    ("places", "posted", "language"),
    [
        ((), None, "en"),
        ((Place("Montréal", "Montréal", "QC", "CA"),), None, "en"),
        ((*TORONTO, Place("New York", "New York", "NY", "US")), None, "en"),
        ((Place("Ontario, CA", "Ontario", "CA", "US"),), None, "en"),
        (TORONTO, date(2025, 12, 31), "en"),
        (TORONTO, None, "fr"),
    ],
)
def test_not_applicable_elsewhere_earlier_or_in_another_language(
    ask: Callable[..., Finding], places: tuple[Place, ...], posted: date | None, language: str
) -> None:
    found = ask(
        vacancy_unstated_in_ontario, DUTIES, places=places, date_posted=posted, language=language
    )
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(vacancy_unstated_in_ontario, places=TORONTO).outcome is Outcome.UNKNOWN
