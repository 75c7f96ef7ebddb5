"""Where commands print: results to standard output, everything else to standard error."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict

import typer
from rich.console import Console
from rich.markup import escape

from trusthound.domain.common.errors import PageUnreadable, TrustHoundError
from trusthound.domain.common.listed_opening import OpeningsListed
from trusthound.entrypoints.cli.exit_codes import ExitCode, of_error

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


def print_json(value: object) -> None:
    """One JSON document, strict (no NaN, no halves of letters) and readable."""
    told = json.dumps(value, ensure_ascii=False, indent=2, allow_nan=False)
    sys.stdout.write(told.encode(errors="replace").decode() + "\n")


@contextmanager
def told_errors(*, as_json: bool) -> Iterator[None]:
    """Turn an expected error into a sentence (or a JSON object) and its exit code."""
    try:
        yield
    except TrustHoundError as error:
        _tell(error, as_json=as_json)
        raise typer.Exit(of_error(error)) from error
    except ExceptionGroup as group:  # of what ran beside each other, the one that was foreseen
        foreseen = _foreseen(group)
        if foreseen is None:
            raise
        _tell(foreseen, as_json=as_json)
        raise typer.Exit(of_error(foreseen)) from group
    except KeyboardInterrupt as interrupt:
        err.print("Interrupted.")
        raise typer.Exit(ExitCode.INTERRUPTED) from interrupt


def _foreseen(group: ExceptionGroup[Exception]) -> TrustHoundError | None:
    """None where something else went wrong as well."""
    only = group.exceptions[0] if len(group.exceptions) == 1 else None
    if isinstance(only, ExceptionGroup):
        return _foreseen(only)
    return only if isinstance(only, TrustHoundError) else None


def _tell(error: TrustHoundError, *, as_json: bool) -> None:
    detail = error.detail if isinstance(error, PageUnreadable) else ""
    openings = error.openings if isinstance(error, OpeningsListed) else ()
    if as_json:
        print_json(
            {
                "success": False,
                "code": error.code,
                "error": error.message,
                "message": error.message,
                "advice": error.advice,
                "detail": detail,
                "openings": [asdict(each) for each in openings],
            }
        )
        return
    err.print(f"[bold red]{escape(error.message)}[/] [dim]({error.code})[/]", soft_wrap=True)
    for line in (error.advice, detail):
        if line:
            err.print(line, soft_wrap=True, markup=False)
    for number, each in enumerate(openings, 1):
        told = " · ".join(words for words in (each.title, each.place) if words)
        err.print(f"{number:>3}. {told}\n     {each.url}", soft_wrap=True, markup=False)
