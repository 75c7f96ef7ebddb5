"""CPU to judge one posting offline with all signals, and rows a second through `score`.

Run: `make bench` or `python benchmarks/speed/assess.py [--no-score]`. Postings are those of
postings/legit.jsonl.gz of the corpus (setting TRUSTHOUND_CORPUS, default ../shared/data), read
beforehand: reading is not what is measured. Timing never decides a test; the limit is a goal.
"""

import gc
import gzip
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from datetime import date
from pathlib import Path

from trusthound.domain.facts.reference import Reference
from trusthound.domain.posting.assess import assess
from trusthound.domain.posting.dossier import compile_dossier
from trusthound.domain.posting.extract.row import read_row
from trusthound.domain.posting.model import Channel, JobPosting
from trusthound.domain.posting.signals.register import SIGNALS
from trusthound.wiring.reference.load import load_reference

CHECKOUT = Path(__file__).resolve().parents[2]
CORPUS = Path(os.environ.get("TRUSTHOUND_CORPUS", CHECKOUT.parent / "shared" / "data"))
DAY = date(2026, 11, 21)
POSTINGS = 1_000
TURNS = 3
LIMIT_MS = 1.5


def main() -> None:
    rows = CORPUS / "postings/legit.jsonl.gz"
    if not rows.is_file():
        sys.exit(f"There is no corpus at {CORPUS}: set TRUSTHOUND_CORPUS.")
    with gzip.open(rows, "rt", encoding="utf-8") as lines:
        every = [json.loads(line) for line in lines]
    chosen = random.Random(1).sample(every, min(POSTINGS, len(every)))  # noqa: S311 - a fixed sample
    postings = [read_row(row, as_of=DAY) for row in chosen]
    reference = load_reference()
    for posting in postings[:100]:  # patterns and lists are made ready at their first use
        _cpu_ms(posting, reference)
    gc.collect()
    gc.freeze()  # as `serve` and `score` do once their lists are loaded
    turns = [_turn(postings, reference) for _ in range(TURNS)]
    best = [min(each) for each in zip(*turns, strict=True)]
    print(
        f"{len(SIGNALS)} signals, {len(postings)} postings, best of {TURNS} turns: "
        f"median {statistics.median(best):.2f} ms CPU, mean {statistics.mean(best):.2f}, "
        f"99th percentile {statistics.quantiles(best, n=100)[98]:.2f} (goal: {LIMIT_MS} ms)"
    )
    if "--no-score" not in sys.argv:
        print(f"score, 2 workers: {_rows_a_second(rows, len(every)):,.0f} rows a second")


def _turn(postings: list[JobPosting], reference: Reference) -> list[float]:
    return [_cpu_ms(posting, reference) for posting in postings]


def _cpu_ms(posting: JobPosting, reference: Reference) -> float:
    begun = time.process_time()
    assess(
        compile_dossier(
            posting, channel=Channel.ROW, as_of=DAY, employer_board=None, reference=reference
        )
    )
    return (time.process_time() - begun) * 1000


def _rows_a_second(rows: Path, count: int) -> float:
    """The whole command, from a file to a file, its start included."""
    with tempfile.TemporaryDirectory() as folder:
        command = [Path(sys.executable).with_name("trusthound"), "score", rows, "--workers", "2"]
        tail = ["-o", f"{folder}/out.jsonl", "--as-of", DAY.isoformat()]
        begun = time.perf_counter()
        subprocess.run([*command, *tail], check=True, stderr=subprocess.DEVNULL)
        return count / (time.perf_counter() - begun)


if __name__ == "__main__":
    main()
