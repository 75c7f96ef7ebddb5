"""Reports of applicants with evidence: present in full, in part, absent, and not asked."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.facts.applicant_reports import NO_REPORTS, ApplicantReports
from trusthound.domain.posting.signals.reported_requests import reported_requests

Ask = Callable[..., Finding]


def asked(ask: Ask, reports: ApplicantReports) -> Finding:
    return ask(reported_requests, learnt={"applicant_reports": reports})


def reports(share: float | None, shown: int = 0) -> ApplicantReports:
    return ApplicantReports(voices=10, evidenced_requests=shown, request_share=share)


@pytest.mark.parametrize(("share", "strength"), [(0.83, 1.0), (0.4, 1.0), (0.39, 0.5), (0.2, 0.5)])
def test_present_with_how_many_showed_it(ask: Ask, share: float, strength: float) -> None:
    found = asked(ask, reports(share, 8))

    assert (found.outcome, found.strength) == (Outcome.PRESENT, strength)
    assert found.evidence[0].quote == "8 applicants showed that they were asked"
    assert found.evidence[0].origin == "reports of applicants"


def test_absent_where_applicants_showed_other_things(ask: Ask) -> None:
    assert asked(ask, reports(0.0)).outcome is Outcome.ABSENT


def test_near_miss_two_of_many_who_showed_what_happened(ask: Ask) -> None:
    assert asked(ask, reports(0.19, 2)).outcome is Outcome.ABSENT


@pytest.mark.parametrize("nobody", [NO_REPORTS, reports(None)])
def test_not_applicable_before_enough_have_shown_anything(
    ask: Ask, nobody: ApplicantReports
) -> None:
    assert asked(ask, nobody).outcome is Outcome.NOT_APPLICABLE
