"""The advertised position's own text in a resume."""

from tests.written_resumes import ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.signals.copied_description import copied_description

TEXT = (
    "The controller closes the books each month together with the team in Northbridge and reports "
    "to the head of finance. The role plans the budget with all departments, explains deviations "
    "to the board and improves the processes of procurement and payment across four countries."
)


def test_present_where_it_is_repeated() -> None:
    found = ask(copied_description, text=TEXT, description=f"Apply now. {TEXT}")
    assert found.outcome is Outcome.PRESENT


def test_absent_where_the_words_are_its_own() -> None:
    text = "Closed the books of a brewery for nine years and halved the days it took"
    assert ask(copied_description, text=text, description=TEXT).outcome is Outcome.ABSENT


def test_near_miss_of_one_sentence_in_common() -> None:
    text = "I plan the budget with all departments, explain deviations to the board and more"
    assert ask(copied_description, text=text, description=TEXT).outcome is Outcome.ABSENT


def test_not_applicable_without_the_positions_text() -> None:
    assert ask(copied_description, text=TEXT).outcome is Outcome.NOT_APPLICABLE
