"""`trusthound read-resume FILE`: what was read of a resume, as text or as JSON Resume has it."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from trusthound.adapters.documents.passing import Handed, read_dossier
from trusthound.domain.candidate.claims import Claims
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.resume.document import Document
from trusthound.domain.resume.model import Period, Resume, Stated
from trusthound.entrypoints.cli.console import out, print_json, told_errors
from trusthound.entrypoints.cli.json_resume import json_resume
from trusthound.entrypoints.cli.options import AsJson
from trusthound.wiring.clock import utc_now
from trusthound.wiring.documents import open_resume_reader
from trusthound.wiring.settings import Settings

_MOST_BYTES = 50_000_000
_SHOWN_SKILLS = 40


def read_resume(
    file: Annotated[Path, typer.Argument(help="A .pdf, .docx or .doc file.")],
    *,
    as_json: AsJson = False,
) -> None:
    """Read a resume and print what it states; nothing is judged, looked up or kept."""
    with told_errors(as_json=as_json):
        resume, document = asyncio.run(read_file(file))
    if as_json:
        print_json(json_resume(resume, document))
    else:
        for each in _words(resume, document):
            out.print(escape(each))


async def read_file(file: Path) -> tuple[Resume, Document]:
    """Raises InvalidInput for no such file, DocumentRefused, SetupProblem."""
    data = await asyncio.to_thread(bytes_of, file)
    async with open_resume_reader(Settings()) as reader:
        begun = await reader.begin(data, file.name, Handed(Claims(), None, utc_now().date()))
    dossier = read_dossier(begun.dossier)
    return dossier.resume, dossier.document


def bytes_of(file: Path) -> bytes:
    try:
        with file.open("rb") as opened:
            return opened.read(_MOST_BYTES)
    except OSError as error:
        raise InvalidInput(
            f"{file} cannot be read: {error.strerror}.", field="file", advice="Check the path."
        ) from error


def _words(resume: Resume, document: Document) -> Iterator[str]:
    yield _joined(resume.name, resume.headline, between=" · ") or "No name was found."
    yield from _listed("", [*resume.mails, *resume.phones, *resume.links])
    if resume.work:
        yield "\nWork"
    for role in resume.work:
        yield f"  {_dates(role.period):18} {_joined(role.title, role.company, between=', ')}"
    if resume.education:
        yield "\nEducation"
    for course in resume.education:
        told = _joined(course.degree, course.area, course.institution, between=", ")
        yield f"  {_dates(course.period):18} {told}"
    yield from _listed("\nSkills", resume.skills[:_SHOWN_SKILLS])
    yield from _listed("\nLanguages", [each.name for each in resume.languages])
    yield from _listed("\nCertificates", [each.name for each in resume.certificates])
    facts = document.facts
    yield "\nThe file"
    made = [f"by {facts.author}" if facts.author else ""]
    made.append(f"in {program}" if (program := facts.creator or facts.producer) else "")
    made.append(f"on {facts.created:%Y-%m-%d}" if facts.created else "")
    told = " ".join(filter(None, made))
    told = f", made {told}" if told else ""
    yield f"  {facts.format.value.upper()}, pages: {facts.pages}{told}"
    for each in facts.hidden:
        yield f"  hidden ({each.hiding.value.replace('_', ' ')}): “{each.text}”"


def _listed(heading: str, stated: "list[Stated] | tuple[Stated, ...]") -> Iterator[str]:
    if stated:
        told = ", ".join(each.value for each in stated)
        yield f"{heading}\n  {told}" if heading else f"  {told}"


def _joined(*stated: Stated | None, between: str) -> str:
    return between.join(each.value for each in stated if each)


def _dates(period: Period) -> str:
    if period.start is None and period.end is None:
        return "no dates"
    end = "today" if period.current else str(period.end or "?")
    return f"{period.start or '?'} – {end}"
