"""Throw-away mailboxes, and services that merely forward."""

import pytest
from tests.written_resumes import ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.signals.disposable_mail import disposable_mail


def test_present_for_a_throw_away_provider() -> None:
    found = ask(disposable_mail, mail="maria@mailinator.com")
    assert found.outcome is Outcome.PRESENT


def test_absent_for_a_usual_one() -> None:
    assert ask(disposable_mail, mail="maria@gmail.com").outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "mail",
    [
        "maria@duck.com",
        "x7f2@privaterelay.appleid.com",
        "m@simplelogin.com",
        "m+x@pm.me",
        "m@gmial.com",
    ],
)
def test_near_miss_of_mail_that_is_forwarded(mail: str) -> None:
    assert ask(disposable_mail, mail=mail).outcome is Outcome.ABSENT
