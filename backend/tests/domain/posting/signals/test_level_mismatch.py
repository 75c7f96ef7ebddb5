"""Level and requirements do not fit: a high position for anybody, a low one for veterans."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.model import Seniority
from trusthound.domain.posting.signals.level_mismatch import level_mismatch


def test_present_when_a_senior_position_needs_nothing(ask: Callable[..., Finding]) -> None:
    found = ask(
        level_mismatch,
        "No experience required, we train you in a day.",
        title="Senior Account Director",
        seniority=Seniority.DIRECTOR,
    )
    assert found.outcome is Outcome.PRESENT


def test_present_but_weak_when_a_beginner_needs_ten_years(ask: Callable[..., Finding]) -> None:
    found = ask(
        level_mismatch,
        "Minimum of 10 years of experience.",
        title="Junior Developer",
        seniority=Seniority.ENTRY,
    )
    assert found.outcome is Outcome.PRESENT
    assert found.strength < 1


def test_absent_when_they_fit(ask: Callable[..., Finding]) -> None:
    text = "At least 10 years of experience in finance."
    found = ask(level_mismatch, text, title="Finance Director", seniority=Seniority.DIRECTOR)
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    ("title", "seniority", "text"),
    [
        ("Store Manager", Seniority.MANAGER, "Experience in fashion retail is not required."),
        ("Sales Director", Seniority.DIRECTOR, "No experience required in our industry of glass."),
        ("Junior Developer", Seniority.ENTRY, "Our team has 15+ years of experience."),
        ("Graduate Engineer", Seniority.ENTRY, "2+ years of experience are welcome."),
    ],
)
def test_near_miss_when_it_is_about_training_a_field_or_the_firm(
    ask: Callable[..., Finding], title: str, seniority: Seniority, text: str
) -> None:
    found = ask(level_mismatch, text, title=title, seniority=seniority)
    assert found.outcome is Outcome.ABSENT


def test_not_applicable_without_a_level(ask: Callable[..., Finding]) -> None:
    found = ask(level_mismatch, "No experience required.", title="Cook")
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_not_applicable_to_a_manager_in_training(ask: Callable[..., Finding]) -> None:
    found = ask(
        level_mismatch,
        "No experience needed.",
        title="Trainee Manager",
        seniority=Seniority.MANAGER,
    )
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(level_mismatch, "", seniority=Seniority.SENIOR).outcome is Outcome.UNKNOWN
