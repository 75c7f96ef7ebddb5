"""Phones and places of two countries."""

import pytest
from tests.written_resumes import ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.signals.phone_of_another_country import phone_of_another_country


def test_present_where_all_numbers_are_of_another_country() -> None:
    found = ask(phone_of_another_country, location="Austin, TX", phones=["+49 30 901820"])
    assert found.outcome is Outcome.PRESENT


def test_absent_where_one_is_of_the_country() -> None:
    phones = ["+49 30 901820", "+1 512 555 0134"]
    found = ask(phone_of_another_country, location="Austin, TX", phones=phones)
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    ("location", "phone"),
    [("Austin, TX", "+1 416 555 0134"), ("Vienna, Austria", "+49 30 901820"),
     ("San Jose, CA", "+1 408 555 0134")],
)  # fmt: skip
def test_near_miss_of_neighbours(location: str, phone: str) -> None:
    found = ask(phone_of_another_country, location=location, phones=[phone])
    assert found.outcome is Outcome.ABSENT


def test_not_applicable_without_a_code_or_a_place() -> None:
    found = ask(phone_of_another_country, location="Austin, TX", phones=["512 555 0134"])
    assert found.outcome is Outcome.NOT_APPLICABLE
    found = ask(phone_of_another_country, phones=["+49 30 901820"])
    assert found.outcome is Outcome.NOT_APPLICABLE
