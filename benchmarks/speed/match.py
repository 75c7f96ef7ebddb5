"""CPU to match one resume with a thousand postings, and to read what these ask for.

Run: `python benchmarks/speed/match.py [RESUME]`. Postings are a fixed sample of legit.jsonl.gz of
the corpus, read beforehand; the resume is one of its invented samples. Best of three turns, each
with a profile of the resume made anew. Timing never decides a test; the limit is a goal.
"""

import asyncio
import gzip
import json
import os
import random
import sys
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path

from trusthound.adapters.documents.read import read_document
from trusthound.domain.matching.match import matched
from trusthound.domain.matching.profile import profile_of
from trusthound.domain.posting.extract.row import read_row
from trusthound.domain.posting.requirements.read import read_requirements
from trusthound.domain.resume.read import read_resume
from trusthound.wiring.reference.load import load_reference

CHECKOUT = Path(__file__).resolve().parents[2]
CORPUS = Path(os.environ.get("TRUSTHOUND_CORPUS", CHECKOUT.parent / "shared" / "data"))
DAY = date(2026, 11, 22)
POSTINGS, TURNS = 1_000, 3
LIMIT_SECONDS = 1.5


def main() -> None:
    rows = CORPUS / "postings/legit.jsonl.gz"
    if not rows.is_file():
        sys.exit(f"There is no corpus at {CORPUS}: set TRUSTHOUND_CORPUS.")
    with gzip.open(rows, "rt", encoding="utf-8") as lines:
        every = [json.loads(line) for line in lines]
    chosen = random.Random(1).sample(every, POSTINGS)  # noqa: S311 - a fixed sample
    postings = [read_row(row, as_of=DAY) for row in chosen]
    named = sys.argv[1:] or [CORPUS / "resumes/misc/resumematcher_modern-single-column.pdf"]
    path = Path(named[0])
    document = asyncio.run(read_document(path.read_bytes(), path.name))
    resume, reference = read_resume(document), load_reference()
    asked = [read_requirements(each, reference.skills) for each in postings]

    def match_all() -> None:
        profile = profile_of(resume, reference, DAY, document.text)
        for posting, wanted in zip(postings, asked, strict=True):
            matched(profile, posting, wanted, reference)

    def read_all() -> None:
        for posting in postings:
            read_requirements(posting, reference.skills)

    def look_at_it() -> None:
        profile_of(resume, reference, DAY, document.text)

    match_all()
    matching, reading, looking = map(_seconds, (match_all, read_all, look_at_it))
    counted = sum(len(each.skills) for each in asked) / POSTINGS
    print(f"{POSTINGS} postings with {counted:.1f} skills each, best of {TURNS} turns, CPU:")
    print(f"  matching {matching:.2f} s (goal: {LIMIT_SECONDS} s)")
    print(f"  reading what is asked {reading:.2f} s, both {matching + reading:.2f} s")
    print(f"  the profile of the resume {looking * 1000:.1f} ms")


def _seconds(work: Callable[[], None]) -> float:
    turns = []
    for _ in range(TURNS):
        begun = time.process_time()
        work()
        turns.append(time.process_time() - begun)
    return min(turns)


if __name__ == "__main__":
    main()
