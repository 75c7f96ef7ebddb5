"""The corpus's resumes in, how much of each is read right out: ours beside packaged readers.

Run: `python benchmarks/resumes/run.py [--reporting] [--misses] [--packaged PYTHON]…`. Reads the
development half alone and tells of it on the screen; with `--reporting` both, and writes report.md.
`--misses` prints what was misread of the development half, on the screen alone.
`--packaged` names the interpreter of an environment of its own that has packaged readers; where
two readers can't be in one, it is said once for each.
Exits with 1 where our reader crashed; a missed target is printed.
"""

import argparse
import asyncio
import sys
from datetime import UTC, datetime
from pathlib import Path

import ours
import packaged
from comparing import Reading, compared
from report import File, Side, written
from truths import Truth, count_of_truths, found_truths

from corpus import FOLDER, HALVES
from trusthound.domain.common.errors import DocumentRefused

REPORT = Path(__file__).with_name("report.md")


def main() -> None:
    asked = _asked()
    if not FOLDER.is_dir():
        sys.exit(f"There are no resumes at {FOLDER}: set TRUSTHOUND_CORPUS.")
    found = [each for each in found_truths() if asked.reporting or each[2].half == HALVES[0]]
    side = Side("Ours", asyncio.run(_ours(found)))
    others, notes = packaged.sides(found, asked.packaged)
    as_of = datetime.now(UTC).date().isoformat()
    told = written(side, others, notes, truths=count_of_truths(), as_of=as_of)
    if asked.reporting:
        REPORT.write_text(told, encoding="utf-8")
    print(told)
    if asked.misses:
        _tell_misses(side.files)
    if crashed := sum(each.crashed for each in side.files):
        sys.exit(f"FAILED: our reader crashed on {crashed} files.")


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--reporting", action="store_true")
    parser.add_argument("--misses", action="store_true")
    parser.add_argument("--packaged", type=Path, action="append", default=[])
    return parser.parse_args()


async def _ours(found: list[tuple[Path, bytes, Truth]]) -> list[File]:
    files = []
    for path, data, truth in found:
        try:
            files.append(File(truth, compared(truth, await ours.read(data, path.name))))
        except DocumentRefused as refusal:
            files.append(File(truth, compared(truth, Reading()), refused=str(refusal)))
        except Exception as crash:
            kind = type(crash).__name__
            files.append(File(truth, compared(truth, Reading()), refused=kind, crashed=True))
    return files


def _tell_misses(files: list[File]) -> None:
    for each in files:
        if each.truth.half != HALVES[0]:
            continue
        amiss = [f"{kind}: {told}" for kind, one in each.found.items() for told in one.amiss]
        if each.refused or amiss:
            print(f"{each.truth.file} {each.refused}")
            print("".join(f"    {told}\n" for told in amiss), end="")


if __name__ == "__main__":
    main()
