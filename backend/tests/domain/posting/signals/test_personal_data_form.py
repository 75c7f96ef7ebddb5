"""A form of personal data at once: lists, and what only names the same words."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.personal_data_form import personal_data_form


@pytest.mark.parametrize(
    "text",
    [
        "Reply with: Full name, Address, City, State, Age, Sex, Cell phone number.",
        "Full name: Address: Phone number: Date of birth: Marital status: Name of bank:",
        "Send the following. Your full name: Age: Gender: Occupation: Mobile number:",
    ],
)
def test_present_when_a_list_asks_for_age_sex_or_bank(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(personal_data_form, text).outcome is Outcome.PRESENT


def test_absent_when_nothing_is_asked_for(ask: Callable[..., Finding]) -> None:
    text = "We repair bicycles. You will look after the workshop and talk to riders."
    assert ask(personal_data_form, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "Apply with your full name, address, phone number and email.",
        "Full name: your name will be used regardless of age, sex, gender, religion or "
        "marital status.",
        "We treat everyone alike; age, sex, gender and marital status play no part.",
        "Full name, city and country of your references.",
    ],
)
def test_near_miss_when_few_fields_or_a_law_name_them(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(personal_data_form, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(personal_data_form, "").outcome is Outcome.UNKNOWN
