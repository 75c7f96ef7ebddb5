"""A half-written output in, the number of rows that it holds out; its torn last line is cut off."""

import json
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from trusthound.adapters.rows.read import open_rows
from trusthound.domain.common.errors import InvalidInput
from trusthound.entrypoints.cli.scored_line import ENGINE, row_digest

# So begins each line that `score` writes.
_BEGINNING = b'{"id":'
RESTART = "Use --restart to begin again, or name another file."


def lines_done(target: Path, source: Path, day: date) -> int:
    """How many rows of `source` stand whole in `target`, scored as on `day`.

    Raises InvalidInput when `target` holds something else, or another engine's scores.
    """
    if not target.exists():
        return 0
    done = _whole_lines(target)
    other = InvalidInput(
        f"{target} holds other rows than {source.name}, or another day's scores.",
        field="output",
        advice=RESTART,
    )
    matched = 0
    for row, told in zip(open_rows(source), done, strict=False):
        matched += 1
        if told.digest != row_digest(row, day):
            raise other
        if told.engine != ENGINE:
            raise InvalidInput(
                f"{target} was scored by version {told.engine}; this is {ENGINE}.",
                field="output",
                advice=RESTART,
            )
    if matched < len(done):
        raise other
    return matched


@dataclass(frozen=True, slots=True)
class _Line:
    digest: str
    engine: str


def _whole_lines(target: Path) -> list[_Line]:
    """What each line was scored from; a torn last line of ours is removed.

    A line that is none of ours has no digest, and so matches no row; nothing of it is removed.
    """
    lines, end = [], 0
    with target.open("r+b") as file:
        for line in file:
            if not line.endswith(b"\n") and line[: len(_BEGINNING)] == _BEGINNING[: len(line)]:
                file.truncate(end)
                break
            lines.append(_read(line))
            end += len(line)
    return lines


def _read(line: bytes) -> _Line:
    try:
        told = json.loads(line)
        return _Line(str(told["rowDigest"]), str(told["engineVersion"]))
    except (ValueError, KeyError, TypeError):
        return _Line("", "")
