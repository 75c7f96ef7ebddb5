"""What speaks for a message: meeting_announced."""

from collections.abc import Callable

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.meeting_announced import meeting_announced


def test_present_when_the_words_say_so(ask: Callable[..., Finding]) -> None:
    text = "The interview is a video call on Zoom with the head of sales on Monday."
    assert ask(meeting_announced, text).outcome is Outcome.PRESENT


def test_absent_without_them(ask: Callable[..., Finding]) -> None:
    assert ask(meeting_announced, "We look for a clerk in Leeds.").outcome is Outcome.ABSENT


def test_near_miss_when_something_else_is_meant(ask: Callable[..., Finding]) -> None:
    assert (
        ask(meeting_announced, "The interview is held by text on Telegram.").outcome
        is Outcome.ABSENT
    )


def test_unknown_in_a_text_too_short(judge: Callable[..., Outcome]) -> None:
    assert judge(meeting_announced, "Ok 👍") is Outcome.UNKNOWN
