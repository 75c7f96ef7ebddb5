"""The corpus in, how many fields are read right out: ours beside the packaged readers.

Run: `make bench` or `python benchmarks/extraction/run.py`. Prints the targets and the tables and
writes them to report.md. Exits with 1 where a reader of ours crashed; a missed target is printed.
"""

import os
import sys
from datetime import date
from pathlib import Path

import ours
import packaged
from measured import measure, unexpected
from report import written

CHECKOUT = Path(__file__).resolve().parents[2]
CORPUS = Path(os.environ.get("TRUSTHOUND_CORPUS", CHECKOUT.parent / "shared" / "data"))
REPORT = Path(__file__).with_name("report.md")
AS_OF = date(2026, 11, 21)


def main() -> None:
    if not CORPUS.is_dir():
        sys.exit(f"There is no corpus at {CORPUS}: set TRUSTHOUND_CORPUS.")
    read = measure(CORPUS, lambda body, name: ours.read(body, name, AS_OF))
    theirs = measure(CORPUS, lambda body, _: packaged.read(body, AS_OF))
    told = written(read, theirs, as_of=AS_OF.isoformat())
    REPORT.write_text(told, encoding="utf-8")
    print(told)
    if extra := unexpected(CORPUS):
        print(f"{extra} files of the corpus have no expectation.")
    if crashed := [each.label for each in read if each.outcome.crash]:
        sys.exit(f"FAILED: {', '.join(crashed)}")


if __name__ == "__main__":
    main()
