"""Showings and the pairs that a merging said are one opening in, precision and recall out."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt

from benchmarks.search.copies.closure import closed
from benchmarks.search.copies.model import OWN, Showing, is_one, relation

_Z = 1.959964  # 95 %


@dataclass(frozen=True, slots=True)
class Share:
    hits: int
    of: int

    @property
    def value(self) -> float:
        """NaN where there was nothing to count."""
        return self.hits / self.of if self.of else float("nan")

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, 95 %. Pairs of one opening depend on each other, so for pairs it is narrow."""
        if not self.of:
            return 0.0, 1.0
        whole = 1 + _Z**2 / self.of
        middle = (self.value + _Z**2 / (2 * self.of)) / whole
        spread = sqrt(self.value * (1 - self.value) / self.of + _Z**2 / (4 * self.of**2))
        return max(0.0, middle - _Z * spread / whole), min(1.0, middle + _Z * spread / whole)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.value:.4f} [{low:.4f}, {high:.4f}] ({self.hits}/{self.of})"


@dataclass(frozen=True, slots=True)
class Figures:
    precision: Share  # of the counted pairs within predicted clusters, those of one opening
    recall: Share  # of the pairs of one opening, those within one predicted cluster


@dataclass(frozen=True, slots=True)
class Measured:
    strata: dict[str, Figures]  # a pair across strata is counted in both
    kinds: dict[str, Figures]  # by how it is shown; a pair of two kinds is counted in both
    whole: dict[str, Share]  # by stratum: openings shown twice or more, merged wholly and alone
    kept_apart: dict[str, Share]  # by scenario: openings that were merged with no other opening
    merged: dict[str, Share]  # what is counted apart: pairs that were merged, of all of them


def measure(
    pairs_said_same: Iterable[tuple[str, str]],
    showings: Sequence[Showing],
    undecided: Collection[frozenset[str]] = (),
) -> Measured:
    """Figures over the pairs within the clusters that the pairs said close to.

    :param pairs_said_same: pairs of `Showing.id`; closed transitively, as a page of results would.
    :param undecided: as `is_one` takes it; `neighbours.undecided()` reads it.
    :raises KeyError: if a pair names a showing that is not there.
    """
    cluster = closed((each.id for each in showings), pairs_said_same)
    said, right, there, found = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    merged: Counter[str] = Counter()
    mixed: set[str] = set()
    for a, b in _pairs(showings, [cluster[each.id] for each in showings]):
        one = is_one(a, b, undecided)
        if one is None:
            merged[relation(a, b) or "undecided"] += 1
            continue
        said.update(_labels(a, b))
        if one:
            right.update(_labels(a, b))
        else:
            mixed |= {a.opening, b.opening}
    for a, b in _pairs(showings, [each.opening for each in showings]):
        there.update(_labels(a, b))
        if cluster[a.id] == cluster[b.id]:
            found.update(_labels(a, b))
    figures = {
        label: Figures(Share(right[label], said[label]), Share(found[label], there[label]))
        for label in sorted({*said, *there})
    }
    strata = {each.stratum for each in showings}
    return Measured(
        strata={label: each for label, each in figures.items() if label in strata},
        kinds={label: each for label, each in figures.items() if label not in strata},
        whole=_whole(showings, cluster, mixed),
        kept_apart=_kept_apart(showings, mixed),
        merged={
            each: Share(merged[each], of)
            for each, of in sorted(_apart(showings, undecided).items())
        },
    )


def _pairs(showings: Sequence[Showing], keys: Sequence[str]) -> Iterator[tuple[Showing, Showing]]:
    groups: defaultdict[str, list[Showing]] = defaultdict(list)
    for each, key in zip(showings, keys, strict=True):
        groups[key].append(each)
    for group in groups.values():
        yield from combinations(group, 2)


def _labels(a: Showing, b: Showing) -> set[str]:
    """What a pair counts under; as the employer shows it only where both are that."""
    kinds = {f"{each.stratum} {each.kind}" for each in (a, b) if each.kind != OWN}
    return {a.stratum, b.stratum} | (kinds or {f"{a.stratum} {OWN}"})


def _whole(
    showings: Sequence[Showing], cluster: dict[str, str], mixed: set[str]
) -> dict[str, Share]:
    seen: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for each in showings:
        seen[each.stratum, each.opening].append(cluster[each.id])
    hits, of = Counter[str](), Counter[str]()
    for (stratum, opening), clusters in seen.items():
        if len(clusters) > 1:
            of[stratum] += 1
            hits[stratum] += len(set(clusters)) == 1 and opening not in mixed
    return {each: Share(hits[each], of[each]) for each in sorted(of)}


def _kept_apart(showings: Sequence[Showing], mixed: set[str]) -> dict[str, Share]:
    openings: defaultdict[str, set[str]] = defaultdict(set)
    for each in showings:
        openings[f"{each.stratum} {each.scenario}"].add(each.opening)
    return {each: Share(len(among - mixed), len(among)) for each, among in sorted(openings.items())}


def _apart(showings: Sequence[Showing], undecided: Collection[frozenset[str]]) -> Counter[str]:
    """How many pairs there are of each sort that is counted apart."""
    of_opening, of_source = Counter[str](), defaultdict[str, Counter[str]](Counter)
    for each in showings:
        of_opening[each.opening] += 1
        of_source[each.source][each.opening] += 1
    pairs: Counter[str] = Counter()
    for each in showings:
        if each.apart_from:
            pairs[each.scenario] += of_opening[each.apart_from]
    for a, b in map(sorted, undecided):
        pairs["undecided"] += of_source[a].total() * of_source[b].total() - sum(
            of_source[a][opening] * of_source[b][opening] for opening in of_source[a]
        )
    return pairs
