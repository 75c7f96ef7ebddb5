"""The tables that resumes are compared with: each line is whole, sourced, and once there."""

import re

from trusthound.wiring.reference.load import load_reference


def test_every_technology_has_a_month_a_pattern_and_a_source() -> None:
    technologies = load_reference().technologies
    assert len(technologies) > 150
    assert len({each.name for each in technologies}) == len(technologies)
    for each in technologies:
        assert 1995 < each.year <= 2026, each.name
        assert 1 <= each.month <= 12, each.name
        assert each.source, each.name
        assert re.compile(each.pattern).search("") is None, each.name


def test_every_sold_degree_names_who_found_so() -> None:
    mills = load_reference().mills
    assert len({each.name for each in mills}) == len(mills) > 0
    assert all(re.search(r"\d{4}|Oregon", each.source) for each in mills)


def test_companies_years_are_by_year_and_in_order() -> None:
    records = load_reference().company_years
    assert "openai" in records
    for each in records.values():
        assert each.exact
        assert each.by_year
        assert each.founded_on or each.dissolved_on
        if each.founded_on and each.dissolved_on:
            assert each.founded_on < each.dissolved_on


def test_employers_of_the_directory_are_known_by_their_key() -> None:
    listed = load_reference().listed_employers()
    assert len(listed) > 1000
    assert "" not in listed
