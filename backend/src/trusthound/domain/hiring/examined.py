"""What came of reading and judging a resume; the check that is stored of it, and that shown."""

from dataclasses import dataclass, field, replace
from datetime import datetime

from trusthound.domain.candidate.claims import Claims
from trusthound.domain.candidate.seen_before import Traces
from trusthound.domain.hiring.check import (
    CandidateCheck,
    CandidateFacts,
    Preview,
    as_shown,
    without_words,
)
from trusthound.domain.hiring.policy import Policy, kept_until
from trusthound.domain.hiring.report import Report


@dataclass(frozen=True, slots=True)
class Examined:
    """`dossier` is what the report was made of, as JSON; `traces` what later ones are compared
    with; `claims` what was said beside the resume.
    """

    candidate: CandidateFacts
    report: Report
    preview: Preview
    dossier: bytes | None = None
    traces: Traces | None = None
    claims: Claims = field(default_factory=Claims)


def stored_check(
    examined: Examined,
    policy: Policy,
    *,
    check_id: str,
    organization_id: str,
    made_by: str,
    now: datetime,
    again: CandidateCheck | None = None,
) -> CandidateCheck:
    """As it is kept. `made_by` is a name; `again` what was checked before: the new one is kept no
    longer.
    """
    check = CandidateCheck(
        id=check_id,
        organization_id=organization_id,
        made_at=now,
        made_by=made_by,
        candidate=examined.candidate,
        report=examined.report,
        signals_only=policy.signals_only,
        kept_until=again.kept_until if again else kept_until(now, policy),
        preview=examined.preview,
        recheck_of=again.id if again else None,
    )
    return without_words(check) if policy.do_not_keep else check


def first_shown(
    stored: CandidateCheck, examined: Examined, policy: Policy, *, file_kept: bool
) -> CandidateCheck:
    """To whoever asked: whole this once, where no text is kept."""
    check = replace(
        stored,
        report=examined.report,
        candidate=examined.candidate,
        preview=examined.preview,
        file_kept=file_kept,
    )
    return as_shown(check, signals_only=policy.signals_only)
