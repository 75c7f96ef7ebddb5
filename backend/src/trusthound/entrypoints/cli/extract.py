"""`trusthound extract TARGET`: what was read, as schema.org JobPosting JSON."""

import asyncio
from typing import Annotated

import typer

from trusthound.entrypoints.cli.console import print_json, told_errors
from trusthound.entrypoints.cli.judge import judge
from trusthound.entrypoints.cli.options import AsJson, AsOf, Offline, moment_of
from trusthound.entrypoints.cli.schema_org import schema_org
from trusthound.entrypoints.cli.target import Kind


def extract(
    target: Annotated[
        str, typer.Argument(help="A link, a .html, .json or .txt file, or - for standard input.")
    ],
    *,
    explain: Annotated[
        bool, typer.Option("--explain", help="Add where each field was read.")
    ] = False,
    as_json: AsJson = True,
    offline: Offline = False,
    as_of: AsOf = "",
) -> None:
    """Read a posting and print it as schema.org JobPosting JSON; nothing is judged."""
    with told_errors(as_json=as_json):
        verification = asyncio.run(judge(target, Kind.AUTO, offline=offline, now=moment_of(as_of)))
    posting = verification.dossier.posting
    told = schema_org(posting)
    if explain:
        told["origins"] = [
            {"field": each.field, "origin": each.origin.value, "detail": each.detail}
            for each in posting.origins
        ]
    print_json(told)
