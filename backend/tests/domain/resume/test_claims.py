"""Of what several readers claim, that is believed which is likely right, and once."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from trusthound.domain.resume.model import Month, Period, Span, Stated, Work
from trusthound.domain.resume.read.claims import claim as c
from trusthound.domain.resume.read.claims.believed import believed
from trusthound.domain.resume.read.claims.second_look import beside_others
from trusthound.domain.resume.read.claims.traits import Surroundings, traits_of
from trusthound.domain.resume.read.claims.trees import Fork, Looks, Trees

TEXT = """Work
Senior Engineer, Acme Ltd
2019 - 2021
Clerk, Globex
2015 - 2019"""


def role(title: str | None, company: str | None, *years: int) -> Work:
    """Each value where it stands in the text first."""
    begin, end = (Month(each) for each in years) if years else (None, None)
    told = " - ".join(map(str, years))
    period = Period(begin, end, span=_span(told) if years else None)
    return Work(_stated(company), _stated(title), period)


def _stated(value: str | None) -> Stated | None:
    return Stated(value, _span(value)) if value else None


def _span(value: str) -> Span:
    return Span(TEXT.index(value), TEXT.index(value) + len(value))


ENGINEER = role("Senior Engineer", "Acme Ltd", 2019, 2021)
CLERK = role("Clerk", "Globex", 2015, 2019)


def reading(name: str, *roles: Work) -> c.Reading:
    return c.Reading(name, [c.claim(each) for each in roles])


@pytest.mark.parametrize(
    ("other", "like"),
    [
        (role("Engineer", "Acme Ltd", 2019, 2021), c.SAME_DATED),
        (role("Senior Engineer", "Acme", 2015, 2019), c.SAME),
        (role("Senior Engineer", "Globex", 2015, 2019), c.WHAT),
        (role("Senior Engineer", None, 2019, 2021), c.WHAT),
        (role("Clerk", "Acme Ltd", 2019, 2021), c.PLACE),
        (role("Clerk", "Globex", 2019, 2021), c.DATES),
        (role("Clerk", "Globex", 2015, 2019), c.NONE),
    ],
)
def test_another_reader_has_it_alike(other: Work, like: str) -> None:
    assert c.likeness(c.claim(ENGINEER), reading("rules", other)) == like


def test_the_most_alike_of_a_reader_counts() -> None:
    both = reading("rules", role("Clerk", "Globex", 2019, 2021), ENGINEER)
    assert c.likeness(c.claim(ENGINEER), both) == c.SAME_DATED
    assert c.likeness(c.claim(ENGINEER), reading("rules")) == c.NONE


@pytest.mark.parametrize(
    ("other", "whether"),
    [
        (role("Engineer", "Globex", 2015, 2019), True),  # its title is within the other's
        (role("Clerk", "Globex", 2019, 2021), True),  # of the same dates
        (role("Clerk", "Acme Ltd", 2015, 2019), False),  # an employer may have several
        (role(None, "Acme Ltd"), True),  # the same, with less
        (role(None, "Senior Engineer"), True),  # a title is no employer
        (CLERK, False),
    ],
)
def test_of_some_claims_one_alone_is_right(other: Work, *, whether: bool) -> None:
    assert c.exclude_one_another(c.claim(ENGINEER), c.claim(other)) is whether
    assert c.exclude_one_another(c.claim(other), c.claim(ENGINEER)) is whether


def chosen(
    weights: dict[str, float], *readings: c.Reading, second: dict[str, float] | None = None
) -> Sequence[object]:
    around = Surroundings(readings, [], TEXT, {0: "work"}, placed=False)
    looks = Looks(_trees(weights), None if second is None else _trees(second))
    return [each.entry for each, _ in believed(around, looks)]


def _trees(weights: dict[str, float]) -> Trees:
    return Trees(0, [Fork(trait, 0.5, 0.0, worth) for trait, worth in weights.items()])


def test_what_most_readers_claim_is_believed_in_the_order_of_the_document() -> None:
    wrong = role("Clerk", "Acme Ltd", 2019, 2021)
    readings = (
        reading("rules", CLERK, wrong),
        reading("chains", CLERK, ENGINEER),
        reading("encoder", ENGINEER),
    )
    assert chosen({"2 of 3 readers": 2.0, "any": -1.0}, *readings) == [ENGINEER, CLERK]


def test_a_role_that_tells_its_start_alone_ends_as_another_reader_says() -> None:
    began = Month(2019)
    started = replace(ENGINEER, period=Period(began, began, span=_span("2019")))
    other = role("Senior Engineer", "Acme Ltd", 2015, 2019)
    readings = reading("chains", started), reading("encoder", started), reading("rules", ENGINEER)
    assert chosen({"3 of 3 readers": 1.0, "a single date": 1.0}, *readings) == [ENGINEER]
    assert chosen({"a single date": 1.0}, reading("chains", started, CLERK)) == [started, CLERK]
    assert c.with_both_ends(c.claim(ENGINEER), [c.claim(other)]).entry == ENGINEER


def test_what_is_unlikely_is_left_out() -> None:
    assert chosen({"any": -1.0}, reading("rules", ENGINEER)) == []
    assert chosen({}, reading("rules", ENGINEER)) == [ENGINEER]


def test_the_second_look_counts_and_knows_what_the_first_made_of_the_others() -> None:
    both = reading("rules", ENGINEER, CLERK)
    sure = {"any": 1.0}
    assert chosen(sure, both, second={"any": -1.0}) == []
    assert chosen({"any": -1.0}, both, second={"any": 1.0}) == [ENGINEER, CLERK]
    # Alone nothing is alike; of two, each is alike to the other.
    assert chosen(sure, both, second={"any": -1.0, "likeliest alike": 2.0}) == [ENGINEER, CLERK]
    assert chosen(sure, reading("rules", CLERK), second={"any": -1.0, "likeliest alike": 2}) == []


def test_what_is_beside_a_claim() -> None:
    nameless, other = role("Clerk", None), role("Clerk", "Acme Ltd", 2015, 2019)
    claims = [c.claim(each) for each in (ENGINEER, CLERK, nameless, other)]
    engineer, clerk, less, rival = beside_others(claims, [0.9, 0.6, 0.3, 0.2])
    assert (engineer["rivals"], clerk["rivals"]) == (0, 2)
    assert (clerk["likeliest rival"], rival["likeliest rival"]) == (0.3, 0.6)
    assert rival["ahead of rivals"] == pytest.approx(0.2 - 0.6)
    assert (engineer["likeliest alike"], clerk["likeliest alike"]) == (0.6, 0.9)
    assert (engineer["likely ones alike"], less["likely ones alike"]) == (0.6, 0)
    assert (less["likely others"], engineer["likely others"]) == (0.9, 0.6)
    assert (clerk["of the same what"], engineer["of the same what"]) == (0.3, 0)
    assert (engineer["of the same place"], clerk["of the same place"]) == (0.2, 0)
    assert (less["with a place"], clerk["with a place"]) == (0.6, 0)


def test_how_sure_its_reader_is_speaks_for_a_claim() -> None:
    claim = c.claim(ENGINEER)
    told = [
        traits_of(
            claim,
            Surroundings([c.Reading("encoder", [claim], {claim.begins: sure})], [], TEXT, {}, True),
        )["how sure"]
        for sure in (0.0, 0.5, 0.9, 1.0)
    ]
    assert told == sorted(told)
    assert told[1] == 0


def test_what_an_encoder_saw_of_a_claim_is_told_of_it_alone() -> None:
    seen = {c.claim(CLERK).key: {"encoder sees dates": 2.0}}
    around = Surroundings([reading("rules", ENGINEER, CLERK)], [], TEXT, {}, False, seen)
    assert traits_of(c.claim(CLERK), around)["encoder sees dates"] == 2
    assert "encoder sees dates" not in traits_of(c.claim(ENGINEER), around)
