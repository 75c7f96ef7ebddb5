"""Constructed showings of real postings in, how many are merged right and wrong out.

Each showing arrives alone, in an order that tells nothing, and joins an opening or begins one, as
the collector does it. `--reporting` is for figures, never for tuning; `--misses` prints pairs of
development that were merged or missed.
"""

import argparse
import hashlib
from collections import defaultdict
from collections.abc import Iterator, Sequence
from datetime import date
from itertools import combinations

from benchmarks.search.copies.make import print_measured, showings
from benchmarks.search.copies.measure import measure
from benchmarks.search.copies.model import Showing, is_one
from benchmarks.search.copies.neighbours import undecided

from trusthound.domain.posting.extract.row import read_row
from trusthound.domain.search.sameness import Traits, joined, traits_of

AS_OF = date(2026, 11, 21)


def clusters(made: Sequence[Showing]) -> dict[str, list[Showing]]:
    """By opening, as merging has it."""
    openings: defaultdict[str, list[Showing]] = defaultdict(list)
    by_words: defaultdict[tuple[str, str], list[tuple[str, Traits]]] = defaultdict(list)
    by_link: defaultdict[str, list[tuple[str, Traits]]] = defaultdict(list)
    for showing in made:
        traits = traits_read(showing)
        words = (traits.title_key, traits.company_head)
        near = [*by_words[words], *(each for link in traits.links for each in by_link[link])]
        opening = joined(traits, near) or showing.id
        openings[opening].append(showing)
        by_words[words].append((opening, traits))
        for link in traits.links:
            by_link[link].append((opening, traits))
    return openings


def traits_read(showing: Showing) -> Traits:
    """What a reader of that board would give."""
    row = {
        "title": showing.title,
        "company": showing.company,
        "location": f"{showing.place} (Remote)" if showing.remote else showing.place,
        "salary": showing.pay_text,
        "date": showing.date_posted.isoformat(),
        "description": showing.description,
        "url": showing.url,
    }
    return traits_of(
        read_row(row, as_of=AS_OF), own_board=showing.company if showing.own_board else ""
    )


def pairs(openings: dict[str, list[Showing]]) -> Iterator[tuple[str, str]]:
    for among in openings.values():
        yield from ((a.id, b.id) for a, b in combinations(among, 2))


def misses(openings: dict[str, list[Showing]], made: Sequence[Showing], most: int) -> None:
    cluster = {each.id: opening for opening, among in openings.items() for each in among}
    apart = undecided()
    wrong = [
        (a, b)
        for among in openings.values()
        for a, b in combinations(among, 2)
        if is_one(a, b, apart) is False
    ]
    same: defaultdict[str, list[Showing]] = defaultdict(list)
    for each in made:
        same[each.opening].append(each)
    missed = [
        (a, b)
        for among in same.values()
        for a, b in combinations(among, 2)
        if cluster[a.id] != cluster[b.id]
    ]
    for said, found in (("MERGED", wrong), ("MISSED", missed)):
        print(f"\n{said}: {len(found)}")
        for a, b in sorted(found, key=_digest)[:most]:
            print(f"  {a.stratum} {a.kind}/{a.scenario} x {b.kind}/{b.scenario}")
            for each in (a, b):
                facts = (each.title, each.company, each.place, each.remote, each.date_posted)
                print(f"    {facts} {len(each.description)} {each.url}")


def _digest(pair: tuple[Showing, Showing]) -> bytes:
    return hashlib.sha256(f"{pair[0].id} {pair[1].id}".encode()).digest()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--reporting", action="store_true")
    parser.add_argument("--misses", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    made = showings("reporting" if asked.reporting else "development", asked.seed)
    found = clusters(made)
    print(f"{len(made)} showings, {len(found)} openings")
    print_measured(measure(pairs(found), made, undecided()))
    if asked.misses and not asked.reporting:
        misses(found, made, asked.misses)


if __name__ == "__main__":
    main()
