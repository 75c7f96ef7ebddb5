"""Software to run before you are hired: programs, commands and projects."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.software_to_run import software_to_run


@pytest.mark.parametrize(
    "text",
    [
        "Paste this command into your terminal to fix the camera before the interview.",
        "Please disable your antivirus before you open the assessment.",
        "Download our secure video interview app from the link we send.",
        "Download the salary sheet Offer_2026.pdf.exe and fill it in.",
        "Take-home assessment: clone the repository, run npm install and npm start, then "
        "record the result.",
        "Clone the repo and play our demo game before the interview.",
    ],
)
def test_present_when_something_is_to_be_run_to_go_on(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(software_to_run, text).outcome is Outcome.PRESENT


def test_absent_when_nothing_is_to_be_run(ask: Callable[..., Finding]) -> None:
    text = "We repair bicycles. You will look after the workshop and talk to riders."
    assert ask(software_to_run, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "You develop and test our video interview app together with designers.",
        "You install meeting software for our clients.",
        "Interviews are held on Zoom or Microsoft Teams.",
        "Our take-home task is a short design exercise on paper.",
        "You know npm, pip and Docker and like working in a terminal.",
        "You deploy antivirus software and keep the firewall in order.",
        "We never ask candidates to disable their antivirus.",
        "You are at home on the command line and in PowerShell.",
    ],
)
def test_near_miss_when_software_is_the_work(ask: Callable[..., Finding], text: str) -> None:
    assert ask(software_to_run, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(software_to_run, "").outcome is Outcome.UNKNOWN
