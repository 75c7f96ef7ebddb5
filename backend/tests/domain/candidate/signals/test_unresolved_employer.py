"""Employers that nobody knows of, where we asked."""

from tests.written_resumes import NOON, a_role, ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.signals.unresolved_employer import unresolved_employer
from trusthound.domain.facts.company_record import CompanyRecord

ROLES = (
    a_role("Zyxo Holdings", "Clerk", "2015-01 2018-01"),
    a_role("Quellwerk", "Clerk", "2018-02 2021-01"),
)


def answers(*names: str) -> tuple[CompanyRecord, ...]:
    asked = ("Zyxo Holdings", "Quellwerk")
    return tuple(
        CompanyRecord(each, each if each in names else "", False, None, None, "a register", NOON)
        for each in asked
    )


def test_present_where_both_were_asked_for_in_vain() -> None:
    found = ask(unresolved_employer, *ROLES, company_records=answers())
    assert found.outcome is Outcome.PRESENT
    assert "Zyxo Holdings, Quellwerk" in found.evidence[0].quote


def test_absent_where_one_is_found() -> None:
    found = ask(unresolved_employer, *ROLES, company_records=answers("Quellwerk"))
    assert found.outcome is Outcome.ABSENT


def test_near_miss_of_one_small_firm_among_known_ones() -> None:
    roles = (*ROLES, a_role("Microsoft", "Clerk", "2021-02 now"))
    found = ask(unresolved_employer, *roles, company_records=answers(), site_states=())
    assert found.outcome is Outcome.ABSENT


def test_unknown_where_nobody_was_asked() -> None:
    assert ask(unresolved_employer, *ROLES).outcome is Outcome.UNKNOWN
