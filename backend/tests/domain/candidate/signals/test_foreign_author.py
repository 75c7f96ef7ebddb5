"""Authors in a file's properties."""

import pytest
from tests.written_resumes import a_role, ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.signals.foreign_author import foreign_author


def test_present_where_another_person_is_named() -> None:
    assert ask(foreign_author, author="Priya Raman").outcome is Outcome.PRESENT


def test_absent_where_it_is_the_candidate() -> None:
    assert ask(foreign_author, author="Lopez, Maria").outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "author",
    ["Microsoft Office User", "HP", "python-docx", "mlopez", "Maria Weber", "Acme Robotics",
     "Talent Solutions Ltd", "User", "Мария Лопес", "Windows User"],
)  # fmt: skip
def test_near_miss_of_programs_firms_and_changed_names(author: str) -> None:
    role = a_role("Acme Robotics", "Clerk", "2020-01 now")
    assert ask(foreign_author, role, author=author).outcome is Outcome.ABSENT


def test_not_applicable_without_an_author() -> None:
    assert ask(foreign_author).outcome is Outcome.NOT_APPLICABLE
