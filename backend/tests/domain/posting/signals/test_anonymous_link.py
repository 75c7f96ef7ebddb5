"""Free host or shortened link: where the posting stands and where one applies."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.anonymous_link import anonymous_link


@pytest.mark.parametrize(
    ("url", "text", "origin"),
    [
        ("https://careers.acme.com/1", "Apply at https://bit.ly/3xyzAB today.", "link to apply"),
        ("https://acme-careers.wixsite.com/jobs", "Typing from home.", "page address"),
    ],
)
def test_present_when_the_page_or_the_way_to_apply_is_anyones(
    ask: Callable[..., Finding], url: str, text: str, origin: str
) -> None:
    found = ask(anonymous_link, text, url=url)
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].origin == origin


def test_absent_when_both_are_the_employers(ask: Callable[..., Finding]) -> None:
    assert ask(anonymous_link, "Apply at https://acme.com/apply.").outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "Our open-source work lives at https://acme.github.io/wheel for all to read.",
        "Apply at https://lnkd.in/ezEQrFX, the network wraps its links so.",
    ],
)
def test_near_miss_when_such_a_link_is_no_hiding_place(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(anonymous_link, text).outcome is Outcome.ABSENT


def test_unknown_when_the_address_of_the_page_is_not_known(ask: Callable[..., Finding]) -> None:
    assert ask(anonymous_link, "Typing from home.", url="").outcome is Outcome.UNKNOWN
