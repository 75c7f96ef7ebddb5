"""How many titles of real postings name an occupation, and a sample of answers to be read by hand.

Run: `python benchmarks/accuracy/occupations.py [SEED]`. Reads the titles of the four sets in
postings/ of the corpus (setting TRUSTHOUND_CORPUS, default ../shared/data) and prints the share of
rows and of distinct titles that get an answer, microseconds a title, and with a seed 38 random
answers a set.
"""

import gzip
import json
import os
import random
import sys
import time
from pathlib import Path

from trusthound.wiring.reference.occupations import occupation_of

CHECKOUT = Path(__file__).resolve().parents[2]
CORPUS = Path(os.environ.get("TRUSTHOUND_CORPUS", CHECKOUT.parent / "shared" / "data"))
SETS = ("legit", "emscad", "ats_listings_2026", "usajobs_2024_2026")
SHOWN = 38


def main() -> None:
    if not CORPUS.is_dir():
        sys.exit(f"There is no corpus at {CORPUS}: set TRUSTHOUND_CORPUS.")
    for name in SETS:
        titles = _titles(CORPUS / f"postings/{name}.jsonl.gz")
        distinct = sorted(set(titles))
        begun = time.process_time()
        named = {title: found for title in distinct if (found := occupation_of(title))}
        each = (time.process_time() - begun) / len(distinct) * 1e6
        rows = sum(title in named for title in titles) / len(titles)
        print(
            f"{name}: {rows:.1%} of {len(titles)} rows, {len(named) / len(distinct):.1%} of "
            f"{len(distinct)} distinct titles, {each:.0f} µs a title"
        )
        if len(sys.argv) > 1:
            chosen = random.Random(int(sys.argv[1])).sample(sorted(named), SHOWN)  # noqa: S311
            for title in chosen:
                print(f"    {title[:90]} → {named[title].code} {named[title].name}")


def _titles(path: Path) -> list[str]:
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        rows = [json.loads(line) for line in lines]
    return [str(row.get("title") or row.get("position_title") or "").strip() for row in rows]


if __name__ == "__main__":
    main()
