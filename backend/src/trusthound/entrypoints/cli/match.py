"""`trusthound match RESUME POSTING`: how well a resume fits a posting, row by row."""

import asyncio
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.matching.match import match as fit
from trusthound.domain.matching.model import Match
from trusthound.domain.message.mail.model import Mail
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.posting.requirements.read import read_requirements
from trusthound.entrypoints.cli.console import out, print_json, told_errors
from trusthound.entrypoints.cli.judge import read_only
from trusthound.entrypoints.cli.options import AsJson, AsOf, Offline, moment_of
from trusthound.entrypoints.cli.read_resume import read_file
from trusthound.entrypoints.cli.show_match import show_match
from trusthound.entrypoints.http.schemas.match import match_body
from trusthound.wiring.reference.load import load_reference


def match(
    resume: Annotated[Path, typer.Argument(help="A .pdf, .docx or .doc file.")],
    posting: Annotated[
        str, typer.Argument(help="A link, a .html, .json or .txt file, or - for standard input.")
    ],
    *,
    as_json: AsJson = False,
    offline: Offline = False,
    as_of: AsOf = "",
) -> None:
    """Compare a resume with a posting: 0 to 100, and a table that quotes both sides."""
    with told_errors(as_json=as_json):
        now = moment_of(as_of)
        found, read = asyncio.run(_match(resume, posting, offline=offline, now=now))
    if as_json:
        print_json(
            {
                "success": True,
                "match": match_body(found).model_dump(mode="json", by_alias=True),
                "posting": {
                    "title": read.title,
                    "company": read.company,
                    "location": "; ".join(each.text for each in read.places),
                    "url": read.url,
                },
            }
        )
    else:
        show_match(found, read, out)


async def _match(
    file: Path, target: str, *, offline: bool, now: datetime
) -> tuple[Match, JobPosting]:
    """Raises InvalidInput, DocumentRefused, PageUnreadable, Overloaded, SetupProblem."""
    resume, document = await read_file(file)
    read = await read_only(target, offline=offline, now=now)
    if isinstance(read, Mail):
        raise InvalidInput("A mail is no posting.", field="posting")
    posting, reference = read.dossier.posting, load_reference()
    asked = read_requirements(posting, reference.skills)
    return fit(resume, posting, asked, reference, now.date(), document.text), posting
