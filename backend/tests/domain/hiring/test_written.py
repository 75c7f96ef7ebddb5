"""Reports for tests: each flag once, the same at any hour, and nothing of the file in them."""

from datetime import UTC, datetime, timedelta

import pytest

from trusthound.domain.assessment.signal import Lean
from trusthound.domain.candidate.claims import claims_of
from trusthound.domain.candidate.signals.register import SIGNALS
from trusthound.domain.common.errors import DocumentRefused, InvalidInput, NotFound
from trusthound.domain.hiring.asked import Asked
from trusthound.domain.hiring.check import CandidateCheck
from trusthound.domain.hiring.policy import Policy
from trusthound.domain.hiring.written import (
    FLAGS,
    REPORTS,
    history,
    name_of,
    written_check,
    written_for,
)

NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)


def asked(mail: str = "", filename: str = "resume.pdf") -> Asked:
    claims = claims_of(mail=mail, employers="", profile="", description="")
    return Asked(filename, b"whatever it is", claims)


def check(name: str, *, policy: Policy | None = None, now: datetime = NOW) -> CandidateCheck:
    return written_check(
        name, organization_id="o1", made_by="a key", policy=policy or Policy(), now=now
    )


@pytest.mark.parametrize(
    ("mail", "filename", "name"),
    [
        ("flag-overlapping-roles@test.example", "resume.pdf", "flag-overlapping-roles"),
        ("FLAG-overlapping-roles@TEST.example", "unclear.pdf", "flag-overlapping-roles"),
        ("ann@example.org", "flag-hidden-text.docx", "flag-hidden-text"),
        ("flag-overlapping-roles@example.org", "resume.pdf", "clear"),
        ("unclear@test.example", "resume.pdf", "unclear"),
        ("", "resume", "clear"),
    ],
)
def test_a_report_is_asked_for_by_address_or_file(mail: str, filename: str, name: str) -> None:
    assert written_for(asked(mail, filename)) == name


def test_a_refusal_can_be_asked_for_and_what_is_not_there_is_said() -> None:
    with pytest.raises(DocumentRefused) as refused:
        written_for(asked(filename="refuse-no-text.pdf"))
    assert refused.value.code == "no_text"
    with pytest.raises(InvalidInput):
        written_for(asked("flag-of-nothing@test.example"))


def test_every_flag_has_a_report_of_its_own_with_that_flag_alone() -> None:
    against = {each.id for each in SIGNALS if each.leans is Lean.AGAINST}

    assert set(FLAGS.values()) == against
    for name, signal_id in FLAGS.items():
        flags = check(name).report.red_flags
        assert [each.code for each in flags] == [signal_id]
        assert flags[0].message
        assert flags[0].details


def test_what_is_clear_has_a_score_and_what_is_unclear_none() -> None:
    clear, unclear = check("clear").report, check("unclear").report

    assert clear.red_flags == ()
    assert clear.trust_score is not None
    assert clear.trust_score > max(check(each).report.trust_score or 0 for each in FLAGS)
    assert (unclear.trust_score, unclear.confidence) == (None, None)


def test_a_report_is_the_same_all_day_and_its_id_leads_back_to_it() -> None:
    later = NOW + timedelta(hours=11, minutes=59)

    for name in REPORTS:
        assert check(name) == check(name, now=later)
        assert name_of(check(name).id) == name
    for stranger in ("clear", "test_", "test_nothing", "8fjqy3nXQ0m2Yc1bq9oT2g"):
        with pytest.raises(NotFound):
            name_of(stranger)


def test_an_organisation_that_shows_signals_only_sees_no_number_in_tests_either() -> None:
    shown = check("flag-hidden-text", policy=Policy(signals_only=True))

    assert shown.report.trust_score is None
    assert shown.signals_only


def test_the_history_of_tests_is_looked_through_as_any_other() -> None:
    checks = [check(each) for each in REPORTS]

    assert len(history(checks, words="", level=None, reviewed=None)) == len(REPORTS)
    level = history(checks, words="TEST cand", level="proceed", reviewed=False)
    assert {each.level for each in level} == {"proceed"}
    assert history(checks, words="ann", level=None, reviewed=None) == ()
    assert history(checks, words="", level=None, reviewed=True) == ()
