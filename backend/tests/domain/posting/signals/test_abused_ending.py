"""Address under an ending often abused: pages, links to apply and mail."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.abused_ending import abused_ending


@pytest.mark.parametrize(
    ("text", "url"),
    [
        ("Apply at https://jobs-desk.top/form today.", "https://careers.acme.com/1"),
        ("Write to hr@acme-careers.icu for details.", "https://careers.acme.com/1"),
        ("You type from home.", "https://acme-hiring.vip/17"),
    ],
)
def test_present_where_one_of_its_names_is_under_such_an_ending(
    ask: Callable[..., Finding], text: str, url: str
) -> None:
    assert ask(abused_ending, text, url=url).outcome is Outcome.PRESENT


def test_absent_under_a_usual_ending(ask: Callable[..., Finding]) -> None:
    assert ask(abused_ending, "Write to jobs@acme.com.").outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "Our shop sells tops at https://acme.com/top and is at the top of the hill.",
        "Write to vip@acme.com to apply.",
        "Apply at https://top.acme.com/jobs now.",
        "Read about us at https://partner.top/story some day.",
    ],
)
def test_near_miss_where_the_word_stands_elsewhere_or_nobody_applies_there(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(abused_ending, text).outcome is Outcome.ABSENT


def test_not_applicable_without_any_address(ask: Callable[..., Finding]) -> None:
    assert ask(abused_ending, "You type.", url="").outcome is Outcome.NOT_APPLICABLE
