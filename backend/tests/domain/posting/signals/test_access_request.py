"""Asks for a code or your screen: of the applicant, or of those whom one would serve."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.access_request import access_request


@pytest.mark.parametrize(
    "text",
    [
        "During onboarding, share the verification code that we text you.",
        "Once hired, send us the one-time passcode from your phone.",
        "Provide your ID.me login for the background check.",
        "To confirm that you are a real person, reply with the 6-digit code we just sent.",
        "Please send me the OTP that comes to your number.",
        "Install AnyDesk and send us the ID so that our IT can set up your home office.",
        "Download TeamViewer so that HR can complete your registration.",
        "You must allow remote access to your computer before training.",
    ],
)
def test_present_when_a_code_or_the_own_screen_is_asked_for(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(access_request, text).outcome is Outcome.PRESENT


def test_absent_when_neither_is_spoken_of(ask: Callable[..., Finding]) -> None:
    text = "We repair bicycles. You will look after the workshop and talk to riders."
    assert ask(access_request, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "You build online banking login screens and one-time password flows.",
        "You help users to send the verification code again and reset a banking password.",
        "We will never ask you to share a verification code.",
        "Support engineers install TeamViewer so that our customers get help quickly.",
        "You provide remote access support and TeamViewer sessions to our clients.",
        "You set up remote access to the company laptop for new colleagues.",
        "Fraud analysts warn members of callers who say: send us the one-time code.",
        "Experience with AnyDesk, Citrix and VPN.",
    ],
)
def test_near_miss_when_it_is_the_work_itself_or_denied(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(access_request, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(access_request, "").outcome is Outcome.UNKNOWN
