"""How senior a position is comes from its title, then from a labelled line, never by guess."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.posting.extract.seniority import seniority_of
from trusthound.domain.posting.model import Seniority


@pytest.mark.parametrize(
    ("title", "told"),
    [
        ("Marketing Intern", "intern"),
        ("Werkstudent im Vertrieb (w/m/d)", "intern"),
        ("Junior Developer", "entry"),
        ("Software Engineer, New Grad", "entry"),
        ("Mid-Level Technician", "mid"),
        ("Sr. Analyst", "senior"),
        ("Senior Product Manager", "senior"),
        ("Lead Developer", "lead"),
        ("Staff Engineer, Payments", "lead"),
        ("Teamleiter Logistik", "lead"),
        ("Engineering Manager", "manager"),
        ("Senior Manager, Finance", "manager"),
        ("Filialleiter", "manager"),
        ("Head of Risk", "director"),
        ("Senior Director, Data", "director"),
        ("ředitel výroby", "director"),
        ("VP, Sales", "executive"),
        ("Chief Financial Officer", "executive"),
        ("CTO", "executive"),
    ],
)
def test_a_title_tells(title: str, told: str) -> None:
    assert seniority_of(title, "") is Seniority(told)


@pytest.mark.parametrize(
    "title",
    [
        "",
        "Baker",
        "Account Manager",
        "Product Manager",
        "Lead Generation Specialist",
        "Mid-Market Account Executive",
        "Internal Auditor",
        "Staff Nurse",
        "Assistant to the CEO",
        "Partner, CEO's Office",
        "International Sales",
    ],
)
def test_what_only_sounds_senior_tells_nothing(title: str) -> None:
    assert seniority_of(title, "") is Seniority.UNSTATED


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Seniority level\nEntry level\nIndustry", "entry"),
        ("Seniority level: Mid-Senior level", "senior"),
        ("Experience level: Associate", "mid"),
        ("You report to a senior baker.", "unstated"),
    ],
)
def test_a_labelled_line_tells_where_the_title_does_not(text: str, told: str) -> None:
    assert seniority_of("Baker", text) is Seniority(told)
    assert seniority_of("Junior Baker", text) is Seniority.ENTRY


@pytest.mark.timeout(2)
@pytest.mark.parametrize("piece", ["a ", "chief a ", "seniority level: ", "seniority\n", "to the "])
def test_a_hostile_text_is_read_in_time(piece: str) -> None:
    text = piece * (100_000 // len(piece))
    seniority_of(text, text)


@given(st.text(max_size=80), st.text(max_size=80))
def test_any_text_tells_one_level(title: str, text: str) -> None:
    assert isinstance(seniority_of(title, f"Seniority level: {text}"), Seniority)
