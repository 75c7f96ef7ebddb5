"""A check of a candidate in, its report as a PDF out: set by typst, from data alone.

Everything goes in as one JSON value, so nothing of a resume can be markup. No network, no package,
and the same bytes for the same check: the fonts are those that typst brings, and those of the
machine only for letters that they lack.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import typst

from trusthound.adapters.reports.letters import NOTE, spelled, with_places_to_break
from trusthound.domain.assessment.band import Band, band_of
from trusthound.domain.assessment.finding import Evidence, Outcome
from trusthound.domain.hiring.brand import Brand
from trusthound.domain.hiring.check import CandidateCheck
from trusthound.domain.hiring.report import Report, ReportItem

if TYPE_CHECKING:
    from typst import PDFStandard

_TEMPLATE = files("trusthound.adapters.reports").joinpath("candidate.typ")
_LEVELS = {"proceed": "Proceed", "review": "Review", "caution": "Caution"}
# A resume that fits together is not verified by that.
_BANDS = {Band.VERIFIED: "Consistent", Band.CAUTION: "Caution", Band.DANGER: "Danger"}
_GRADES = {"strong": "strong sign", "medium": "some weight", "weak": "weak sign"}
_UNASKED = "These questions could not be asked."
_UNASKED_COSTS = "They lower the confidence, not the score."
_TOO_FEW = "Not enough checks ran"
PLAIN = Brand()
# Beyond this a report would be no report any more.
_MOST_ITEMS = 100
_MOST_CHARACTERS = 1_200
_NOT_DRAWN = re.compile(r'the text `"(.+?)"` could not be displayed')
_ESCAPED = re.compile(r"\\u\{([0-9a-f]+)\}")


def candidate_pdf(
    check: CandidateCheck, *, product: str, disclaimer: str, brand: Brand = PLAIN
) -> bytes:
    """Takes a tenth of a second of one processor: call it in a thread."""
    told = _changed(_told(check, product, disclaimer, brand), with_places_to_break)
    logo = brand.logo or b""
    try:
        return _set(told, logo, check.made_at, "ua-1")
    except typst.TypstError as error:
        missing = frozenset(_letters_of(error.diagnostic))
    # A report that not every program can read aloud is better than none.
    if missing:
        told = {**_changed(told, lambda text: spelled(text, missing)), "note": NOTE}
    return _set(told, logo, check.made_at)


def _set(told: dict[str, Any], logo: bytes, made_at: datetime, *standards: "PDFStandard") -> bytes:
    """By PDF/UA nothing may be set that no font has: raises typst.TypstError, which names it."""
    words = json.dumps(told, ensure_ascii=False).encode(errors="replace").decode()
    pdf = typst.compile(
        _TEMPLATE.read_bytes(),
        format="pdf",
        sys_inputs={"report": words, "logo": json.dumps(list(logo))},
        timestamp=int(made_at.timestamp()),
        pdf_standards=list(standards),
    )
    assert isinstance(pdf, bytes)  # noqa: S101 - one format, one file
    return pdf


def _letters_of(diagnostic: str) -> Iterator[str]:
    for text in _NOT_DRAWN.findall(diagnostic):
        yield from _ESCAPED.sub(lambda number: chr(int(number[1], 16)), text)


def _changed(told: Any, change: Callable[[str], str]) -> Any:
    """Every text in it."""
    if isinstance(told, str):
        return change(told)
    if isinstance(told, list):
        return [_changed(each, change) for each in told]
    if isinstance(told, dict):
        return {name: _changed(value, change) for name, value in told.items()}
    return told


def _told(check: CandidateCheck, product: str, disclaimer: str, brand: Brand) -> dict[str, Any]:
    report = check.report
    generated = f"{check.made_at:%-d %B %Y, %H:%M} UTC"
    level = report.recommendation.level
    score = None if check.signals_only else _score(report.trust_score)
    return {
        "product": product,
        "title": "Trust Report",
        "organization": brand.organization,
        "accent": brand.accent,
        "generated": f"Generated {generated}",
        "footer": f"{product} · report {check.id} · {generated}",
        "disclaimer": disclaimer,
        "facts": _facts(check),
        "score": score,
        "tone": "unscored" if report.trust_score is None else band_of(report.trust_score).value,
        "figures": _figures(report),
        "note": "",
        "recommendation": {
            "level": "" if level is None else _LEVELS[level.value],
            "explanation": report.recommendation.explanation,
            # Each flag has its own beside it.
            "questions": _cut(
                each
                for each in report.recommendation.questions
                if each not in {flag.ask for flag in report.red_flags}
            ),
        },
        "flags": [_flag(each) for each in report.red_flags[:_MOST_ITEMS]],
        "passed": _cut(
            f"{each.message}. {each.details}".strip() if each.details else each.message
            for each in report.passed_checks
        ),
        "timeline": _timeline(report),
        "not_checked": _cut(
            each.question for each in report.findings if each.outcome is Outcome.UNKNOWN
        ),
        "not_checked_means": _UNASKED if check.signals_only else f"{_UNASKED} {_UNASKED_COSTS}",
        "reviewed": _reviewed(check),
    }


def _facts(check: CandidateCheck) -> list[list[str]]:
    candidate, file = check.candidate, check.report.file
    rows = [
        ("Candidate", candidate.name),
        ("E-mail", candidate.mail),
        ("Employers named", ", ".join(candidate.claimed_employers)),
        ("LinkedIn", candidate.linkedin_url),
        ("File", f"{file.format.upper()}, {_pages(file.pages)}" if file else ""),
        ("Checked by", check.made_by),
        ("Made again of", check.recheck_of or ""),
        ("Made again as", check.rechecked_as or ""),
    ]
    return [[name, value[:_MOST_CHARACTERS]] for name, value in rows if value]


def _pages(pages: int) -> str:
    return "1 page" if pages == 1 else f"{pages} pages"


def _score(score: int | None) -> dict[str, str]:
    if score is None:
        return {"value": "", "words": _TOO_FEW}
    return {"value": str(score), "words": _BANDS[band_of(score)]}


def _figures(report: Report) -> list[list[str]]:
    parts = report.breakdown
    unknown = report.confidence is None or report.trust_score is None
    percent = _TOO_FEW if unknown else f"{report.confidence} %"
    rows = [
        ("Employment history", parts.employment_history),
        ("E-mail", parts.email),
        ("Authenticity", parts.authenticity),
        ("Resume", parts.resume),
    ]
    told = [[name, "not checked" if value is None else f"{value} / 100"] for name, value in rows]
    return [*told, ["Confidence", percent]]


def _flag(item: ReportItem) -> dict[str, object]:
    quotes = [] if item.details else [_quoted(each) for each in item.evidence[:5]]
    words = {
        name: value[:_MOST_CHARACTERS]
        for name, value in (
            ("message", item.message),
            ("details", item.details),
            ("why", item.why),
            ("innocent", item.innocent),
            ("ask", item.ask),
        )
    }
    # What is longer than a page would run off it if it could not be parted.
    long = len("".join([*words.values(), *quotes])) > _MOST_CHARACTERS
    return {**words, "grade": _GRADES.get(item.grade, ""), "quotes": quotes, "long": long}


def _quoted(evidence: Evidence) -> str:
    words = evidence.quote[:_MOST_CHARACTERS]
    return f"{f'“{words}”' if evidence.verbatim else words} ({evidence.origin})"


def _timeline(report: Report) -> list[list[str]]:
    return [
        [
            " – ".join(part for part in (each.start, "today" if each.current else each.end) if part)
            or "not stated",
            ", ".join(part for part in (each.title, each.organization) if part)[:300] or "–",
            "yes" if each.overlaps else "",
        ]
        for each in report.timeline[:_MOST_ITEMS]
    ]


def _reviewed(check: CandidateCheck) -> list[str]:
    parts = []
    if check.review is not None:
        review = check.review
        by = f" by {review.by}" if review.by else ""
        parts.append(f"Decision{by} on {review.at:%-d %B %Y}: {review.decision.value.title()}.")
        parts += [review.note] if review.note else []
    if check.dispute is not None:
        parts.append(
            f"Disputed by the candidate on {check.dispute.at:%-d %B %Y}: {check.dispute.statement}"
        )
    return parts


def _cut(sentences: Iterable[str]) -> list[str]:
    return [each[:_MOST_CHARACTERS] for each in list(sentences)[:_MOST_ITEMS]]
