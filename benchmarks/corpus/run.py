"""Everything in the corpus through the front door: what was read, what was refused, what crashed.

Run: `make bench` or `python benchmarks/corpus/run.py`. Files of pages, boards, feeds and walls go
through `trusthound verify`'s own use case, postings through `trusthound score` as a process.
Exits with 1 when anything crashed, an error row came out, or a wall was scored.
"""

import asyncio
import gzip
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

from trusthound.domain.common.errors import TrustHoundError
from trusthound.usecases.judge_file import judge_file
from trusthound.wiring.lookups import NO_LOOKUPS
from trusthound.wiring.reference.load import load_reference

CHECKOUT = Path(__file__).resolve().parents[2]
CORPUS = Path(os.environ.get("TRUSTHOUND_CORPUS", CHECKOUT.parent / "shared" / "data"))
FOLDERS = ("pages", "boards", "feeds", "walls")
NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)


def main() -> None:
    if not CORPUS.is_dir():
        sys.exit(f"There is no corpus at {CORPUS}: set TRUSTHOUND_CORPUS.")
    failures = [each for folder in FOLDERS for each in _files(folder, verbose="-v" in sys.argv)]
    failures += [each for each in sorted((CORPUS / "postings").glob("*.gz")) if not _rows(each)]
    if failures:
        sys.exit(f"FAILED: {', '.join(str(each) for each in failures)}")


def _files(folder: str, *, verbose: bool) -> list[Path]:
    outcomes: Counter[str] = Counter()
    failures = []
    for path in sorted((CORPUS / folder).rglob("*")):
        if not path.is_file() or path.name == "README.md":
            continue
        outcome, told = _outcome(path)
        outcomes[outcome] += 1
        if verbose:
            print(f"   {path.relative_to(CORPUS)}: {outcome} {told}")
        if outcome == "crash" or (folder == "walls" and not told.startswith("unread")):
            failures.append(path)
    print(f"{folder:<8}{sum(outcomes.values()):>4} files  {dict(outcomes.most_common())}")
    return failures


def _outcome(path: Path) -> tuple[str, str]:
    try:
        judging = judge_file(
            path.read_bytes(), path.name, lookups=NO_LOOKUPS, reference=load_reference(), now=NOW
        )
        found = asyncio.run(judging)
    except TrustHoundError as error:
        return error.code, f"unread {getattr(error, 'detail', '')}"
    except Exception as error:  # the benchmark counts crashes
        return "crash", f"{type(error).__name__}: {error}"
    posting, score = found.dossier.posting, found.assessment.score
    return found.assessment.status.value, f"{score} | {posting.title[:60]} | {posting.company[:40]}"


def _rows(path: Path) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out.jsonl"
        command = Path(sys.executable).with_name("trusthound")
        begun = time.perf_counter()
        subprocess.run(
            [command, "score", path, "-o", out, "--as-of", NOW.date().isoformat()],
            check=True,
            stderr=subprocess.DEVNULL,
        )
        seconds = time.perf_counter() - begun
        scored = [json.loads(line) for line in out.open(encoding="utf-8")]
    with gzip.open(path) as lines:
        expected = sum(1 for _ in lines)
    statuses = Counter(each["status"] for each in scored)
    bands = Counter(each["band"] for each in scored)
    print(
        f"{path.name:<32}{len(scored):>7} of {expected} rows {len(scored) / seconds:>7.0f}/s  "
        f"{dict(statuses)} {dict(bands)}"
    )
    return len(scored) == expected and not statuses["error"]


if __name__ == "__main__":
    main()
