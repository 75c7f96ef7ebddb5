"""Roles before an employer was founded or after it ended."""

from datetime import date

from tests.written_resumes import NOON, a_role, ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.signals.employer_outside_its_years import (
    employer_outside_its_years,
)
from trusthound.domain.facts.company_record import CompanyRecord


def record(name: str, founded: str, ended: str = "", *, exact: bool = True) -> CompanyRecord:
    start = date.fromisoformat(founded) if founded else None
    end = date.fromisoformat(ended) if ended else None
    return CompanyRecord(name, name, exact, start, end, "a register", NOON)


def test_present_where_the_company_came_later() -> None:
    role = a_role("Borealis Robotics", "Engineer", "2012-01 2014-06")
    told = (record("Borealis Robotics", "2016-05-02"),)
    found = ask(employer_outside_its_years, role, company_records=told)
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[1].origin == "a register"


def test_present_where_it_had_ended_and_where_our_own_list_knows() -> None:
    role = a_role("Borealis Robotics", "Engineer", "2012-01 2024-06")
    told = (record("Borealis Robotics", "2001-01-01", "2019-03-31"),)
    found = ask(employer_outside_its_years, role, company_records=told)
    assert found.outcome is Outcome.PRESENT
    early = a_role("OpenAI", "Engineer", "2011-01 2013-01")
    assert ask(employer_outside_its_years, early).outcome is Outcome.PRESENT


def test_absent_where_it_existed() -> None:
    role = a_role("Borealis Robotics", "Engineer", "2017-01 2024-06")
    told = (record("Borealis Robotics", "2016-05-02"),)
    found = ask(employer_outside_its_years, role, company_records=told)
    assert found.outcome is Outcome.ABSENT


def test_near_miss_of_a_namesake_a_renamed_firm_and_the_months_before_the_entry() -> None:
    role = a_role("Borealis Robotics", "Engineer", "2012-01 2014-06")
    namesake = (record("Borealis Robotics", "2016-05-02", exact=False),)
    found = ask(employer_outside_its_years, role, company_records=namesake)
    assert found.outcome is Outcome.UNKNOWN
    soon = a_role("Borealis Robotics", "Engineer", "2016-01 2018-06")
    told = (record("Borealis Robotics", "2016-05-02"),)
    assert ask(employer_outside_its_years, soon, company_records=told).outcome is Outcome.ABSENT
    renamed = a_role("Meta (formerly Facebook)", "Engineer", "2006-01 2010-01")
    assert ask(employer_outside_its_years, renamed).outcome is not Outcome.PRESENT


def test_unknown_where_nobody_told() -> None:
    role = a_role("Borealis Robotics", "Engineer", "2012-01 2014-06")
    assert ask(employer_outside_its_years, role).outcome is Outcome.UNKNOWN
