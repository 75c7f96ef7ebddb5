"""What a test key is answered: reports that are written down, one for each flag; nothing is read.

A name in, always the same report out. The name stands in the candidate's address
(`flag-overlapping-roles@test.example`) or in the file's name (`flag-overlapping-roles.pdf`).
"""

from collections.abc import Iterable, Mapping
from datetime import datetime
from functools import cache

from trusthound.domain.assessment.combine import Assessment, combine
from trusthound.domain.assessment.finding import Evidence, Finding, absent, present, unknown
from trusthound.domain.assessment.signal import Lean
from trusthound.domain.candidate.signals.register import SIGNALS
from trusthound.domain.candidate.weights import WEIGHTS
from trusthound.domain.common.document_problem import DocumentProblem
from trusthound.domain.common.errors import DocumentRefused, InvalidInput
from trusthound.domain.hiring.asked import Asked
from trusthound.domain.hiring.check import (
    CandidateCheck,
    CandidateFacts,
    ListedCheck,
    Preview,
    as_shown,
    no_such_check,
)
from trusthound.domain.hiring.judge import report_from
from trusthound.domain.hiring.policy import Policy, kept_until
from trusthound.domain.hiring.report import FileFacts, TimelineEntry

DOMAIN = "test.example"  # nobody has it: RFC 2606
CLEAR = "clear"  # nothing to ask about; also for what names no report
UNCLEAR = "unclear"  # too little could be checked
FLAGS: Mapping[str, str] = {
    f"flag-{each.id.replace('_', '-')}": each.id for each in SIGNALS if each.leans is Lean.AGAINST
}
REFUSALS: Mapping[str, DocumentProblem] = {
    f"refuse-{each.value.replace('_', '-')}": each for each in DocumentProblem
}
REPORTS = (CLEAR, UNCLEAR, *FLAGS)
_BEGINNINGS = ("flag-", "refuse-")
_ID = "test_"
_PERSON = CandidateFacts("Test Candidate", f"candidate@{DOMAIN}", ("Example Works",))
_TEXT = "Test Candidate\nThis resume is written down for tests."
_QUOTE = "This is what the flag would quote"
_TIMELINE = (TimelineEntry("work", "Engineer", "Example Works", "2019-01", "", current=True),)


def written_for(asked: Asked) -> str:
    """The name of the report that is asked for; the address counts before the file.

    Raises DocumentRefused where a refusal is asked for, InvalidInput where there is none such.
    """
    name = named_by(asked)
    if name in REFUSALS:
        raise DocumentRefused(REFUSALS[name])
    return name


def named_by(asked: Asked) -> str:
    """The same, of refusals as well. Raises InvalidInput."""
    local, _, domain = asked.claims.mail.lower().rpartition("@")
    named = [local] if domain == DOMAIN else []
    named.append(asked.filename.lower().rpartition(".")[0])
    for name in named:
        if name in REPORTS or name in REFUSALS:
            return name
        if name.startswith(_BEGINNINGS):
            raise InvalidInput(
                "There is no test report of that name.",
                field="candidateEmail",
                advice="They are listed in the guide to API keys.",
            )
    return CLEAR


def written_check(
    name: str, *, organization_id: str, made_by: str, policy: Policy, now: datetime
) -> CandidateCheck:
    """The report of that name, dated by the day: it is the same at any hour."""
    made_at = now.replace(hour=0, minute=0, second=0, microsecond=0)
    check = CandidateCheck(
        id=id_of(name),
        organization_id=organization_id,
        made_at=made_at,
        made_by=made_by,
        candidate=_PERSON,
        report=report_from(_assessment(name), timeline=_TIMELINE, file=FileFacts("pdf", 1)),
        signals_only=policy.signals_only,
        kept_until=kept_until(made_at, policy),
        preview=Preview(_TEXT),
        is_test=True,
    )
    return as_shown(check, signals_only=policy.signals_only)


def name_of(check_id: str) -> str:
    """Of the report with that id. Raises NotFound: a test key sees nothing real."""
    name = check_id.removeprefix(_ID)
    if not check_id.startswith(_ID) or name not in REPORTS:
        raise no_such_check()
    return name


def refused_as(check_id: str) -> DocumentProblem | None:
    """Why the file with that id was not read; None: it was, or there is none such."""
    return REFUSALS.get(check_id.removeprefix(_ID)) if check_id.startswith(_ID) else None


def id_of(name: str) -> str:
    """Of the report, or the refusal, of that name."""
    return f"{_ID}{name}"


def history(
    checks: Iterable[CandidateCheck], *, words: str, level: str | None, reviewed: bool | None
) -> tuple[ListedCheck, ...]:
    """Those that are looked for, as lines; nobody has reviewed any."""
    return tuple(
        line
        for line in map(_listed, checks)
        if words.lower() in f"{line.candidate_name}\n{line.candidate_mail}".lower()
        and level in (None, line.level)
        and not reviewed
    )


def _listed(check: CandidateCheck) -> ListedCheck:
    report = check.report
    level = report.recommendation.level
    return ListedCheck(
        id=check.id,
        made_at=check.made_at,
        made_by=check.made_by,
        candidate_name=check.candidate.name,
        candidate_mail=check.candidate.mail,
        trust_score=report.trust_score,
        level=None if level is None else level.value,
        flags=len(report.red_flags),
        decision=None,
        reviewed_at=None,
        disputed_at=None,
        signals_only=check.signals_only,
        recheck_of=None,
    )


@cache
def _assessment(name: str) -> Assessment:
    """By the weights of today, so that figures are what a real report has."""
    flag = FLAGS.get(name, "")
    findings = {
        each.id: unknown() if name == UNCLEAR else _finding(each.id, each.leans, flag)
        for each in SIGNALS
    }
    return combine(SIGNALS, findings, WEIGHTS, channel="upload")


def _finding(signal_id: str, leans: Lean, flag: str) -> Finding:
    if signal_id == flag or leans is Lean.FOR:
        return present(Evidence(_QUOTE, "test"))
    return absent()
