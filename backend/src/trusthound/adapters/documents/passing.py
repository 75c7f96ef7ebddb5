"""What passes between us and the process that reads and judges a resume, as JSON, checked.

What comes back is as untrusted as the file was, and small; the dossier is passed on unread.
"""

import struct
from dataclasses import dataclass, replace
from datetime import date
from itertools import pairwise

from pydantic import ConfigDict, TypeAdapter, ValidationError

from trusthound.adapters.documents import wire
from trusthound.domain.assessment.finding import Evidence
from trusthound.domain.candidate.claims import Claims
from trusthound.domain.candidate.dossier import Dossier
from trusthound.domain.candidate.seen_before import SeenBefore, Traces
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused
from trusthound.domain.hiring.check import PREVIEW_CHARACTERS, CandidateFacts, Preview
from trusthound.domain.hiring.examined import Examined
from trusthound.domain.hiring.outside import Answers, Outside
from trusthound.domain.hiring.report import Report

READ, JUDGE = b"R", b"J"
MOST_ANSWER_BYTES = 4_000_000
_DONE, _REFUSED = b"D", b"N"
_LENGTH = struct.Struct("<Q")
_MOST_FIGURE = 100
# Of a name or an address; those that are read off a page are far shorter.
_MOST_CHARACTERS = 1_000
_GRADES, _KINDS = frozenset(("strong", "medium", "weak", "")), frozenset(("work", "education"))
_DOSSIER = TypeAdapter(Dossier)
_STRICT = ConfigDict(ser_json_bytes="base64", val_json_bytes="base64", allow_inf_nan=False)


@dataclass(frozen=True, slots=True)
class Handed:
    """What is known beside a file. `key`: the secret that an organisation's traces are made with,
    None where nothing is compared.
    """

    claims: Claims
    key: bytes | None
    as_of: date


@dataclass(frozen=True, slots=True)
class Begun:
    """A file that was read: whom to ask about, its traces, and the dossier as JSON so far; and what
    was claimed, as we know it.
    """

    outside: Outside
    traces: Traces | None
    dossier: bytes
    claims: Claims


@dataclass(frozen=True, slots=True)
class Learnt:
    """What was found out meanwhile. `seen`: what the organisation's own checks share."""

    answers: Answers
    traces: Traces | None = None
    seen: SeenBefore | None = None


_HANDED = TypeAdapter(tuple[Handed], config=_STRICT)
_BEGUN = TypeAdapter(tuple[Outside, Traces | None], config=_STRICT)
_LEARNT = TypeAdapter(tuple[Learnt], config=_STRICT)
_JUDGED = TypeAdapter(tuple[CandidateFacts, Report, Preview], config=_STRICT)


def to_read(handed: Handed, file: bytes) -> bytes:
    return READ + _two(_HANDED.dump_json((handed,)), file)


def read_asked(request: bytes) -> tuple[Handed, bytes]:
    head, file = _parts(request[1:])
    return _HANDED.validate_json(head)[0], file


def begun(outside: Outside, traces: Traces | None, dossier: bytes) -> bytes:
    return _DONE + _two(_BEGUN.dump_json((outside, traces)), dossier)


def read_begun(answer: bytes, claims: Claims) -> Begun:
    """Raises DocumentRefused: as the process said, or as damaged if it is no answer at all."""
    head, dossier = _checked(answer)
    try:
        outside, traces = _BEGUN.validate_json(head)
    except ValidationError:
        raise _no_answer() from None
    return Begun(outside, traces, dossier, claims)


def to_judge(learnt: Learnt, dossier: bytes) -> bytes:
    return JUDGE + _two(_LEARNT.dump_json((learnt,)), dossier)


def judge_asked(request: bytes) -> tuple[Learnt, bytes]:
    head, dossier = _parts(request[1:])
    return _LEARNT.validate_json(head)[0], dossier


def judged(examined: Examined, dossier: bytes) -> bytes:
    told = (examined.candidate, examined.report, examined.preview)
    return _DONE + _two(_JUDGED.dump_json(told), dossier)


