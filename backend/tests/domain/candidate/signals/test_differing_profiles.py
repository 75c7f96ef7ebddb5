"""Two LinkedIn addresses."""

from tests.written_resumes import ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.signals.differing_profiles import differing_profiles

OWN = "https://linkedin.com/in/maria-lopez-4b21a7"


def test_present_where_they_share_nothing() -> None:
    given = "https://www.linkedin.com/in/priya-raman-99"
    assert ask(differing_profiles, links=[OWN], profile=given).outcome is Outcome.PRESENT


def test_absent_where_they_are_one() -> None:
    given = "https://www.linkedin.com/in/maria-lopez-4b21a7/"
    assert ask(differing_profiles, links=[OWN], profile=given).outcome is Outcome.ABSENT


def test_near_miss_of_a_chosen_address() -> None:
    given = "linkedin.com/in/marialopezdesign"
    assert ask(differing_profiles, links=[OWN], profile=given).outcome is Outcome.ABSENT


def test_not_applicable_where_one_is_missing() -> None:
    assert ask(differing_profiles, profile=OWN).outcome is Outcome.NOT_APPLICABLE
