"""Apply by a public form service: the way to apply, not any form that is linked."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.form_application import form_application


@pytest.mark.parametrize(
    "text",
    [
        "To apply, fill in https://docs.google.com/forms/d/e/1FAI/viewform today.",
        "Apply here: https://tally.so/r/68vdyB",
    ],
)
def test_present_when_one_applies_by_a_form_service(ask: Callable[..., Finding], text: str) -> None:
    assert ask(form_application, text).outcome is Outcome.PRESENT


def test_absent_when_one_applies_elsewhere(ask: Callable[..., Finding]) -> None:
    found = ask(form_application, "Details below.", apply_url="https://careers.acme.com/1/apply")
    assert found.outcome is Outcome.ABSENT


def test_near_miss_when_a_form_service_hires_for_itself(ask: Callable[..., Finding]) -> None:
    found = ask(form_application, "Apply at https://www.surveymonkey.com/careers/dept/sales/")
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text", ["Write to us.", "Tell us how you like our bread: https://tally.so/r/68vdyB"]
)
def test_not_applicable_without_a_link_to_apply(ask: Callable[..., Finding], text: str) -> None:
    assert ask(form_application, text).outcome is Outcome.NOT_APPLICABLE
