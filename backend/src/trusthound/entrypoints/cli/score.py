"""`trusthound score IN -o OUT`: a bulk file in, one JSON line a row out, in order."""

import os
import sys
from datetime import date
from itertools import islice
from pathlib import Path
from typing import Annotated

import typer

from trusthound.adapters.rows.read import open_rows
from trusthound.domain.common.errors import InvalidInput
from trusthound.entrypoints.cli.console import err, print_json, told_errors
from trusthound.entrypoints.cli.options import AsJson, AsOf, Offline, moment_of
from trusthound.entrypoints.cli.pool import scored_in_order, scorers
from trusthound.entrypoints.cli.progress import progress
from trusthound.entrypoints.cli.resume import lines_done


def score(
    source: Annotated[
        Path, typer.Argument(metavar="IN", help="A .jsonl, .csv or .parquet file (.gz too).")
    ],
    *,
    output: Annotated[
        str, typer.Option("--output", "-o", metavar="OUT", help="A file, or - for standard output.")
    ] = "-",
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = os.cpu_count() or 1,
    restart: Annotated[
        bool, typer.Option("--restart", help="Begin again instead of going on with OUT.")
    ] = False,
    as_json: AsJson = False,
    offline: Offline = True,  # noqa: ARG001 - accepted everywhere; rows are never fetched
    as_of: AsOf = "",
) -> None:
    """Score many postings, each by its row alone (nothing is fetched).

    Rows have schema.org names or flat ones (title, company, company_profile, description,
    requirements, benefits, location, salary, url, datePosted), or {"kind": "message", "text": …}.
    A row that cannot be read becomes an error row. Run again with the same OUT after an
    interruption and it goes on where it stopped.
    """
    with told_errors(as_json=as_json):
        day = moment_of(as_of).date()
        if output == "-":
            counts = _run(source, None, day, workers, done=0)
        else:
            target = Path(output)
            _refuse_overwriting(source, target)
            done = 0 if restart else lines_done(target, source, day)
            if restart:
                target.unlink(missing_ok=True)
            counts = _run(source, target, day, workers, done=done)
        if as_json and output != "-":
            print_json(counts)


def _refuse_overwriting(source: Path, target: Path) -> None:
    if target.exists() and source.exists() and target.samefile(source):
        raise InvalidInput("OUT is the input file itself.", field="output")


def _run(
    source: Path, target: Path | None, day: date, workers: int, *, done: int
) -> dict[str, int]:
    rows = islice(open_rows(source), done, None)
    counts = {"rows": done, "scored": 0, "errors": 0, "resumedAt": done}
    sink = sys.stdout.buffer if target is None else target.open("ab")
    # The workers are forked before the progress bar starts a thread of its own.
    with scorers(workers) as pool, progress("Scoring", done=done) as advance:
        try:
            for lines in scored_in_order(rows, day, pool, workers):
                sink.writelines(line for line, _ in lines)
                failed = sum(failed for _, failed in lines)
                counts["rows"] += len(lines)
                counts["errors"] += failed
                counts["scored"] += len(lines) - failed
                advance(len(lines))
        finally:
            sink.flush()
            if target is not None:
                sink.close()
    if counts["rows"] and not counts["scored"] and not done:
        raise InvalidInput(
            "Not one row could be scored; the error rows say why.",
            field="input",
            advice="Name the columns title, company, description and so on; see --help.",
        )
    err.print(
        f"{counts['rows']:,} rows: {counts['scored']:,} scored, {counts['errors']:,} error rows"
        + (f", resumed after {done:,}" if done else "")
    )
    return counts
