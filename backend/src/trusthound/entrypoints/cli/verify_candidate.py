"""`trusthound verify-candidate FILE`: a resume and what was claimed in, a report out.

No database is touched and nothing is kept; look-ups ask about domains and companies alone.
"""

import asyncio
from collections.abc import Iterable
from contextlib import AsyncExitStack
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from trusthound.domain.assessment.band import Band, band_of
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.hiring.asked import Asked, checked
from trusthound.domain.hiring.check import CandidateCheck
from trusthound.domain.hiring.disclaimer import DISCLAIMER
from trusthound.domain.hiring.report import Report, ReportItem
from trusthound.entrypoints.cli.console import out, print_json, told_errors
from trusthound.entrypoints.cli.exit_codes import ExitCode
from trusthound.entrypoints.cli.options import AsJson, Offline
from trusthound.entrypoints.http.schemas.candidate_answer import candidate_answer
from trusthound.entrypoints.http.uploads import FILE_BYTES, TOO_LARGE
from trusthound.inquiry.resume_file import ResumeInquiry
from trusthound.wiring.clock import utc_now
from trusthound.wiring.documents import open_resume_reader
from trusthound.wiring.lookups import NO_LOOKUPS, for_candidates, open_lookups
from trusthound.wiring.settings import Settings

# Nothing is stored, shared or reviewed here.
_OF_THE_STORED = {"id", "madeBy", "keptUntil", "review", "dispute", "shared", "signalsOnly"}


def verify_candidate(
    file: Annotated[Path, typer.Argument(help="A .pdf, .docx or .doc file.")],
    *,
    email: Annotated[str, typer.Option(help="The candidate's e-mail address.")] = "",
    claimed_employer: Annotated[
        list[str] | None, typer.Option(help="An employer that they named; may be repeated.")
    ] = None,
    linkedin_url: Annotated[str, typer.Option(help="Compared with the resume, not fetched.")] = "",
    job_text: Annotated[
        Path | None, typer.Option(help="A text file: the advertised position, compared with it.")
    ] = None,
    as_json: AsJson = False,
    offline: Offline = False,
) -> None:
    """Check a resume for consistency: findings with their evidence, and what to ask."""
    with told_errors(as_json=as_json):
        asked = _asked(file, email, claimed_employer or [], linkedin_url, job_text)
        check = asyncio.run(_examined(asked, offline=offline, now=utc_now()))
    if as_json:
        told = candidate_answer(check).verification.model_dump(mode="json", by_alias=True)
        print_json({name: value for name, value in told.items() if name not in _OF_THE_STORED})
    else:
        for line in _lines(check.report):
            out.print(line, markup=False, soft_wrap=True)
    raise typer.Exit(_exit_code(check.report))


def _asked(
    file: Path, email: str, employers: Iterable[str], linkedin_url: str, job_text: Path | None
) -> Asked:
    """Raises InvalidInput. Whoever has the command line answers for why they use it."""
    fields = {
        "candidateEmail": email,
        "claimedEmployers": "\n".join(employers),
        "linkedinUrl": linkedin_url,
        "jobText": _bytes_of(job_text).decode(errors="replace") if job_text else "",
        "attested": "true",
    }
    # Of what is no UTF-8 the shell hands over halves of letters.
    fields = {name: told.encode(errors="replace").decode() for name, told in fields.items()}
    return checked(fields, filename=file.name, data=_bytes_of(file))


def _bytes_of(file: Path) -> bytes:
    try:
        with file.open("rb") as opened:
            data = opened.read(FILE_BYTES + 1)
    except OSError as error:
        raise InvalidInput(
            f"{file} cannot be read: {error.strerror}.", field="file", advice="Check the path."
        ) from error
    if len(data) > FILE_BYTES:
        raise InvalidInput(TOO_LARGE, field="file")
    return data


async def _examined(asked: Asked, *, offline: bool, now: datetime) -> CandidateCheck:
    settings = Settings()
    async with AsyncExitStack() as opened:
        lookups = NO_LOOKUPS
        if not offline:
            lookups = await opened.enter_async_context(open_lookups(settings, None))
        reader = await opened.enter_async_context(open_resume_reader(settings))
        found = await ResumeInquiry(reader, for_candidates(lookups)).examined(
            asked.data, asked.filename, asked.claims, earlier=None, now=now
        )
    return CandidateCheck(
        id="",
        organization_id="",
        made_at=now,
        made_by="",
        candidate=found.candidate,
        report=found.report,
        signals_only=False,
        kept_until=now,
        preview=found.preview,
    )


def _lines(report: Report) -> Iterable[str]:
    score = "Not enough checks ran" if report.trust_score is None else f"{report.trust_score} / 100"
    yield f"Trust {score}"
    if report.confidence is not None:
        yield f"Confidence {report.confidence} %"
    parts = report.breakdown
    for name, value in (
        ("Employment history", parts.employment_history),
        ("E-mail", parts.email),
        ("Authenticity", parts.authenticity),
        ("Resume", parts.resume),
    ):
        yield f"  {name:20} {'not checked' if value is None else value}"
    yield f"\n{report.recommendation.explanation}"
    yield f"\nFlags ({len(report.red_flags)})"
    for flag in report.red_flags:
        yield from _flag(flag)
    yield f"\nPassed checks ({len(report.passed_checks)})"
    yield from (f"  {each.message}" for each in report.passed_checks)
    yield f"\n{DISCLAIMER}"


def _flag(flag: ReportItem) -> Iterable[str]:
    yield f"  {flag.message}"
    for told in (flag.details, f"It may be innocent: {flag.innocent}", flag.ask):
        if told:
            yield f"    {told}"


def _exit_code(report: Report) -> ExitCode:
    if report.trust_score is None:
        return ExitCode.INSUFFICIENT_EVIDENCE
    return ExitCode.DANGER if band_of(report.trust_score) is Band.DANGER else ExitCode.DONE
