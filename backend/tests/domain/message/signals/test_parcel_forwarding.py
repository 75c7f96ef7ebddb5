"""Sends parcels through your home: a message that wants parcels passed on through its reader."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.parcel_forwarding import parcel_forwarding


def test_present_when_the_words_say_so(ask: Callable[..., Finding]) -> None:
    text = (
        "You will receive packages at your home, put a new label on them and drop them "
        "off at the post office."
    )
    assert ask(parcel_forwarding, text).outcome is Outcome.PRESENT


def test_absent_in_a_message_without_it(ask: Callable[..., Finding]) -> None:
    text = "You answer customers by mail from our office in Leeds."
    assert ask(parcel_forwarding, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "You will pick and pack parcels in our warehouse in Leeds.",
    ],
)
def test_near_miss_when_the_words_mean_something_else(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(parcel_forwarding, text).outcome is Outcome.ABSENT


def test_unknown_or_silent_without_words(judge: Callable[..., Outcome]) -> None:
    assert judge(parcel_forwarding, "Ok 👍") is not Outcome.PRESENT
