"""A top title soon after a first role."""

import pytest
from tests.written_resumes import a_role, ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.signals.senior_title_leap import senior_title_leap
from trusthound.domain.resume.model import Employment, Work

FIRST = a_role("Acme", "Junior Clerk", "2018-01 2018-12")


def test_present_where_a_beginner_is_chief_officer_a_year_later() -> None:
    found = ask(senior_title_leap, FIRST, a_role("Borealis", "Chief Technology Officer", "2019-02"))
    assert found.outcome is Outcome.PRESENT


def test_present_at_a_firm_of_a_few_and_for_a_head_within_months() -> None:
    small = a_role("Borealis", "Chief Executive Officer", "2019-02", "Ran a two-person start-up")
    assert ask(senior_title_leap, small).outcome is Outcome.PRESENT
    team = a_role("Borealis", "CTO", "2022-02", "Ran all of the company, a team of 3 people")
    assert ask(senior_title_leap, team).outcome is Outcome.PRESENT
    for title in ("Head of Finance", "Group Human Resources Director", "Sales Director"):
        head = a_role("Borealis", title, "2019-02 now")
        assert ask(senior_title_leap, FIRST, head).outcome is Outcome.PRESENT


def test_absent_where_years_lie_between() -> None:
    found = ask(senior_title_leap, FIRST, a_role("Borealis", "CTO", "2024-02 now"))
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "role",
    [
        a_role("Borealis", "Co-founder and CTO", "2019-02 now"),
        a_role("Borealis", "CEO", "2019-02 now", kind=Employment.FOUNDER),
        a_role("Northern Bank", "Vice President", "2019-02 now"),
        a_role("Students' Association", "Vice President", "2019-02 now"),
        a_role("Borealis", "Assistant to the CEO", "2019-02 now"),
        a_role("Borealis", "Assistant Vice President", "2019-02 now"),
        a_role("Borealis", "Clerk", "2019-02 now", "Served a two-person company"),
        a_role("Borealis", "Head of Finance", "2022-02 now"),
        a_role("Borealis", "Art Director", "2019-02 now"),
        a_role("Borealis", "CTO", "2024-02 now", "Led a team of 4 engineers at a growing company"),
    ],
    ids=[
        "co-founder",
        "founder",
        "bank",
        "students",
        "assistant",
        "assistant-vp",
        "clerk",
        "later",
        "art",
        "team",
    ],
)
def test_near_miss_of_founders_banks_and_assistants(role: Work) -> None:
    assert ask(senior_title_leap, FIRST, role).outcome is Outcome.ABSENT


def test_unknown_where_no_work_was_read() -> None:
    assert ask(senior_title_leap).outcome is Outcome.UNKNOWN
