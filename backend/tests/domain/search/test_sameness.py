"""Which showings are of one opening."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from trusthound.domain.common.place import Place
from trusthound.domain.posting.model import JobPosting, RemoteWork
from trusthound.domain.search.sameness import MOST_DAYS_APART, joined, likeness, traits_of
from trusthound.domain.search.title_words import title_words

LONDON, LEEDS = Place("London, UK", country="GB"), Place("Leeds, UK", country="GB")
TEXT = (
    "You will repair the bicycles of our couriers in a workshop by the canal, order the parts that "
    "are missing, and train the two apprentices who joined us this spring. We pay for your tools, "
    "for a course a year and for the way to work, and nobody here works on a Sunday."
)
OTHER_TEXT = (
    "Our garage at the ring road looks after buses: brakes, gearboxes and the heating of all forty "
    "of them. You lead the early shift of six, write down what was done, and talk with drivers."
)
OWN = JobPosting(
    "Senior Mechanic",
    "Acme Ltd",
    TEXT,
    url="https://jobs.acme.example/jobs/7",
    places=(LONDON,),
    date_posted=date(2026, 11, 2),
)
COPY = replace(OWN, url="https://board.example/9", company="ACME", date_posted=date(2026, 11, 5))


def like(one: JobPosting, other: JobPosting) -> bool:
    ours, theirs = traits_of(one), traits_of(other)
    assert bool(likeness(ours, theirs)) == bool(likeness(theirs, ours))
    return bool(likeness(ours, theirs))


@pytest.mark.parametrize(
    "copy",
    [
        COPY,
        replace(COPY, title="Sr. Mechanic (m/f/d) - London"),
        replace(COPY, title="URGENT: Mechanic, Senior | Req ID: 44871"),
        replace(COPY, company="Acme Careers", places=(Place("Greater London"),)),
        replace(COPY, description=TEXT[:180] + "…"),
        replace(COPY, description=f"About the company. Acme is Acme. {TEXT} Apply on our page."),
        replace(COPY, places=(), remote=RemoteWork.UNSTATED),
        replace(COPY, company="Hire4You", apply_url=OWN.url, description=""),
    ],
    ids=[
        "copied",
        "in German ways",
        "shouted",
        "metropolis",
        "cut",
        "framed",
        "no place",
        "linked",
    ],
)
def test_what_boards_do_to_a_posting_leaves_it_the_same(copy: JobPosting) -> None:
    assert like(OWN, copy)


@pytest.mark.parametrize(
    "other",
    [
        replace(COPY, places=(LEEDS,)),
        replace(COPY, title="Mechanic"),
        replace(COPY, title="Lead Mechanic"),
        replace(COPY, title="Senior Mechanic II"),
        replace(COPY, title="Senior Mechanic - Nights"),
        replace(COPY, company="Bolt & Sons"),
        replace(COPY, description=OTHER_TEXT),
        replace(COPY, date_posted=date(2026, 11, 2) + MOST_DAYS_APART + timedelta(days=1)),
        replace(COPY, places=(Place("Austin, US", country="US"),)),
    ],
    ids=["town", "level", "lead", "number", "shift", "employer", "text", "later", "country"],
)
def test_another_position_stays_apart(other: JobPosting) -> None:
    assert not like(OWN, other)


def test_two_postings_of_one_employers_own_board_are_two_openings() -> None:
    ours = traits_of(OWN, own_board="acme")
    assert not likeness(ours, traits_of(replace(OWN, url=f"{OWN.url}1"), own_board="acme"))
    assert (
        joined(ours, [("one", traits_of(OWN, own_board="acme")), ("one", traits_of(COPY))]) is None
    )


def test_a_copy_that_names_no_town_joins_neither_of_two() -> None:
    towns = [("london", traits_of(OWN)), ("leeds", traits_of(replace(OWN, places=(LEEDS,))))]
    assert joined(traits_of(COPY), towns) == "london"
    assert joined(traits_of(replace(COPY, places=())), towns) is None


def test_without_a_text_everything_else_must_be_stated_alike() -> None:
    bare, copy = replace(OWN, description=""), replace(COPY, description="")
    assert like(bare, copy)
    assert not like(bare, replace(copy, places=()))
    assert not like(bare, replace(copy, company="Acme Foods"))


def test_an_address_that_all_postings_of_an_employer_share_tells_nothing() -> None:
    form = "https://acme.example/careers"
    one, other = replace(OWN, apply_url=form), replace(COPY, apply_url=form)
    assert not like(one, replace(other, title="Head Baker", description="We bake bread. " * 40))
    assert not like(replace(one, url="https://acme.example/"), replace(other, places=(LEEDS,)))


def test_a_title_of_nothing_but_additions_keeps_its_words() -> None:
    assert title_words("Remote Work from Home Opportunity") != frozenset()
    assert title_words("London", ["London"]) == {"london"}
    assert title_words("") == frozenset()
    assert title_words("C++ Developer") != title_words("C# Developer")
