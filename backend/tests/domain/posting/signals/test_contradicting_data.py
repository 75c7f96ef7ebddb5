"""Data and text of the page disagree: remote and on site, full time and part time."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.model import EmploymentType, FieldOrigin, Origin, RemoteWork
from trusthound.domain.posting.signals.contradicting_data import contradicting_data

REMOTE = (FieldOrigin("remote", Origin.JSON_LD),)
TYPE = (FieldOrigin("employment_types", Origin.JSON_LD),)
FULL_TIME = (EmploymentType.FULL_TIME,)


def test_present_where_the_data_say_remote_and_the_text_on_site(
    ask: Callable[..., Finding],
) -> None:
    text = "This is not a remote position; the work is 100% on-site."
    found = ask(contradicting_data, text, remote=RemoteWork.REMOTE, origins=REMOTE)
    assert found.outcome is Outcome.PRESENT


def test_present_where_the_data_say_full_time_and_the_text_part_time(
    ask: Callable[..., Finding],
) -> None:
    text = "This is a part-time position of twelve hours."
    found = ask(contradicting_data, text, employment_types=FULL_TIME, origins=TYPE)
    assert found.outcome is Outcome.PRESENT


def test_absent_where_they_agree(ask: Callable[..., Finding]) -> None:
    found = ask(contradicting_data, "Work from home.", remote=RemoteWork.REMOTE, origins=REMOTE)
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "Full-time, or if you like: this is a part-time position too.",
        "Your part-time colleagues share a desk.",
    ],
)
def test_near_miss_where_the_text_leaves_a_choice(ask: Callable[..., Finding], text: str) -> None:
    found = ask(contradicting_data, text, employment_types=FULL_TIME, origins=TYPE)
    assert found.outcome is Outcome.ABSENT


def test_near_miss_where_the_text_itself_was_read_so(ask: Callable[..., Finding]) -> None:
    said = (FieldOrigin("remote", Origin.PAGE_TEXT), *TYPE)
    found = ask(contradicting_data, "Not remote.", remote=RemoteWork.REMOTE, origins=said)
    assert found.outcome is Outcome.ABSENT


def test_not_applicable_without_such_data(ask: Callable[..., Finding]) -> None:
    assert ask(contradicting_data, "Not remote.").outcome is Outcome.NOT_APPLICABLE


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(contradicting_data, "", origins=REMOTE).outcome is Outcome.UNKNOWN
