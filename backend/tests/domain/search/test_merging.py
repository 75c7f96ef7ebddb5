"""What an opening tells of its showings."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal

from trusthound.domain.common.money import Pay, Period
from trusthound.domain.common.place import Place
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.search.merging import merged
from trusthound.domain.search.opening import Trust
from trusthound.domain.search.showing import Showing

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
DAY = timedelta(days=1)
PAY = Pay(Decimal(50_000), None, "GBP", Period.YEAR, "")
OWN = Showing(
    id="a",
    board_id="acme",
    board="Acme",
    is_own=True,
    key="7",
    posting=JobPosting("Mechanic", "", "Repair bicycles.", url="https://acme.example/7"),
    trust=Trust(79, "assessed", ("Its own board shows it.",), "1"),
    first_seen_at=NOON,
    last_seen_at=NOON,
)
COPY = replace(
    OWN,
    id="b",
    board="Board",
    is_own=False,
    posting=JobPosting(
        "Mechanic (m/f/d)",
        "Acme",
        "Repair bicycles. Apply on our page, and read more of our terms.",
        url="https://board.example/9",
        places=(Place("London"),),
        pay=PAY,
        date_posted=date(2026, 11, 20),
    ),
    trust=Trust(55, "assessed", (), "1"),
    first_seen_at=NOON - DAY,
    last_seen_at=NOON + DAY,
)


def test_the_employers_own_words_come_first_and_copies_fill_what_they_leave_open() -> None:
    for shown in ([OWN, COPY], [COPY, OWN]):
        opening = merged("1", shown)
        assert (opening.title, opening.company) == ("Mechanic", "Acme")
        assert opening.description == "Repair bicycles."
        assert opening.url == "https://acme.example/7"
        assert [each.board for each in opening.links] == ["Acme", "Board"]
        assert (opening.places, opening.pay) == ((Place("London"),), PAY)
        assert opening.trust.score == 79
        assert (opening.first_seen_at, opening.last_seen_at) == (NOON - DAY, NOON + DAY)


def test_a_day_that_a_copy_states_is_not_taken_for_the_employers() -> None:
    assert merged("1", [OWN, COPY]).date_posted is None
    assert merged("1", [COPY]).date_posted == date(2026, 11, 20)


def test_it_is_closed_when_the_employers_own_board_does_not_show_it_any_more() -> None:
    gone = replace(OWN, closed_at=NOON + DAY)
    assert merged("1", [gone, COPY]).closed_at == NOON + DAY
    assert merged("1", [OWN, replace(COPY, closed_at=NOON)]).closed_at is None


def test_without_such_a_board_it_is_closed_when_no_board_shows_it() -> None:
    other = replace(COPY, id="c", closed_at=NOON)
    assert merged("1", [COPY, other]).closed_at is None
    assert merged("1", [replace(COPY, closed_at=NOON + DAY), other]).closed_at == NOON + DAY
