"""Profile addresses with a name in them."""

import pytest
from tests.written_resumes import ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.signals.profile_names_another_person import (
    profile_names_another_person,
)


def test_present_where_it_spells_another_name() -> None:
    link = "https://www.linkedin.com/in/priya-raman-4b21a7"
    assert ask(profile_names_another_person, profile=link).outcome is Outcome.PRESENT


def test_absent_where_it_spells_the_candidates() -> None:
    link = "https://www.linkedin.com/in/maria-lopez-4b21a7/"
    assert ask(profile_names_another_person, profile=link).outcome is Outcome.ABSENT


@pytest.mark.parametrize("slug", ["the-data-guy", "mlopez", "lopezmaria", "maria-weber-77", "x"])
def test_near_miss_of_chosen_handles_and_changed_names(slug: str) -> None:
    found = ask(profile_names_another_person, profile=f"linkedin.com/in/{slug}")
    assert found.outcome is Outcome.ABSENT


def test_not_applicable_without_a_profile() -> None:
    assert ask(profile_names_another_person).outcome is Outcome.NOT_APPLICABLE
