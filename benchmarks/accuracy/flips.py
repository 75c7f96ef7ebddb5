"""Which postings change band: two outputs of `trusthound score`, or two states of the engine, in.

    python benchmarks/accuracy/flips.py before.jsonl after.jsonl
    python benchmarks/accuracy/flips.py HEAD . [--rows FILE …]

Each side is an output of `trusthound score`, a folder with a checkout, or a commit; what is no
output is made by scoring the rows with that code, all as of one day. Rows default to every file in
postings/ of the corpus (setting TRUSTHOUND_CORPUS, default ../shared/data). Prints every posting
whose band (or status, where there is no score) differs, with the signals that moved it most, then
how many went from where to where.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
CORPUS = Path(os.environ.get("TRUSTHOUND_CORPUS", CHECKOUT.parent / "shared" / "data"))
DAY = "2026-11-21"
SCORE = "from trusthound.entrypoints.cli.app import main; main()"
SIGNALS_SHOWN = 4


@dataclass(frozen=True)
class Scored:
    """One line of an output: `standing` is its band, or its status where there is no score."""

    id: str
    digest: str
    score: int | None
    standing: str
    points: dict[str, float]


@dataclass(frozen=True)
class Flip:
    """A posting whose standing differs; `moved` are signals with their points then and now."""

    before: Scored
    after: Scored
    moved: list[tuple[str, float, float]]


def main() -> None:
    asked = _asked()
    with tempfile.TemporaryDirectory(prefix="trusthound-flips-") as folder:
        before = _outputs(asked.before, asked.rows, Path(folder, "before"))
        after = _outputs(asked.after, asked.rows, Path(folder, "after"))
        flips, rows = [], 0
        for one, other in zip(before, after, strict=True):
            # What a digest is made of may change with the code; rows that we scored are the same.
            given = Path(asked.before).is_file() or Path(asked.after).is_file()
            of_file, read = flips_between(one, other, digests=given)
            flips += of_file
            rows += read
    for each in flips:
        print(told(each))
    for (came, went), number in sorted(
        Counter((each.before.standing, each.after.standing) for each in flips).items()
    ):
        print(f"{number:>7,}  {came} → {went}")
    print(f"{len(flips):,} of {rows:,} postings change band.")


def flips_between(before: Path, after: Path, *, digests: bool = True) -> tuple[list[Flip], int]:
    """The flips in the order of the files, and how many lines were compared.

    Ends the program where the files were not made of the same rows, by their ids and `digests`.
    """
    flips, rows = [], 0
    for one, other in zip_longest(_scored(before), _scored(after)):
        rows += 1
        if (
            one is None
            or other is None
            or one.id != other.id
            or (digests and one.digest != other.digest)
        ):
            sys.exit(f"Line {rows} of {before.name} and {after.name} is not of the same row.")
        if one.standing != other.standing:
            flips.append(Flip(one, other, _moved(one, other)))
    return flips, rows


def told(flip: Flip) -> str:
    """One line: the two standings, the id, and what moved it most."""
    sides = " → ".join(
        f"{'' if each.score is None else f'{each.score} '}{each.standing}"
        for each in (flip.before, flip.after)
    )
    signals = ", ".join(
        f"{name} {then:+.1f} → {now:+.1f}" for name, then, now in flip.moved[:SIGNALS_SHOWN]
    )
    return f"{flip.after.id}: {sides}; {signals or 'no signal moved, a rule did'}"


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("before", help="an output of trusthound score, a checkout, or a commit")
    parser.add_argument("after", help="the same")
    parser.add_argument("--rows", type=Path, nargs="+", help="files to score")
    asked = parser.parse_args()
    asked.rows = asked.rows or sorted((CORPUS / "postings").glob("*.jsonl.gz"))
    return asked


def _outputs(side: str, rows: list[Path], folder: Path) -> list[Path]:
    """One file of scored lines for each file of rows; an output is taken as it is."""
    if Path(side).is_file():
        return [Path(side)]
    if not rows:
        sys.exit(f"There are no rows to score in {CORPUS}: give --rows, or set TRUSTHOUND_CORPUS.")
    folder.mkdir()
    with _code_of(side) as code:
        return [_score(code, each, folder / f"{each.name}.scored.jsonl") for each in rows]


@contextmanager
def _code_of(side: str) -> Iterator[Path]:
    """The folder of the packages: of the checkout named, or of a commit laid out for as long."""
    if Path(side, "backend/src").is_dir():
        yield Path(side).resolve() / "backend/src"
        return
    with tempfile.TemporaryDirectory(prefix="trusthound-commit-") as folder:
        tree = Path(folder, "tree")
        _git("worktree", "add", "--quiet", "--detach", str(tree), side)
        try:
            yield tree / "backend/src"
        finally:
            _git("worktree", "remove", "--force", str(tree))


def _git(*words: str) -> None:
    if subprocess.run(["git", "-C", CHECKOUT, *words], check=False).returncode != 0:
        sys.exit(f"git {' '.join(words)} failed.")


def _score(code: Path, rows: Path, output: Path) -> Path:
    words = [sys.executable, "-c", SCORE, "score", str(rows), "-o", str(output), "--as-of", DAY]
    environment = {**os.environ, "PYTHONPATH": str(code)}
    if subprocess.run(words, env=environment, check=False).returncode != 0:
        sys.exit(f"{rows} could not be scored with {code}.")
    return output


def _scored(output: Path) -> Iterator[Scored]:
    with output.open(encoding="utf-8") as lines:
        for line in lines:
            told = json.loads(line)
            yield Scored(
                id=told["id"],
                digest=told["rowDigest"],
                score=told["trustScore"],
                standing=told["band"] or told["status"],
                points={each["id"]: each["points"] for each in told["signals"]},
            )


def _moved(before: Scored, after: Scored) -> list[tuple[str, float, float]]:
    """The heaviest difference first."""
    sides = [
        (name, before.points.get(name, 0.0), after.points.get(name, 0.0))
        for name in {**before.points, **after.points}
    ]
    differing = [(name, then, now) for name, then, now in sides if then != now]
    return sorted(differing, key=lambda each: (-abs(each[2] - each[1]), each[0]))


if __name__ == "__main__":
    main()
