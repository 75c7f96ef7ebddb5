"""`trusthound import-postings FILE`: postings of a file, to be searched like those of a board."""

from pathlib import Path
from typing import Annotated

import typer

from trusthound.entrypoints.cli.boards import with_boards
from trusthound.entrypoints.cli.console import err, print_json, told_errors
from trusthound.entrypoints.cli.options import AsJson
from trusthound.entrypoints.cli.progress import counted


def import_postings(
    source: Annotated[
        Path, typer.Argument(metavar="FILE", help="A .jsonl, .csv or .parquet file (.gz too).")
    ],
    *,
    name: Annotated[
        str, typer.Option(help="What people read as its board.", show_default="the file's name")
    ] = "",
    as_json: AsJson = False,
) -> None:
    """Read postings from a file, as `score` does; nothing is fetched.

    Each row needs a title and a company; description, location, salary, url, datePosted and others
    are read where they are, by schema.org's names or plain ones.

    The same file name again replaces what it told before: what it does not hold any more is closed.
    """
    with told_errors(as_json=as_json), counted("Importing") as told:
        done = with_boards(lambda boards: boards.import_postings(source, name=name, told=told))
    counts = {
        "board": done.board.name,
        "postings": done.found,
        "new": done.new,
        "changed": done.changed,
        "closed": done.closed,
        "unread": done.unread,
    }
    if as_json:
        print_json(counts)
        return
    err.print(
        f"{done.found:,} postings: {done.new:,} new, {done.changed:,} changed, {done.closed:,} "
        f"closed; {done.unread:,} rows could not be read.",
        markup=False,
    )
