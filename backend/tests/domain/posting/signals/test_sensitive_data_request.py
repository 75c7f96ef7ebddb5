"""Asks for identity or bank data: before an offer, or at the usual time."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.sensitive_data_request import sensitive_data_request


@pytest.mark.parametrize(
    "text",
    [
        "Send your full name, social security number and bank account details to us.",
        "Please email a copy of your driver's license, front and back.",
        "To apply, provide your bank name and account number for the weekly transfer.",
        "Please include your SSN in the first message.",
        "Send your passport copy to the office today.",
    ],
)
def test_present_when_such_data_are_asked_for_at_once(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(sensitive_data_request, text).outcome is Outcome.PRESENT


@pytest.mark.parametrize(
    "text",
    [
        "We need your online banking username and password to set up direct deposit.",
        "For onboarding, take a selfie holding your driver's license.",
        "For payroll, text your debit card number and PIN.",
    ],
)
def test_present_when_what_no_employer_needs_is_asked_for_even_after_an_offer(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(sensitive_data_request, text).outcome is Outcome.PRESENT


def test_absent_when_no_such_data_are_asked_for(ask: Callable[..., Finding]) -> None:
    text = "We repair bicycles. You will look after the workshop and talk to riders."
    assert ask(sensitive_data_request, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "On your first day please provide your ID and social security card for the I-9 form.",
        "After an accepted offer you provide your bank account for payroll.",
        "We never ask you to send your social security number by email.",
        "Benefits include life insurance, dental insurance and a company bank account for savings.",
        "Once you have signed the contract, send your bank details and National Insurance number.",
        "Send your bank details along with the signed contract.",
        "You build online banking login screens and one-time password flows.",
        "You help users to send the verification code again and reset a banking password.",
        "You run our selfie campaign with photographers.",
        "You help customers who need bank account information.",
        "Submit to a background check, for which a social security number is needed.",
        "Please bring a copy of your passport to the interview so that we can upload a "
        "copy of your passport.",
    ],
)
def test_near_miss_when_they_are_asked_for_on_hire_or_of_others(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(sensitive_data_request, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(sensitive_data_request, "").outcome is Outcome.UNKNOWN
