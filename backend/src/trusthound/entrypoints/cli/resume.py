"""A half-written output in, the number of rows that it holds out; its torn last line is cut off."""

import json
from itertools import islice
from pathlib import Path

from trusthound.adapters.rows.read import open_rows
from trusthound.domain.common.errors import InvalidInput
from trusthound.entrypoints.cli.scored_line import ENGINE, row_id

RESTART = "Use --restart to begin again, or name another file."


def lines_done(target: Path, source: Path) -> int:
    """How many rows of `source` stand whole in `target`.

    Raises InvalidInput when `target` holds something else, or another engine's scores.
    """
    if not target.exists():
        return 0
    count, last = _cut_torn_line(target)
    if count == 0:
        return 0
    row = next(islice(open_rows(source), count - 1, None), None)
    try:
        told = json.loads(last)
        same = row is not None and told["id"] == row_id(row)
        engine = told["engineVersion"]
    except (ValueError, KeyError, TypeError):
        same, engine = False, ""
    if not same:
        raise InvalidInput(f"{target} holds other rows.", field="output", advice=RESTART)
    if engine != ENGINE:
        raise InvalidInput(
            f"{target} was scored by version {engine}; this is {ENGINE}.",
            field="output",
            advice=RESTART,
        )
    return count


def _cut_torn_line(target: Path) -> tuple[int, bytes]:
    """Whole lines and the last of them; what follows the last newline is removed."""
    count, end, last = 0, 0, b""
    with target.open("r+b") as file:
        for line in file:
            if not line.endswith(b"\n"):
                break
            count, end, last = count + 1, end + len(line), line
        file.truncate(end)
    return count, last
