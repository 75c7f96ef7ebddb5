"""A pool, not a position, and the closing line that merely mentions one."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.evergreen_pool import evergreen_pool


@pytest.mark.parametrize(
    "text",
    [
        "This is a talent pool for drivers in the north.",
        "Please note that this is not a current vacancy.",
        "We accept applications on an ongoing basis.",
        "We are building a talent pipeline for future openings.",
        "Send us a speculative application.",
    ],
)
def test_present_when_the_posting_says_that_it_is_a_pool(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(evergreen_pool, text).outcome is Outcome.PRESENT


def test_absent_when_a_position_is_to_be_filled(ask: Callable[..., Finding]) -> None:
    text = "The workshop needs a second mechanic from January on."
    assert ask(evergreen_pool, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "Not the right role for you? Join our talent community for future openings.",
        "You manage the talent pipeline together with HR.",
        "The pool opens in May; you teach children to swim.",
        "We do not do speculative applications; this position exists.",
    ],
)
def test_near_miss_when_a_pool_is_mentioned_in_passing(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(evergreen_pool, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(evergreen_pool, "").outcome is Outcome.UNKNOWN
