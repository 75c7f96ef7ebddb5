"""Sentences of advertisements, and words that resumes share with them."""

import pytest
from tests.written_resumes import ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.signals.advertisement_wording import advertisement_wording


def test_present_where_it_addresses_applicants() -> None:
    text = (
        "You will be responsible for the monthly closing\n"
        "The ideal candidate will have five years in audit\n"
        "We are looking for a controller to join the team"
    )
    found = ask(advertisement_wording, text=text)
    assert found.outcome is Outcome.PRESENT
    assert found.strength == 1.0


def test_present_in_other_languages() -> None:
    text = "Wir suchen eine engagierte Fachkraft\nSie bringen eine abgeschlossene Lehre mit"
    assert ask(advertisement_wording, text=text).outcome is Outcome.PRESENT
    text = "Nous recherchons un comptable\nVous serez responsable de la clôture mensuelle"
    assert ask(advertisement_wording, text=text).outcome is Outcome.PRESENT


def test_absent_in_a_resumes_own_words() -> None:
    text = "Responsible for the monthly closing\nLed a team of five"
    assert ask(advertisement_wording, text=text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "Skills: SQL, Excel, Power BI, scrum, stakeholder management, leadership, audit",
        "Looking for a role where I can grow. At least 5 years of experience in audit",
        "Wrote advertisements such as: the ideal candidate will have a degree",
        "Meine Aufgaben: Abschluss, Steuern. Ich suche eine neue Stelle",
        "I am looking for a team to join and an employer who values care",
    ],
)
def test_near_miss_of_keyword_lists_and_single_sentences(text: str) -> None:
    assert ask(advertisement_wording, text=text).outcome is Outcome.ABSENT
