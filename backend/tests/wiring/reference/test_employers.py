"""The shipped lists of employers and of names near to theirs."""

from dataclasses import replace
from itertools import chain

import pytest

from trusthound.domain.common.skeleton import letters
from trusthound.domain.facts.look_alike import resembles
from trusthound.wiring.reference.domains import registrable_domain
from trusthound.wiring.reference.load import load_reference

KNOWN = load_reference().known_employers
EMPLOYERS = {id(each): each for each in KNOWN.by_domain.values()}.values()


def test_the_list_is_dated_and_long_enough() -> None:
    assert KNOWN.source
    assert KNOWN.listed_on.year >= 2026
    assert len(EMPLOYERS) >= 300


def test_every_domain_is_one_that_somebody_registered_and_stands_once() -> None:
    domains = list(chain.from_iterable(each.domains for each in EMPLOYERS))
    assert [each for each in domains if registrable_domain(each) != each] == []
    assert sorted(domains) == sorted(set(domains))


def test_every_employer_has_a_name_that_its_domain_or_list_line_bears() -> None:
    assert [each for each in EMPLOYERS if not letters(each.name)] == []


def test_no_listed_domain_resembles_another() -> None:
    reference = load_reference()
    assert [each for each in KNOWN.by_domain if resembles(f"careers.{each}", reference)] == []


@pytest.mark.parametrize("domain", sorted(KNOWN.near_names))
def test_a_near_name_is_listed_only_where_it_would_resemble(domain: str) -> None:
    """A line that clears nothing is a slip or out of date."""
    reference = load_reference()
    listed = reference.known_employers
    without = listed.near_names - {domain}
    bare = replace(reference, known_employers=replace(listed, near_names=without))
    assert resembles(domain, bare) is not None
