"""A half of the corpus and a seed in, what boards and aggregators show of its openings out.

Run from the checkout: `python -m benchmarks.search.copies.make [development|reporting] [SEED]`
prints how many there are of each kind, and what two plain keys find.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random

from benchmarks.search.copies.corpus import (
    DEVELOPMENT,
    REPORTING,
    Posting,
    bare,
    described,
    plain,
)
from benchmarks.search.copies.measure import Measured, measure
from benchmarks.search.copies.model import BARE, DESCRIBED, Showing
from benchmarks.search.copies.neighbours import repeats, undecided
from benchmarks.search.copies.openings import (
    BARE_SCENARIOS,
    NEIGHBOUR,
    OF_A_HUNDRED,
    PLAIN,
    Opening,
    scenario,
)
from benchmarks.search.copies.shown import shown_by_employer, shown_by_others

# Openings that get copies, by half: with a description, and without.
WITH_COPIES = {DEVELOPMENT: (300, 120), REPORTING: (700, 300)}
NEIGHBOURS_OF_A_COMPANY = 40  # without a description alone; with one, all
REPEAT = "repeat"


def showings(split: str, seed: int) -> list[Showing]:
    """In an order, and under ids, that tell nothing. The same for the same seed and corpus.

    :param split: `development` or `reporting`; they share no company and no cluster of texts.
    :raises KeyError: if it is neither.
    """
    chance = Random(f"{split} {seed}")  # noqa: S311 - reproducible
    with_text, without = WITH_COPIES[split]
    made = [
        *_of_stratum(described(split), with_text, None, chance),
        *_of_stratum(bare(split), without, NEIGHBOURS_OF_A_COMPANY, chance),
    ]
    chance.shuffle(made)
    return [replace(each, id=f"{split}-{at}") for at, each in enumerate(made)]


def _of_stratum(
    postings: tuple[Posting, ...], count: int, neighbours: int | None, chance: Random
) -> Iterator[Showing]:
    first_of = repeats()
    alone = [each for each in postings if first_of.get(each.id, each.id) == each.id]
    chosen = _mixed(alone, count, chance)
    for each in chosen:
        yield from _with_copies(each, chance)
    companies: defaultdict[str, list[Posting]] = defaultdict(list)
    taken = {each.id for each in chosen}
    wanted = {each.company for each in chosen}
    for each in postings:
        if each.id not in taken and each.company in wanted:
            companies[each.company].append(each)
    for among in companies.values():
        for each in among if neighbours is None else among[:neighbours]:
            first = first_of.get(each.id, each.id)
            own = shown_by_employer(Opening(first, each, PLAIN if first in taken else NEIGHBOUR))
            repeat = replace(own, kind=REPEAT, own_board=False, board="glassdoor")
            yield own if first == each.id else repeat


def _mixed(postings: list[Posting], count: int, chance: Random) -> list[Posting]:
    """Half of them of the board that has most, so that no sort of employer is all."""
    most = Counter(each.board for each in postings).most_common(1)[0][0]
    usual = [each for each in postings if each.board == most]
    rest = [each for each in postings if each.board != most]
    others = chance.sample(rest, min(len(rest), count // 2))
    return [*others, *chance.sample(usual, count - len(others))]


def _with_copies(posting: Posting, chance: Random) -> Iterator[Showing]:
    opening = Opening(posting.id, posting, PLAIN)
    near: Sequence[Opening] = ()
    if name := _drawn(posting, chance):
        opening, near = scenario(name, opening, chance)
    yield shown_by_employer(opening)
    yield from shown_by_others(opening, chance.choice((1, 2, 2, 3, 4)), chance)
    for each in near:
        own = shown_by_employer(each)
        if each.scenario in {"agency", "agency_named"}:
            yield replace(own, own_board=False, kind="agency")
        elif each.scenario == "one_of_places":
            yield from shown_by_others(each, chance.choice((1, 1, 2)), chance)
        else:
            yield own
            yield from shown_by_others(each, chance.choice((0, 0, 1, 1, 2)), chance)


def _drawn(posting: Posting, chance: Random) -> str:
    """The sort of neighbours that it gets, mostly none; real ones that are close suffice."""
    if len(posting.places) > 1 and not posting.crowded:
        return "one_of_places"
    names = [each for each in OF_A_HUNDRED if posting.text or each in BARE_SCENARIOS]
    rest = 100 - sum(OF_A_HUNDRED[each] for each in names)
    drawn = chance.choices([*names, ""], [*(OF_A_HUNDRED[each] for each in names), rest])[0]
    return "" if posting.crowded or posting.id in repeats() else drawn


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("split", nargs="?", default=DEVELOPMENT, choices=sorted(WITH_COPIES))
    parser.add_argument("seed", nargs="?", default=0, type=int)
    asked = parser.parse_args()
    made = showings(asked.split, asked.seed)
    for stratum in (DESCRIBED, BARE):
        _print_counts(stratum, [each for each in made if each.stratum == stratum])
    for name, key in (
        ("same company, title and place", lambda each: (each.company, each.title, each.place)),
        ("same first 200 characters of text", lambda each: (each.description,)),
    ):
        groups: defaultdict[str, list[str]] = defaultdict(list)
        for each in made:
            face = " / ".join(plain(part)[:200] for part in key(each))
            groups[face if any(key(each)) else each.id].append(each.id)
        pairs = [pair for group in groups.values() for pair in combinations(group, 2)]
        print(f"\n{name}")
        print_measured(measure(pairs, made, undecided()))


def _print_counts(stratum: str, made: list[Showing]) -> None:
    openings = {each.opening: each.scenario for each in made}
    shown = Counter(Counter(each.opening for each in made).values())
    print(f"\n{stratum}: {len(made)} showings of {len(openings)} openings")
    print("  kinds", dict(Counter(each.kind for each in made).most_common()))
    print("  scenarios", dict(Counter(openings.values()).most_common()))
    print("  times shown", dict(sorted(shown.items())))
    print("  pairs of one opening", sum(n * (n - 1) // 2 * of for n, of in shown.items()))


def print_measured(measured: Measured) -> None:
    for label, figures in (*measured.strata.items(), *measured.kinds.items()):
        print(f"  {label:12} precision {figures.precision}  recall {figures.recall}")
    for what, shares in (
        ("whole", measured.whole),
        ("kept apart", measured.kept_apart),
        ("counted apart: merged", measured.merged),
    ):
        for label, share in shares.items():
            print(f"  {what}: {label:26} {share}")


if __name__ == "__main__":
    main()
