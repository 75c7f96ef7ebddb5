"""Terms of work are told in many languages, and a subject of work is not its place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.posting.extract.terms import (
    employment_types,
    office_days,
    remote_in_prose,
    remote_work,
)
from trusthound.domain.posting.model import EmploymentType, RemoteWork


@pytest.mark.parametrize(
    ("words", "types"),
    [
        ("FULL_TIME", "full_time"),
        ("PER_DIEM", "per_diem"),
        ("CONTRACT_TO_HIRE", "contractor"),
        ("Permanent contract", "full_time"),
        ("Contract type: permanent", "full_time"),
        ("Fixed term contract, part-time", "temporary part_time"),
        ("unbefristet, Vollzeit/Teilzeit", "part_time full_time"),
        ("Werkstudent", "intern"),
        ("Minijob", "part_time"),
        ("HPP", "full_time"),
        ("Plný úvazek, IČO", "contractor full_time"),
        ("DPP", "temporary"),
        ("Umowa o pracę, pełny etat", "full_time"),
        ("CDI, temps plein", "full_time"),
        ("CDD mi-temps", "temporary part_time"),
        ("jornada completa", "full_time"),
        ("tempo determinato", "temporary"),
        ("deeltijd", "part_time"),
        ("bénévolat", "volunteer"),
        ("Competitive", ""),
    ],
)
def test_every_type_that_is_named_is_told(words: str, types: str) -> None:
    assert set(employment_types(words)) == {EmploymentType(each) for each in types.split()}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("Remote - Berlin", RemoteWork.REMOTE),
        ("Hybride", RemoteWork.HYBRID),
        ("praca zdalna", RemoteWork.REMOTE),
        ("not remote", RemoteWork.ON_SITE),
        ("Hybrid Cloud Architect", RemoteWork.UNSTATED),
        ("Remote Sensing Scientist", RemoteWork.UNSTATED),
        ("vor Ort", RemoteWork.ON_SITE),
    ],
)
def test_where_the_work_is_done_is_told(words: str, told: RemoteWork) -> None:
    assert remote_work(words) is told


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("Hybrid (3 days/week)", 3),
        ("HYBRID (Belgium, 3 days/week)", 3),
        ("You work 3 days a week in the office.", 3),
        ("2-3 days per week onsite", 3),
        ("two days in our London office", 2),
        ("3 Tage pro Woche im Büro", 3),
        ("2 jours par semaine au bureau", 2),
        ("3 dny v týdnu v kanceláři", 3),
        ("Hybrid, 2 days remote", None),
        ("5 days of leave", None),
        ("Hybrid", None),
    ],
)
def test_the_days_in_the_office_are_told(text: str, days: int | None) -> None:
    assert office_days(text) == days


@given(st.text(alphabet="hybrid 12345-daysoffice/weekin(),.", max_size=200))
def test_any_text_gives_a_week_s_days_or_none(text: str) -> None:
    assert office_days(text) in (None, 1, 2, 3, 4, 5)
    assert isinstance(remote_work(text), RemoteWork)
    assert len(employment_types(text)) <= len(EmploymentType)


@pytest.mark.timeout(2)
@pytest.mark.parametrize(
    "piece", ["hybrid ", "hybrid (1 day ", "1 day in the ", "5-", "not a ", "A"]
)
def test_a_hostile_text_is_read_in_time(piece: str) -> None:
    text = piece * (100_000 // len(piece))
    office_days(text)
    remote_work(text)
    employment_types(text)


def test_some_work_from_home_makes_no_remote_job() -> None:
    assert remote_in_prose("You will work from home.") is RemoteWork.REMOTE
    partly = "We work flexibly, which can include triage working from home and evenings."
    assert remote_in_prose(partly) is RemoteWork.UNSTATED
    assert remote_in_prose("There is the option to work from home.") is RemoteWork.UNSTATED
    assert remote_in_prose("Remote work is also possible.") is RemoteWork.HYBRID
    assert remote_in_prose("Homeoffice ist teilweise möglich.") is RemoteWork.HYBRID
    assert remote_in_prose("Remote work is not possible.") is RemoteWork.UNSTATED
