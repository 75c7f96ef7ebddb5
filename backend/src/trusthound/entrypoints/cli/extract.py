"""`trusthound extract TARGET`: what was read, as schema.org JobPosting JSON."""

import asyncio
from typing import Annotated

import typer

from trusthound.entrypoints.cli.console import print_json, told_errors
from trusthound.entrypoints.cli.judge import read_only
from trusthound.entrypoints.cli.options import AsJson, AsOf, Offline, moment_of
from trusthound.entrypoints.cli.schema_org import schema_org


def extract(
    target: Annotated[
        str, typer.Argument(help="A link, a .html, .json or .txt file, or - for standard input.")
    ],
    *,
    explain: Annotated[
        bool, typer.Option("--explain", help="Add where each field was read, and its words.")
    ] = False,
    as_json: AsJson = True,
    offline: Offline = False,
    as_of: AsOf = "",
) -> None:
    """Read a posting and print it as schema.org JobPosting JSON; no score is told.

    A file of several postings is an error that says so: `trusthound score` reads those.
    """
    with told_errors(as_json=as_json):
        verification = asyncio.run(read_only(target, offline=offline, now=moment_of(as_of)))
    print_json(schema_org(verification.dossier.posting, explain=explain))
