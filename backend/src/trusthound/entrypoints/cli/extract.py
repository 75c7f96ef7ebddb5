"""`trusthound extract TARGET`: what was read, as schema.org JobPosting JSON, or of a mail."""

import asyncio
from typing import Annotated

import typer

from trusthound.domain.message.mail.model import Mail
from trusthound.entrypoints.cli.console import print_json, told_errors
from trusthound.entrypoints.cli.judge import read_only
from trusthound.entrypoints.cli.options import AsOf, Offline, moment_of
from trusthound.entrypoints.cli.schema_org import schema_org
from trusthound.entrypoints.http.schemas.mail import mail_answer


def extract(
    target: Annotated[
        str,
        typer.Argument(help="A link, a .html, .json, .txt or .eml file, or - for standard input."),
    ],
    *,
    explain: Annotated[
        bool, typer.Option("--explain", help="Add where each field was read, and its words.")
    ] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="Always so: what is read and errors are JSON.")
    ] = True,
    offline: Offline = False,
    as_of: AsOf = "",
) -> None:
    """Read a posting and print it as schema.org JobPosting JSON; no score is told.

    Of a mail it prints who sent it, by whose word, and what it holds. A file of several postings
    is an error that says so: `trusthound score` reads those.
    """
    with told_errors(as_json=as_json):
        read = asyncio.run(read_only(target, offline=offline, now=moment_of(as_of)))
    if isinstance(read, Mail):
        told = mail_answer(read).model_dump(mode="json", by_alias=True)
        print_json({**told, "text": read.text})
    else:
        print_json(schema_org(read.dossier.posting, explain=explain))
