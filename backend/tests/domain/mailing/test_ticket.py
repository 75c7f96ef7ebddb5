"""Tickets' numbers."""

from hypothesis import given
from hypothesis import strategies as some

from trusthound.domain.mailing.ticket import TICKETS, ticket_of


@given(some.integers(0, TICKETS - 1), some.integers(0, TICKETS - 1))
def test_every_number_has_a_ticket_of_its_own(one: int, other: int) -> None:
    assert (ticket_of(one) == ticket_of(other)) == (one == other)


def test_a_ticket_is_short_and_has_no_letters_that_are_taken_for_one_another() -> None:
    assert ticket_of(0) == "TH-2222-2222"
    assert ticket_of(TICKETS - 1) == "TH-ZZZZ-ZZZZ"
    assert not set("01IO") & set("".join(ticket_of(TICKETS // 7 * each) for each in range(7)))
