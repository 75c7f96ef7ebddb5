"""Pay that a law asks for: in its places, from its day on, and only where none was found."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.common.money import Pay, Period
from trusthound.domain.common.place import Place
from trusthound.domain.posting.signals.pay_missing_where_required import pay_missing_where_required

DUTIES = "You answer letters, keep our files in order and help the team with its travels. " * 5
DENVER = Place("Denver, CO", "Denver", "CO", "US")


def test_present_when_a_colorado_posting_states_no_pay(ask: Callable[..., Finding]) -> None:
    found = ask(pay_missing_where_required, DUTIES, places=(DENVER,))
    assert found.outcome is Outcome.PRESENT
    told = found.evidence[0]
    assert "Colorado asks employers of any size to state it since 2021-01-01" in told.quote
    assert "size is not known" in told.quote
    assert told.learnt_on is not None


@pytest.mark.parametrize(
    ("place", "statute"),
    [
        (Place("Toronto", "Toronto", "Ontario", "CA"), "O. Reg. 476/24"),
        (Place("Los Angeles", "Los Angeles", "California", "US"), "§ 432.3"),
        (Place("Wien", "Wien", "", "AT"), "§ 9"),
        (Place("Newark, NJ", "Newark", "NJ", "United States"), "P.L. 2024"),
    ],
)
def test_present_names_the_statute_of_the_place(
    ask: Callable[..., Finding], place: Place, statute: str
) -> None:
    assert statute in ask(pay_missing_where_required, DUTIES, places=(place,)).evidence[0].quote


def test_absent_when_the_pay_is_stated(ask: Callable[..., Finding]) -> None:
    pay = Pay(Decimal(20), None, "USD", Period.HOUR, "")
    found = ask(pay_missing_where_required, DUTIES, places=(DENVER,), pay=pay)
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    ("place", "posted"),
    [
        (Place("Austin, TX", "Austin", "TX", "US"), None),
        (Place("Newark, NJ", "Newark", "NJ", "US"), date(2025, 5, 31)),
        (Place("Perth, WA", "Perth", "WA", "AU"), None),
        (Place("Berlin", "Berlin", "", "DE"), None),  # told before the interview, not in the ad
        (Place("Remote"), None),
    ],
)
def test_not_applicable_where_no_law_asks_for_it_or_not_yet(
    ask: Callable[..., Finding], place: Place, posted: date | None
) -> None:
    found = ask(pay_missing_where_required, DUTIES, places=(place,), date_posted=posted)
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_not_applicable_to_a_text_that_is_only_a_beginning(ask: Callable[..., Finding]) -> None:
    found = ask(pay_missing_where_required, "You answer letters.", places=(DENVER,))
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_near_miss_when_the_posting_is_a_day_younger_than_the_law(
    ask: Callable[..., Finding],
) -> None:
    newark = (Place("Newark, NJ", "Newark", "NJ", "US"),)
    found = ask(pay_missing_where_required, DUTIES, places=newark, date_posted=date(2025, 6, 1))
    assert found.outcome is Outcome.PRESENT
