"""Rows in, scored JSON lines in the same order out, on several processes."""

import signal
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from datetime import date
from importlib import import_module
from itertools import islice
from multiprocessing import get_context

from trusthound.adapters.rows.read import Row, parsed
from trusthound.entrypoints.cli.scored_line import line_of, row_digest, row_id
from trusthound.usecases.score_rows import Problem, score_rows
from trusthound.wiring.reference.load import load_reference

# Loads what the workers share.
READY = "trusthound.entrypoints.cli.ready"
CHUNK_ROWS = 64
# Chunks that wait per worker: enough to keep it busy, few enough to bound memory.
CHUNKS_AHEAD = 4

Lines = list[tuple[bytes, bool]]


@contextmanager
def scorers(workers: int) -> Iterator[ProcessPoolExecutor | None]:
    """The processes that score, ready to begin; None where this process scores alone.

    On Linux they are forked from this one, which has loaded everything: twice as fast to start as a
    server to fork from. Enter before any thread is started.
    """
    if workers == 1:
        yield None
        return
    processes = get_context("fork" if sys.platform == "linux" else "spawn")
    import_module(READY)
    with ProcessPoolExecutor(workers, mp_context=processes, initializer=_leave_ctrl_c) as pool:
        pool.submit(_begin).result()  # forks them all
        yield pool


def scored_in_order(
    rows: Iterable[Row], day: date, pool: ProcessPoolExecutor | None, workers: int
) -> Iterator[Lines]:
    """(JSON line, whether it is an error row) for each row, in the order of the rows, in chunks."""
    chunks = _chunks(iter(rows))
    if pool is None:
        for chunk in chunks:
            yield _score_chunk(chunk, day)
        return
    waiting: deque[Future[Lines]] = deque()
    try:
        for chunk in chunks:
            waiting.append(pool.submit(_score_chunk, chunk, day))
            if len(waiting) >= workers * CHUNKS_AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


def _begin() -> None:
    """Nothing: whoever does it has begun."""


def _leave_ctrl_c() -> None:
    """Ctrl-C reaches the whole group; the parent alone answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _chunks(rows: Iterator[Row]) -> Iterator[list[Row]]:
    while chunk := list(islice(rows, CHUNK_ROWS)):
        yield chunk


def _score_chunk(chunk: list[Row], day: date) -> Lines:
    rows = [parsed(row) for row in chunk]
    readable = [row.data for row in rows if row.data is not None]
    scored = iter(score_rows(readable, reference=load_reference(), as_of=day))
    lines = []
    for read, row in zip(chunk, rows, strict=True):
        told = Problem("unreadable_row", row.problem) if row.data is None else next(scored)
        line = line_of(row_id(row), told, row_digest(read, day))
        lines.append((line, isinstance(told, Problem)))
    return lines
