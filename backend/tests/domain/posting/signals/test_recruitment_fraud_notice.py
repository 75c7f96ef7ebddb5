"""Warns of false recruiters: the employer speaks of others who use its name."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.recruitment_fraud_notice import recruitment_fraud_notice


@pytest.mark.parametrize(
    "text",
    [
        "We will never ask candidates for payment or bank details during the hiring process.",
        "Beware of recruitment scams: our offers always come from @acme.example.",
        "Please be aware of fraudulent job postings in our name.",
        "Acme recruiters only use e-mail addresses that end in @acme.example, our official domain.",
    ],
)
def test_present_when_the_employer_warns_or_says_what_it_never_asks(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(recruitment_fraud_notice, text).outcome is Outcome.PRESENT


def test_absent_when_there_is_no_warning(ask: Callable[..., Finding]) -> None:
    text = "We repair bicycles. You will look after the workshop and talk to riders."
    assert ask(recruitment_fraud_notice, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "As fraud analyst you find scams and stop them.",
        "You train staff to be aware of phishing and fraud.",
        "You never process payments without a second signature.",
        "Our product detects fake reviews and fraud.",
    ],
)
def test_near_miss_when_fraud_is_the_work_itself(ask: Callable[..., Finding], text: str) -> None:
    assert ask(recruitment_fraud_notice, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(recruitment_fraud_notice, "").outcome is Outcome.UNKNOWN
