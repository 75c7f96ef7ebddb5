"""Addresses with a name in them."""

import pytest
from tests.written_resumes import ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.signals.mail_names_another_person import mail_names_another_person


def test_present_where_it_spells_another_name() -> None:
    found = ask(mail_names_another_person, mail="robert.turner@gmail.com")
    assert found.outcome is Outcome.PRESENT


def test_present_where_the_profile_spells_the_same_other_name() -> None:
    link = "linkedin.com/in/zofrina-qualvist-7b2"
    mail = "zofrinaqualvist@gmail.com"
    assert ask(mail_names_another_person, mail=mail, profile=link).outcome is Outcome.PRESENT
    assert ask(mail_names_another_person, mail=mail).outcome is Outcome.ABSENT


def test_absent_where_it_spells_the_candidates() -> None:
    found = ask(mail_names_another_person, mail="maria.lopez@gmail.com")
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    ("name", "mail"),
    [
        ("Maria Lopez", "mlopez84@gmail.com"),
        ("Maria Lopez", "maria.schneider@gmail.com"),
        ("Maria Lopez", "dark.wizard@gmail.com"),
        ("Maria Lopez", "jobs.robert@gmail.com"),
        ("William Turner", "bill.t@gmail.com"),
        ("Sukarno", "robert.turner@gmail.com"),
        ("王伟", "kevin.wang@gmail.com"),
        ("Siobhán O’Connor", "siobhan.oconnor@gmail.com"),
        ("John Stuart Mill", "jsm.robert@gmail.com"),
    ],
)
def test_near_miss_of_handles_maiden_names_nicknames_and_scripts(name: str, mail: str) -> None:
    found = ask(mail_names_another_person, name=name, mail=mail)
    told = name == "Sukarno"  # a single name: the address still spells another one
    assert (found.outcome is Outcome.PRESENT) is told


def test_not_applicable_without_an_address() -> None:
    assert ask(mail_names_another_person).outcome is Outcome.NOT_APPLICABLE
