"""Complete data for search engines: all that is required, and less."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.model import Channel, FieldOrigin, Origin
from trusthound.domain.posting.signals.structured_data import structured_data

FIELDS = ("title", "company", "description", "date_posted", "places")


def origins(*fields: str, of: Origin = Origin.JSON_LD) -> tuple[FieldOrigin, ...]:
    return tuple(FieldOrigin(each, of) for each in fields)


@pytest.mark.parametrize("of", [Origin.JSON_LD, Origin.MICRODATA])
def test_present_where_all_that_is_required_was_given_as_data(
    ask: Callable[..., Finding], of: Origin
) -> None:
    found = ask(structured_data, "x", origins=origins(*FIELDS, of=of))
    assert found.outcome is Outcome.PRESENT


def test_absent_where_a_page_has_none(ask: Callable[..., Finding]) -> None:
    found = ask(structured_data, "x", origins=origins(*FIELDS, of=Origin.PAGE_TEXT))
    assert found.outcome is Outcome.ABSENT


def test_near_miss_where_a_required_one_is_missing(ask: Callable[..., Finding]) -> None:
    found = ask(structured_data, "x", origins=origins(*FIELDS[:4]))
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize("channel", [Channel.TEXT, Channel.ROW])
def test_not_applicable_to_what_is_no_page(ask: Callable[..., Finding], channel: Channel) -> None:
    found = ask(structured_data, "x", origins=origins(*FIELDS), channel=channel)
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_not_applicable_to_the_answer_of_a_boards_own_interface(
    ask: Callable[..., Finding],
) -> None:
    found = ask(structured_data, "x", origins=origins(*FIELDS, of=Origin.BOARD_API))
    assert found.outcome is Outcome.NOT_APPLICABLE
