"""What is kept of a sighting, and of what none is kept."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from decimal import Decimal

import pytest

from trusthound.domain.common.money import Pay, Period
from trusthound.domain.common.place import Place
from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.facts.site import Site, SiteKind
from trusthound.domain.posting.model import JobPosting, Liveness, RemoteWork
from trusthound.domain.posting.sameness.seen import Seen, place_key, title_key

See = Callable[..., Seen | None]
BOARD = EmployerBoard("greenhouse", "Acme", "Acme", date(2026, 8, 1), False, "a directory")


def test_a_posting_is_kept_by_its_address_and_in_keys(seen: See) -> None:
    one = seen(url="https://acme.example/1", identifier="R-7")
    other = seen(url="https://acme.example/2")
    assert one is not None
    assert other is not None
    assert one.key != other.key
    assert (one.site, one.domain, one.company_key) == ("acme.example", "acme.example", "acme")
    assert one.identifier == "R-7"


@pytest.mark.parametrize(
    "changes",
    [
        {"liveness": Liveness.CLOSED}, {"title": ""}, {"description": ""}, {"page_site": None},
    ],
)  # fmt: skip
def test_nothing_is_kept_of_what_is_closed_or_was_not_read(
    seen: See, changes: dict[str, object]
) -> None:
    assert seen(**changes) is None


def test_on_a_board_the_tenant_is_the_site(seen: See) -> None:
    one = seen(board=BOARD)
    assert one is not None
    assert (one.site, one.domain, one.open_to_anyone) == (
        "greenhouse/acme", "greenhouse/acme", False,
    )  # fmt: skip


def test_a_free_host_and_a_tenant_that_anyone_opens_are_open_to_anyone(seen: See) -> None:
    free = Site("https://a.wixsite.com/1", "a.wixsite.com", "a.wixsite.com", SiteKind.FREE_HOST)
    for one in (seen(page_site=free), seen(board=replace(BOARD, open_signup=True))):
        assert one is not None
        assert one.open_to_anyone


def test_what_is_kept_is_short_and_printable(seen: See) -> None:
    hostile = "a\0\ud800\n" * 10_000
    one = seen(title=hostile, company=hostile, identifier=hostile, places=(Place(hostile),) * 99)
    assert one is not None
    kept = (one.company_key, one.identifier, one.state.title, one.state.place, one.state.place_key)
    assert all(len(each) <= 200 and "\0" not in each and "\ud800" not in each for each in kept)


def test_pay_beyond_all_sense_is_kept_as_words_alone(seen: See) -> None:
    pay = Pay(Decimal(10) ** 40, None, "USD", Period.YEAR, "lots")
    one = seen(pay=pay)
    assert one is not None
    assert (one.state.pay, one.state.pay_low, one.state.pay_high) == ("lots", None, None)


def test_titles_are_the_same_without_numbers_and_brackets() -> None:
    assert title_key("Senior Mechanic (m/f/d) [Req 7712]") == title_key("senior mechanic - 8841")
    assert title_key("Senior Mechanic") != title_key("Mechanic")


def test_places_are_the_same_by_their_towns() -> None:
    def key(*places: Place, remote: RemoteWork = RemoteWork.UNSTATED) -> str:
        return place_key(JobPosting("", "", "", places=places, remote=remote))

    brno, graz = Place("Brno, Czechia", "Brno"), Place("Graz")
    assert key(brno, graz) == key(graz, Place("Brno (hybrid)", "BRNO"))
    assert key(brno) != key(graz)
    assert key(remote=RemoteWork.REMOTE) == "remote"
    assert key() == ""
