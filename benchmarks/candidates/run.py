"""Constructed resumes in, how many frauds are flagged and how many honest twins accused out.

Run: `python benchmarks/candidates/run.py [--misses] [--keep FOLDER]`. Prints the report and writes
it to report.md. `--misses` names what was told wrong in the development half, on the screen alone:
nobody tunes on the other. `--keep` writes the files that were made into a folder.
Exits with 1 where a file was refused; a missed target is printed.
"""

import argparse
import asyncio
import sys
from datetime import UTC, datetime
from pathlib import Path

from cases import DEVELOPMENT, all_fair_pairs, all_honest, all_pairs, half_of
from judged import Flag, Verdict, file_of, judged
from report import FairJudged, HonestJudged, Judged, written
from sheets import Made

from trusthound.domain.common.errors import DocumentRefused

REPORT = Path(__file__).with_name("report.md")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--misses", action="store_true")
    parser.add_argument("--keep", type=Path)
    asked = parser.parse_args()
    if asked.keep:
        _keep(asked.keep)
    try:
        pairs, honest, fair = asyncio.run(_all())
    except DocumentRefused as refusal:
        sys.exit(f"FAILED: a file was refused: {refusal}")
    told = written(pairs, honest, fair, as_of=datetime.now(UTC).date().isoformat())
    REPORT.write_text(told, encoding="utf-8")
    print(told)
    if asked.misses:
        _tell_misses(pairs, honest, fair)


async def _all() -> tuple[list[Judged], list[HonestJudged], list[FairJudged]]:
    pairs = [
        Judged(each, await judged(each.fraud), await judged(each.twin)) for each in all_pairs()
    ]
    fair = [
        FairJudged(each, await judged(each.one), await judged(each.other))
        for each in all_fair_pairs()
    ]
    honest = [HonestJudged(each, await judged(each.made)) for each in all_honest()]
    return pairs, honest, fair


def _tell_misses(pairs: list[Judged], honest: list[HonestJudged], fair: list[FairJudged]) -> None:
    for each in pairs:
        if each.half != DEVELOPMENT:
            continue
        if not each.found:
            print(f"MISSED  {each.pair.id}: {_shown(each.fraud)}")
        if each.false_flag:
            print(f"FALSE   {each.pair.id} ({each.pair.innocent}): {_shown(each.twin)}")
    for case in honest:
        if case.half == DEVELOPMENT and case.false_flag:
            print(f"FALSE   {case.case.id}: {_shown(case.verdict)}")
    for one in fair:
        if one.half == DEVELOPMENT and one.amiss:
            print(f"UNFAIR  {one.pair.id}: {_shown(one.one)} | {_shown(one.other)}")


def _shown(verdict: Verdict) -> str:
    def words(flag: Flag) -> str:
        return f"{flag.grade} {flag.code} ({flag.topic})"

    read = "" if verdict.read_right else ", misread"
    return f"{verdict.score} {verdict.level}{read} [{', '.join(map(words, verdict.flags))}]"


def _keep(folder: Path) -> None:
    """The development half's files alone."""
    folder.mkdir(parents=True, exist_ok=True)
    made: list[tuple[str, Made]] = []
    for pair in all_pairs():
        made += [(f"{pair.id}/fraud", pair.fraud), (f"{pair.id}/twin", pair.twin)]
    made += [(f"{each.id}/it", each.made) for each in all_honest()]
    for fair in all_fair_pairs():
        made += [(f"{fair.id}/one", fair.one), (f"{fair.id}/other", fair.other)]
    for name, each in made:
        if half_of(name.rpartition("/")[0]) == DEVELOPMENT:
            data, filename = file_of(each.sheet)
            (folder / f"{name.replace('/', ' - ')} {filename}").write_bytes(data)


if __name__ == "__main__":
    main()
