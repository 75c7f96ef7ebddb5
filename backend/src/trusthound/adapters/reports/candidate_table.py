"""A check of a candidate in, the same as a table of one finding a row out."""

from collections.abc import Iterable

from trusthound.adapters.reports.table import csv_table
from trusthound.domain.hiring.check import CandidateCheck
from trusthound.domain.hiring.report import ReportItem

_HEAD = ("part", "code", "what", "details", "innocent explanation", "ask the candidate")
Row = tuple[object, ...]


def candidate_csv(check: CandidateCheck, *, disclaimer: str) -> bytes:
    """Figures, flags, passed checks, the timeline and the review."""
    return csv_table(_HEAD, [*_about(check), *_found(check), *_done(check), _row(disclaimer)])


def _about(check: CandidateCheck) -> list[Row]:
    report = check.report
    parts = report.breakdown
    level = report.recommendation.level
    figures = (
        ("trust score", report.trust_score),
        ("confidence %", report.confidence),
        ("employment history", parts.employment_history),
        ("email", parts.email),
        ("authenticity", parts.authenticity),
        ("resume", parts.resume),
    )
    shown = [] if check.signals_only else [
        ("figure", name, "not checked" if value is None else value) for name, value in figures
    ]  # fmt: skip
    return [
        ("report", "id", check.id),
        ("report", "generated", f"{check.made_at:%Y-%m-%dT%H:%M:%SZ}"),
        ("candidate", "name", check.candidate.name),
        ("candidate", "email", check.candidate.mail),
        *shown,
        (
            "recommendation",
            "" if level is None else level.value,
            report.recommendation.explanation,
            "",
            "",
            " ".join(report.recommendation.questions),
        ),
    ]


def _found(check: CandidateCheck) -> list[Row]:
    report = check.report
    timeline: list[Row] = [
        (
            each.kind,
            "overlaps" if each.overlaps else "",
            f"{each.title}, {each.organization}".strip(", "),
            f"{each.start} to {'today' if each.current else each.end}",
        )
        for each in report.timeline
    ]
    return [*_items("flag", report.red_flags), *_items("passed", report.passed_checks), *timeline]


def _items(part: str, items: Iterable[ReportItem]) -> list[Row]:
    return [
        (part, each.code, each.message, each.details, each.innocent, each.ask) for each in items
    ]


def _done(check: CandidateCheck) -> list[Row]:
    rows: list[Row] = []
    if check.review is not None:
        review = check.review
        rows.append(
            ("review", review.decision.value, review.note, f"{review.by}, {review.at:%Y-%m-%d}")
        )
    if check.dispute is not None:
        rows.append(("dispute", "", check.dispute.statement, f"{check.dispute.at:%Y-%m-%d}"))
    return rows


def _row(disclaimer: str) -> Row:
    return ("disclaimer", "", disclaimer)
