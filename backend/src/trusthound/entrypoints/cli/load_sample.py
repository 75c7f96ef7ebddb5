"""`trusthound load-sample`: invented postings, so that there is something to search."""

from typing import Annotated

import typer

from trusthound.entrypoints.cli.boards import with_boards
from trusthound.entrypoints.cli.console import out, print_json, told_errors
from trusthound.entrypoints.cli.options import AsJson


def load_sample(
    *,
    only_if_empty: Annotated[
        bool, typer.Option("--if-empty", help="Only where there is no board at all.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Put the sample in, or refresh it: some 75 invented postings, each labelled as a sample."""
    with told_errors(as_json=as_json):
        found = with_boards(lambda boards: boards.load_sample(only_if_empty=only_if_empty))
    if as_json:
        print_json({"postings": found})
    else:
        out.print(f"{found:,} sample postings." if found else "There are boards already.")
