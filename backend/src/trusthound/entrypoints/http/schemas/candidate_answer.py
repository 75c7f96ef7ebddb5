"""A stored check of a candidate in, its wire form out: the only place that knows both."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import cast

from trusthound.domain.access.api_key import Environment
from trusthound.domain.access.monthly import MonthlyStats
from trusthound.domain.assessment.band import Band, band_of
from trusthound.domain.assessment.finding import Evidence
from trusthound.domain.hiring.check import CandidateCheck, ListedCheck
from trusthound.domain.hiring.disclaimer import DISCLAIMER
from trusthound.domain.hiring.report import RecommendedLevel, Report, ReportItem
from trusthound.domain.hiring.review import Decision, Dispute
from trusthound.entrypoints.http.schemas.candidate import (
    BreakdownAnswer,
    CandidateCopyAnswer,
    CandidateEvidenceAnswer,
    CandidateFactsAnswer,
    CandidateReportAnswer,
    CandidateVerificationAnswer,
    CandidateVerificationBody,
    DisputeAnswer,
    FileAnswer,
    Grade,
    Kind,
    ListedCheckAnswer,
    PreviewAnswer,
    RecommendationAnswer,
    ReportFindingAnswer,
    ReportItemAnswer,
    ReviewAnswer,
    SharedAnswer,
    StatsBody,
    TimelineEntryAnswer,
)
from trusthound.usecases.open_candidate_copy import CandidateCopy


def candidate_answer(check: CandidateCheck) -> CandidateVerificationAnswer:
    """The whole answer: the verification, and its report mirrored beside it."""
    report = report_answer(check)
    body = CandidateVerificationBody(
        **dict(report),
        made_by=check.made_by,
        candidate=_facts(check),
        file=_file(check),
        preview=_preview(check),
        timeline=_timeline(check.report),
        kept_until=_utc(check.kept_until),
        review=_review(check),
        dispute=dispute_answer(check.dispute),
        shared=_shared(check),
        recheck_of=check.recheck_of,
        rechecked_as=check.rechecked_as,
    )
    return CandidateVerificationAnswer(success=True, verification=body, **dict(report))


def copy_answer(copy: CandidateCopy) -> CandidateCopyAnswer:
    """What the candidate sees."""
    check = copy.check
    return CandidateCopyAnswer(
        organization=copy.organization,
        report=report_answer(check),
        candidate=_facts(check),
        timeline=_timeline(check.report),
        kept_until=_utc(check.kept_until),
        expires_at=_utc(check.shared.expires_at if check.shared else check.kept_until),
        dispute=dispute_answer(check.dispute),
    )


def report_answer(check: CandidateCheck) -> CandidateReportAnswer:
    """What was found, and nothing of whom."""
    report = check.report
    return CandidateReportAnswer(
        id=check.id,
        environment=Environment.TEST if check.is_test else Environment.LIVE,
        trust_score=report.trust_score,
        band=_band(report.trust_score),
        confidence=report.confidence,
        breakdown=BreakdownAnswer(
            employment_history=report.breakdown.employment_history,
            email=report.breakdown.email,
            authenticity=report.breakdown.authenticity,
            resume=report.breakdown.resume,
        ),
        red_flags=_items(report.red_flags),
        passed_checks=_items(report.passed_checks),
        findings=_findings(report),
        recommendation=RecommendationAnswer(
            level=report.recommendation.level,
            explanation=report.recommendation.explanation,
            questions=list(report.recommendation.questions),
        ),
        generated_at=_utc(check.made_at),
        signals_only=check.signals_only,
        engine_version=report.engine_version,
        disclaimer=DISCLAIMER,
    )


def listed_answer(check: ListedCheck) -> ListedCheckAnswer:
    """A line of the history."""
    return ListedCheckAnswer(
        id=check.id,
        generated_at=_utc(check.made_at),
        made_by=check.made_by,
        candidate_name=check.candidate_name,
        candidate_email=check.candidate_mail,
        trust_score=check.trust_score,
        band=_band(check.trust_score),
        level=None if check.level is None else RecommendedLevel(check.level),
        flags=check.flags,
        decision=None if check.decision is None else Decision(check.decision),
        reviewed_at=check.reviewed_at and _utc(check.reviewed_at),
        disputed_at=check.disputed_at and _utc(check.disputed_at),
        signals_only=check.signals_only,
        recheck_of=check.recheck_of,
    )


def stats_body(stats: MonthlyStats) -> StatsBody:
    """What is used and left."""
    standing = stats.standing
    return StatsBody(
        total_verifications=stats.total,
        this_month=standing.used,
        limit=standing.limit,
        remaining=standing.remaining,
        most=standing.most,
        reset_at=standing.reset_at,
    )


def dispute_answer(dispute: Dispute | None) -> DisputeAnswer | None:
    if dispute is None:
        return None
    return DisputeAnswer(
        statement=dispute.statement, at=_utc(dispute.at), held_until=_utc(dispute.held_until)
    )


def _items(items: Iterable[ReportItem]) -> list[ReportItemAnswer]:
    return [
        ReportItemAnswer(
            code=each.code,
            message=each.message,
            details=each.details,
            why=each.why,
            grade=cast("Grade", each.grade),
            topic=each.topic,
            innocent=each.innocent,
            ask=each.ask,
            evidence=_evidence(each.evidence),
        )
        for each in items
    ]


def _findings(report: Report) -> list[ReportFindingAnswer]:
    return [
        ReportFindingAnswer(
            id=each.id,
            title=each.title,
            question=each.question,
            why=each.why,
            innocent=each.innocent,
            advice=each.advice,
            topic=each.topic,
            source=each.source,
            outcome=each.outcome,
            points=each.points,
            evidence=_evidence(each.evidence),
        )
        for each in report.findings
    ]


def _evidence(evidence: Iterable[Evidence]) -> list[CandidateEvidenceAnswer]:
    return [
        CandidateEvidenceAnswer(
            quote=each.quote,
            origin=each.origin,
            learnt_on=each.learnt_on,
            start=each.start,
            end=each.end,
            verbatim=each.verbatim,
        )
        for each in evidence
    ]


def _timeline(report: Report) -> list[TimelineEntryAnswer]:
    return [
        TimelineEntryAnswer(
            kind=cast("Kind", each.kind),
            title=each.title,
            organization=each.organization,
            start=each.start,
            end=each.end,
            current=each.current,
            overlaps=each.overlaps,
        )
        for each in report.timeline
    ]


def _facts(check: CandidateCheck) -> CandidateFactsAnswer:
    candidate = check.candidate
    return CandidateFactsAnswer(
        name=candidate.name,
        email=candidate.mail,
        claimed_employers=list(candidate.claimed_employers),
        linkedin_url=candidate.linkedin_url,
    )


def _file(check: CandidateCheck) -> FileAnswer | None:
    file = check.report.file
    if file is None:
        return None
    return FileAnswer(format=file.format, pages=file.pages, kept=check.file_kept)


def _preview(check: CandidateCheck) -> PreviewAnswer | None:
    preview = check.preview
    if preview is None:
        return None
    return PreviewAnswer(text=preview.text, page_starts=list(preview.page_starts))


def _review(check: CandidateCheck) -> ReviewAnswer | None:
    review = check.review
    if review is None:
        return None
    return ReviewAnswer(
        decision=review.decision, note=review.note, by=review.by, at=_utc(review.at)
    )


def _shared(check: CandidateCheck) -> SharedAnswer | None:
    shared = check.shared
    if shared is None:
        return None
    return SharedAnswer(at=_utc(shared.at), expires_at=_utc(shared.expires_at))


def _band(score: int | None) -> Band | None:
    return None if score is None else band_of(score)


def _utc(moment: datetime) -> datetime:
    return moment.astimezone(UTC)
