"""What speaks for a message: earlier_contact."""

from collections.abc import Callable

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.earlier_contact import earlier_contact


def test_present_when_the_words_say_so(ask: Callable[..., Finding]) -> None:
    text = "Thank you for applying for the clerk position with us last week."
    assert ask(earlier_contact, text).outcome is Outcome.PRESENT


def test_absent_without_them(ask: Callable[..., Finding]) -> None:
    assert (
        ask(earlier_contact, "We look for a clerk in Leeds and found your number.").outcome
        is Outcome.ABSENT
    )


def test_near_miss_when_something_else_is_meant(ask: Callable[..., Finding]) -> None:
    assert (
        ask(earlier_contact, "Do not pay if somebody says you applied.").outcome is Outcome.ABSENT
    )


def test_unknown_in_a_text_too_short(judge: Callable[..., Outcome]) -> None:
    assert judge(earlier_contact, "Ok 👍") is Outcome.UNKNOWN