def read_judged(answer: bytes, begun: Begun) -> Examined:
    """What was claimed is as it was handed in, whatever the answer says.

    Raises DocumentRefused, as `read_begun` does.
    """
    head, dossier = _checked(answer)
    try:
        candidate, report, preview = _JUDGED.validate_json(head)
    except ValidationError:
        raise _no_answer() from None
    if not (_is_report(report) and _is_preview(preview) and _is_short(candidate)):
        raise _no_answer()
    claims = begun.claims
    candidate = CandidateFacts(
        candidate.name, claims.mail or candidate.mail, claims.employers, claims.profile
    )
    report = _placed(report, len(preview.text))
    return Examined(candidate, report, preview, dossier, begun.traces, claims)


def written_dossier(dossier: Dossier) -> bytes:
    """Everything that a report is made of, the resume's text as well."""
    return _DOSSIER.dump_json(dossier)


def read_dossier(told: bytes) -> Dossier:
    """Raises ValueError for what is none, or is of a version with other fields."""
    return _DOSSIER.validate_json(told)


def refused(refusal: DocumentRefused) -> bytes:
    return _REFUSED + wire.refused(refusal)


def answered(told: bytes) -> bytes:
    """An answer of one part."""
    return _DONE + _two(told, b"")


def answer_in(answer: bytes) -> bytes:
    """Raises DocumentRefused, as `read_begun` does."""
    return _checked(answer)[0]


def _two(head: bytes, rest: bytes) -> bytes:
    return _LENGTH.pack(len(head)) + head + rest


def _parts(told: bytes) -> tuple[bytes, bytes]:
    begin = _LENGTH.size
    (size,) = _LENGTH.unpack_from(told)
    return told[begin : begin + size], told[begin + size :]


def _checked(answer: bytes) -> tuple[bytes, bytes]:
    if len(answer) > MOST_ANSWER_BYTES:
        raise DocumentRefused(DocumentProblem.TOO_LONG_TO_READ, detail="a long answer")
    if answer[:1] == _REFUSED:
        wire.read(answer[1:])  # raises what was refused
    if answer[:1] != _DONE or len(answer) <= _LENGTH.size:
        raise _no_answer()
    return _parts(answer[1:])


def _is_report(report: Report) -> bool:
    """What the types do not say, and whoever stores and shows it relies on."""
    parts = report.breakdown
    figures = (
        report.trust_score, report.confidence, parts.employment_history, parts.email,
        parts.authenticity, parts.resume,
    )  # fmt: skip
    return (
        all(each is None or 0 <= each <= _MOST_FIGURE for each in figures)
        and all(each.grade in _GRADES for each in (*report.red_flags, *report.passed_checks))
        and all(each.kind in _KINDS for each in report.timeline)
    )


def _is_preview(preview: Preview) -> bool:
    starts = preview.page_starts
    return (
        len(preview.text) <= PREVIEW_CHARACTERS
        and len(starts) > 0
        and starts[0] >= 0
        and starts[-1] <= len(preview.text)
        and all(one < other for one, other in pairwise(starts))
    )


def _is_short(candidate: CandidateFacts) -> bool:
    return max(len(candidate.name), len(candidate.mail)) <= _MOST_CHARACTERS


def _placed(report: Report, end: int) -> Report:
    """Evidence from beyond the preview, which ends at `end`, has no place in it.

    Raises DocumentRefused for a place that is none.
    """

    def placed(evidence: tuple[Evidence, ...]) -> tuple[Evidence, ...]:
        return tuple(_seen(each, end) for each in evidence)

    return replace(
        report,
        red_flags=tuple(replace(each, evidence=placed(each.evidence)) for each in report.red_flags),
        passed_checks=tuple(
            replace(each, evidence=placed(each.evidence)) for each in report.passed_checks
        ),
        findings=tuple(replace(each, evidence=placed(each.evidence)) for each in report.findings),
    )


def _seen(evidence: Evidence, end: int) -> Evidence:
    start, stop = evidence.start, evidence.end
    if start is None and stop is None:
        return evidence
    if start is None or stop is None or not 0 <= start <= stop:
        raise _no_answer()
    return evidence if stop <= end else replace(evidence, start=None, end=None)


def _no_answer() -> DocumentRefused:
    return DocumentRefused(DocumentProblem.DAMAGED, detail="no answer that can be read")
