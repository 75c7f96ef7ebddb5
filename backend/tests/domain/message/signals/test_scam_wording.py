"""Reads like reported scams: the wording of a message as a whole."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.scam_wording import scam_wording

TASK_SCAM = (
    "Hello dear, this is Lily from the recruiting team. Our platform pays you for rating hotels "
    "on your phone, 40 tasks a day, you earn 150 USDT every day and withdraw at night. To open "
    "the next set you recharge your account with 50 USDT, it comes back with your commission."
)


def test_present_with_the_sentences_that_speak_most_for_it(ask: Callable[..., Finding]) -> None:
    found = ask(scam_wording, TASK_SCAM)
    assert found.outcome is Outcome.PRESENT
    quotes = [each for each in found.evidence if each.start is not None]
    assert quotes
    for each in quotes:
        assert TASK_SCAM[each.start : each.end] == each.quote


def test_absent_in_an_invitation_to_an_interview(ask: Callable[..., Finding]) -> None:
    text = (
        "Thank you for applying. We would like to meet you on Tuesday at ten in our office in "
        "Leeds. Please bring your portfolio; the talk takes about an hour."
    )
    assert ask(scam_wording, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "Warning from our university: nobody who offers you a job asks you to recharge an account "
        "or to pay for tasks. If you have been asked, come to the career office.",
        "Your laptop is on its way and is paid by us. Please fill in your bank details in the HR "
        "portal once you have signed the contract, so that the first salary can be paid.",
    ],
)
def test_near_misses_that_use_the_same_words(ask: Callable[..., Finding], text: str) -> None:
    assert ask(scam_wording, text).outcome is Outcome.ABSENT


def test_unknown_where_there_are_too_few_words(judge: Callable[..., Outcome]) -> None:
    assert judge(scam_wording, "Hi there") is Outcome.UNKNOWN
