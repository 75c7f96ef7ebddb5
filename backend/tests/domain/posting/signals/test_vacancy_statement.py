"""Says why the position is open."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.vacancy_statement import vacancy_statement


@pytest.mark.parametrize(
    "text",
    [
        "This posting is for an existing vacancy.",
        "This role is a new position within our finance team.",
        "12-month contract (maternity cover).",
        "One of us is going on parental leave, so we need help.",
    ],
)
def test_present_when_the_vacancy_is_explained(ask: Callable[..., Finding], text: str) -> None:
    assert ask(vacancy_statement, text).outcome is Outcome.PRESENT


def test_absent_when_nothing_is_said_about_it(ask: Callable[..., Finding]) -> None:
    text = "The workshop needs a second mechanic from January on."
    assert ask(vacancy_statement, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "This posting is not for an existing vacancy.",
        "Benefits include parental leave of twelve weeks.",
        "You fill vacancies for our clients.",
    ],
)
def test_near_miss_when_it_is_denied_or_about_something_else(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(vacancy_statement, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(vacancy_statement, "").outcome is Outcome.UNKNOWN
