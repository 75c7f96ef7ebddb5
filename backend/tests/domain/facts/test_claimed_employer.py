"""Which names claim to be a known employer's, and which texts speak of one."""

from datetime import date

import pytest

from trusthound.domain.facts.claimed_employer import claimed_employer, mentions, names
from trusthound.domain.facts.known_employers import KnownEmployer, index_of

AMAZON = KnownEmployer(("Amazon", "AWS", "Amazon.com"), ("amazon.com",))
DELTA = KnownEmployer(("Delta Air Lines", "Delta"), ("delta.com",), frozenset({"delta"}))
PG = KnownEmployer(("Procter & Gamble", "P&G"), ("pg.com",))
KNOWN = index_of([AMAZON, DELTA, PG], [], source="a list", listed_on=date(2026, 11, 1))


@pytest.mark.parametrize(
    ("company", "employer"),
    [
        ("Amazon", AMAZON),
        ("AMAZON.COM, INC.", AMAZON),
        ("Amazon.com Services LLC", None),
        ("The Delta Air Lines Company", DELTA),
        ("Delta", DELTA),
        ("Delta Inc.", DELTA),
        ("Delta Dental", None),
        ("Procter & Gamble", PG),
        ("P&G", PG),
        ("Amazonia Foods", None),
        ("", None),
        ("&& --", None),
    ],
)
def test_whose_whole_name_it_is(company: str, employer: KnownEmployer | None) -> None:
    assert claimed_employer(company, KNOWN) is employer


def test_a_unit_names_its_employer_where_the_name_is_nobody_elses() -> None:
    assert names("Amazon Fulfilment Centre", AMAZON, KNOWN)
    assert not names("Delta Dental", DELTA, KNOWN)
    assert not names("Amazon", DELTA, KNOWN)


@pytest.mark.parametrize(
    "text", ["Work for Amazon from home.", "We are AMAZON", "Amazon's warehouses"]
)
def test_a_text_mentions_it_in_words(text: str) -> None:
    assert mentions(text, AMAZON)


@pytest.mark.parametrize(
    "text",
    [
        "Write to hr@amazon-jobs.com",
        "amazon.com.apply.net",
        "an amazonian tribe",
        "https://x.net/amazon",
    ],
)
def test_an_address_in_a_text_mentions_nobody(text: str) -> None:
    assert not mentions(text, AMAZON)


def test_a_name_that_is_a_word_is_never_mentioned() -> None:
    assert not mentions("In the river's delta", DELTA)
    assert mentions("Delta Air Lines hires", DELTA)
