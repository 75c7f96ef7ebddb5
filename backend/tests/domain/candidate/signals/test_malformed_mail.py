"""Addresses that mail cannot reach as they are written."""

import pytest
from tests.written_resumes import ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.signals.malformed_mail import malformed_mail


@pytest.mark.parametrize(
    "mail", ["maria.lopez@gmial.com", "maria.lopez@", "maria@hotmail.con", "maria..l@example.org"]
)
def test_present_where_it_is_misspelt(mail: str) -> None:
    assert ask(malformed_mail, mail=mail).outcome is Outcome.PRESENT


def test_absent_where_it_is_an_address() -> None:
    assert ask(malformed_mail, mail="maria.lopez@gmail.com").outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "mail",
    ["maria+jobs@gmail.com", "maria@email.com", "maria@ymail.com", "m@xn--mnchen-3ya.de",
     "maria.lópez@example.org", "maria@yahoo.co.id"],
)  # fmt: skip
def test_near_miss_of_tags_and_other_providers(mail: str) -> None:
    assert ask(malformed_mail, mail=mail).outcome is Outcome.ABSENT


def test_not_applicable_without_an_address() -> None:
    assert ask(malformed_mail).outcome is Outcome.NOT_APPLICABLE
