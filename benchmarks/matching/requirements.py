"""Real postings in, how much of what they require is read right out, beside hand-read truths.

Run: `python benchmarks/matching/requirements.py [--misses] [--reporting]`. The development half is
always told; `--misses` prints what was read wrong and what was missed of it, on the screen alone.
`--reporting` prints the totals of the reporting half, and never its postings or misses: whoever
changes the reader does not ask for them.
"""

import argparse
import sys
from statistics import median
from time import process_time
from typing import Any

from compared import Compared, Tally, compared
from postings import postings_of

from corpus import CORPUS, DEVELOPMENT, REPORTING, truths
from trusthound.domain.posting.requirements.read import read_requirements
from trusthound.wiring.reference.load import load_reference

KINDS = ("must", "nice", "years", "education", "licences", "languages")
REPEATS = 5


def main() -> None:
    asked = _asked()
    if not CORPUS.is_dir():
        sys.exit(f"There is no corpus at {CORPUS}: set TRUSTHOUND_CORPUS.")
    _tell(DEVELOPMENT, misses=asked.misses)
    if asked.reporting:
        _tell(REPORTING, misses=False)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--misses", action="store_true")
    parser.add_argument("--reporting", action="store_true")
    return parser.parse_args()


def _tell(half: str, *, misses: bool) -> None:
    told = truths("requirements", half)
    postings = postings_of({each["posting"]: each["posting_sha256"] for each in told})
    skills = load_reference().skills
    results: list[tuple[dict[str, Any], Compared]] = []
    costs = []
    for truth in told:
        posting = postings[truth["posting"]]
        read = read_requirements(posting, skills)
        started = process_time()
        for _ in range(REPEATS):
            read_requirements(posting, skills)
        costs.append((process_time() - started) / REPEATS * 1000)
        results.append((truth, compared(truth, posting, read, skills)))
    print(f"{half}: {len(results)} postings, {median(costs):.2f} ms of CPU a posting (median), "
          f"{max(costs):.2f} at most")  # fmt: skip
    print(f"{'':12}{'precision':>10}{'recall':>8}{'F1':>7}{'read':>7}{'truths':>8}")
    for kind in KINDS:
        tally = sum((each.tallies[kind] for _, each in results), Tally())
        print(f"{kind:12}{tally.precision:10.3f}{tally.recall:8.3f}{tally.f1:7.3f}"
              f"{tally.right + tally.wrong:7}{tally.found + tally.missed:8}")  # fmt: skip
    spans = sum(each.spans for _, each in results)
    print(f"spans right {sum(each.spans_right for _, each in results)} of {spans}")
    for truth, each in results if misses else ():
        print(f"\n{truth['posting']}")
        for kind in KINDS:
            wrong = [words for of, words in each.wrong if of == kind]
            missed = [words for of, words in each.missed if of == kind]
            if wrong or missed:
                print(f"  {kind}: wrong {wrong}\n  {'':{len(kind)}}  missed {missed}")


if __name__ == "__main__":
    main()
