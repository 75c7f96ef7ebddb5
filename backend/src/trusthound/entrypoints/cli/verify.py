"""`trusthound verify TARGET`: a link, a file or a text in, a score with reasons out."""

import asyncio
from typing import Annotated

import typer

from trusthound.entrypoints.cli.console import out, print_json, told_errors
from trusthound.entrypoints.cli.exit_codes import of_verification
from trusthound.entrypoints.cli.judge import judge
from trusthound.entrypoints.cli.options import AsJson, AsOf, Offline, moment_of
from trusthound.entrypoints.cli.show import show
from trusthound.entrypoints.http.schemas.answer import answer_of
from trusthound.wiring.judging import Kind


def verify(
    target: Annotated[
        str,
        typer.Argument(
            help="A link, a page, text, mail, document or screenshot, or - for standard input."
        ),
    ],
    *,
    kind: Annotated[Kind, typer.Option(help="What the target holds.")] = Kind.AUTO,
    explain: Annotated[
        bool, typer.Option("--explain", help="Show every question and its answer, and the sum.")
    ] = False,
    as_json: AsJson = False,
    offline: Offline = False,
    as_of: AsOf = "",
) -> None:
    """Judge a job posting: a trust score of 0 to 100 with reasons that quote their evidence."""
    with told_errors(as_json=as_json):
        now = moment_of(as_of)
        # What registries say today they did not say on another day.
        judging = judge(target, kind, offline=offline, now=now, look_up=not as_of)
        verification = asyncio.run(judging)
    if as_json:
        print_json(answer_of(verification).model_dump(mode="json", by_alias=True))
    else:
        show(verification, out, explain=explain)
    raise typer.Exit(of_verification(verification))
