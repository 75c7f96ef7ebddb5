"""Rows of a list and their reports in, the same as one table out."""

from collections.abc import Iterable
from datetime import UTC

from trusthound.adapters.reports.table import csv_table
from trusthound.domain.hiring.bulk_row import COLUMNS, BulkRow
from trusthound.domain.hiring.check import CandidateCheck

_HEAD = (
    "line", "reference", "resume", "state", "problem", "candidate name", "candidate email",
    "trust score", "confidence %", "recommendation", "flags", "verification id", "verified at",
)  # fmt: skip
Line = tuple[object, ...]
# What a row may look like; nobody has these addresses: RFC 2606.
_EXAMPLES = (
    ("ann-lee.pdf", "ann.lee@example.org", "Northwind Traders, Contoso",
     "https://www.linkedin.com/in/ann-lee", "", "1042"),
    ("bo-stone.docx", "bo.stone@example.org", "Fabrikam", "", "", "1043"),
)  # fmt: skip


def bulk_line(row: BulkRow, check: CandidateCheck | None) -> Line:
    """`check` None where there is no report. What is not to be shown stays empty."""
    problem = " ".join(each.message for each in row.problems)
    begun = (row.line, row.reference, row.resume, row.state.value, problem)
    if check is None:
        gone = "" if row.check_id is None else "The report was deleted."
        return (*begun[:4], problem or gone, "", "", "", "", "", "", row.check_id or "", "")
    report, numbers = check.report, not check.signals_only
    level = report.recommendation.level
    return (
        *begun,
        check.candidate.name,
        check.candidate.mail,
        report.trust_score if numbers else None,
        report.confidence if numbers else None,
        level.value if numbers and level else None,
        len(report.red_flags),
        check.id,
        f"{check.made_at.astimezone(UTC):%Y-%m-%dT%H:%M:%SZ}",
    )


def bulk_csv(lines: Iterable[Line]) -> bytes:
    """No cell is taken for a formula."""
    return csv_table(_HEAD, lines)


def template_csv() -> bytes:
    """A list as it can be uploaded, with two rows to write over."""
    return csv_table(COLUMNS, _EXAMPLES)
