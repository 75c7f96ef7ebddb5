"""The postings of the corpus in, how rare each word stem is among them out, as a shipped table.

Run: `python benchmarks/matching/rarity.py`. It writes wiring/reference/posting_words.gz: how many
postings were read, then a stem a line with the number of postings that hold it. Postings that a
truth names are left out, so that nothing is measured on what the table has seen; so are those
labelled as scams, near-copies of one another, and stems of fewer than three employers: names of
people and of places. Of each source 500 postings at most: one employer's trade is else common.
"""

import gzip
from collections import Counter, defaultdict
from hashlib import sha256
from typing import Any

import corpus
from trusthound.domain.matching.words import stems

TABLE = corpus.CHECKOUT / "backend/src/trusthound/wiring/reference/posting_words.gz"
LEAST_POSTINGS, LEAST_EMPLOYERS = 4, 3
MOST_OF_A_SOURCE = 500


def main() -> None:
    judged = {
        each["posting"]
        for name in ("pairs", "requirements")
        for half in (corpus.DEVELOPMENT, corpus.REPORTING)
        for each in corpus.truths(name, half)
    }
    clusters: set[str] = set()
    sources: Counter[str] = Counter()
    employers: dict[str, set[str]] = defaultdict(set)
    counted: dict[str, int] = defaultdict(int)
    for name, row in sorted(corpus.rows(), key=_mixed):
        source, _, _ = name.partition(":")
        if name in judged or row.get("label") == "scam" or row["cluster"] in clusters:
            continue
        if sources[source] == MOST_OF_A_SOURCE:
            continue
        sources[source] += 1
        clusters.add(row["cluster"])
        employer = row.get("company") or name
        for each in set(stems(f"{row.get('title')}\n{corpus.text_of(row)}")):
            counted[each] += 1
            employers[each].add(employer)
    kept = sorted(
        each
        for each, count in counted.items()
        if count >= LEAST_POSTINGS and len(employers[each]) >= LEAST_EMPLOYERS and each.isascii()
    )
    lines = [str(len(clusters)), *(f"{each}\t{counted[each]}" for each in kept)]
    TABLE.write_bytes(gzip.compress("\n".join(lines).encode(), mtime=0))
    print(dict(sources), f"{len(kept)} stems, {TABLE.stat().st_size} bytes")


def _mixed(named: tuple[str, dict[str, Any]]) -> str:
    return sha256(named[0].encode()).hexdigest()


if __name__ == "__main__":
    main()
