"""What earlier sightings say together."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta

from trusthound.domain.facts.sightings import Elsewhere, witnesses
from trusthound.domain.posting.sameness.history import (
    PUBLIC_FROM_EMPLOYERS,
    Neighbour,
    Record,
    Remembered,
    history,
)
from trusthound.domain.posting.sameness.seen import Seen

TODAY = date(2026, 11, 21)
NEW = Record(TODAY, TODAY, TODAY, 1, ())
DAY = timedelta(days=1)
See = Callable[..., Seen | None]


def a_copy(of: Seen, first: date, last: date, **changes: object) -> Neighbour:
    plain = Neighbour(
        url=f"https://acme.example/{first}",
        site=of.site,
        domain=of.domain,
        open_to_anyone=False,
        agency=False,
        company_key=of.company_key,
        identifier="",
        title_key=of.state.title_key,
        place_key=of.state.place_key,
        place="",
        signature=of.state.signature,
        began_on=first,
        first_seen_on=first,
        last_seen_on=last,
    )
    return replace(plain, **changes)  # type: ignore[arg-type]


def ours(see: See, **fields: object) -> Seen:
    one = see(**fields)
    assert one is not None
    return one


def test_copies_that_were_up_at_once_were_one_earlier_time(seen: See) -> None:
    one = ours(seen)
    june, may = date(2026, 6, 1), date(2026, 5, 1)
    copies = [
        a_copy(one, june, june + 9 * DAY),
        a_copy(one, june + 5 * DAY, june + 20 * DAY),
        a_copy(one, may, may),
    ]
    told = history(one, Remembered(NEW, of_employer=tuple(copies)), today=TODAY)
    assert [(each.first_seen_on, each.last_seen_on) for each in told.reposts] == [
        (may, may), (june, june + 20 * DAY),
    ]  # fmt: skip


def test_a_copy_that_went_yesterday_came_before_and_one_of_today_is_at_once(seen: See) -> None:
    one = ours(seen)
    before = a_copy(one, TODAY - 9 * DAY, TODAY - DAY)
    at_once = a_copy(one, TODAY - 9 * DAY, TODAY)
    told = history(one, Remembered(NEW, of_employer=(before, at_once)), today=TODAY)
    assert (len(told.reposts), told.copies_at_once) == (1, 1)


def test_one_that_says_it_was_up_already_then_is_no_repost(seen: See) -> None:
    """We see a posting when somebody asks; a board's other copy may have been up all along."""
    one = ours(seen)
    copy = a_copy(one, date(2026, 5, 1), date(2026, 5, 1))
    since_april = replace(NEW, began_on=date(2026, 4, 1))
    told = history(one, Remembered(since_april, of_employer=(copy,)), today=TODAY)
    assert (told.reposts, told.copies_at_once) == ((), 1)


def test_another_position_or_the_same_one_moved_is_no_repost(seen: See) -> None:
    one = ours(seen, identifier="R-7")
    may = date(2026, 5, 1)
    others = (
        a_copy(one, may, may, identifier="R-7"),
        a_copy(one, may, may, title_key="baker"),
        a_copy(one, may, may, place_key="graz"),
        a_copy(one, may, may, signature=bytes(len(one.state.signature))),
        a_copy(one, may, may, site="mirror.example"),
    )
    assert history(one, Remembered(NEW, of_employer=others), today=TODAY).reposts == ()


def test_text_of_an_agency_a_namesake_or_a_later_copy_is_nobody_elses(seen: See) -> None:
    one = ours(seen)
    others = (
        a_copy(one, TODAY, TODAY, agency=True, company_key="temps"),
        a_copy(one, TODAY, TODAY, company_key="acme robotics"),
        a_copy(one, TODAY + DAY, TODAY + DAY, company_key="globex"),
    )
    told = history(one, Remembered(NEW, of_others=others), today=TODAY)
    assert told.same_text_elsewhere == ()


def test_a_contact_that_many_employers_show_is_a_public_one(seen: See) -> None:
    text = "Telegram: @fasthire_desk"
    one = replace(ours(seen), contacts={b"x": text})
    others = [
        a_copy(one, TODAY, TODAY, company_key=f"other{number}", contact=b"x", domain=f"d{number}")
        for number in range(PUBLIC_FROM_EMPLOYERS)
    ]
    few = history(one, Remembered(NEW, with_contact=tuple(others[:-1])), today=TODAY)
    many = history(one, Remembered(NEW, with_contact=tuple(others)), today=TODAY)
    assert [each.contact for each in few.shared_contacts] == [text]
    assert len(few.shared_contacts[0].elsewhere) == PUBLIC_FROM_EMPLOYERS - 1
    assert many.shared_contacts == ()


def test_sites_that_anyone_opens_are_one_witness_together() -> None:
    free = [Elsewhere(f"{name}.wixsite.com", TODAY, open_to_anyone=True) for name in "abc"]
    own = [Elsewhere(f"{name}.example", TODAY, open_to_anyone=False) for name in "de"]
    assert witnesses(tuple(free)) == 1
    assert witnesses((*free, *own)) == 3
    assert witnesses(()) == 0


def test_copies_of_a_listed_board_say_nothing_of_its_employer(seen: See) -> None:
    one = replace(ours(seen), listed=True, contacts={b"x": "@desk"})
    other = a_copy(one, TODAY, TODAY, company_key="globex", contact=b"x")
    told = history(one, Remembered(NEW, of_others=(other,), with_contact=(other,)), today=TODAY)
    assert (told.same_text_elsewhere, told.shared_contacts) == ((), ())
    unlisted = replace(one, listed=False)
    told = history(
        unlisted, Remembered(NEW, of_others=(other,), with_contact=(other,)), today=TODAY
    )
    assert len(told.same_text_elsewhere) == len(told.shared_contacts) == 1
