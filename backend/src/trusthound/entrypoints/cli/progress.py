"""A bar on a terminal that tells how many rows are done and how fast; nothing anywhere else."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from trusthound.entrypoints.cli.console import err


@contextmanager
def progress(task: str, *, done: int) -> Iterator[Callable[[int], None]]:
    """Begins at `done`; call what it gives with the number of rows that are done more."""
    if not err.is_terminal:
        yield lambda _rows: None
        return
    # Here, because it takes a twentieth of a second that nobody need wait for who sees no bar.
    from rich.progress import (
        MofNCompleteColumn,
        Progress,
        SpinnerColumn,
        TextColumn,
        TimeElapsedColumn,
    )

    with Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.fields[rate]}"),
        console=err,
    ) as bar:
        shown = bar.add_task(task, total=None, completed=done, rate="")

        def advance(rows: int) -> None:
            speed = bar.tasks[shown].speed
            bar.update(shown, advance=rows, rate=f"{speed:,.0f} rows/s" if speed else "")

        yield advance


@contextmanager
def counted(task: str) -> Iterator[Callable[[int], None]]:
    """The same; call what it gives with the number that are done by now."""
    done = 0
    with progress(task, done=0) as advance:

        def now_done(number: int) -> None:
            nonlocal done
            advance(number - done)
            done = number

        yield now_done
