"""What a first look held rows and words for in; what it makes likely for each, out.

A person writes all entries of a resume alike. So what a thing is held for speaks for the things
that look the same or stand in the same place of another entry.
"""

from collections import Counter, defaultdict
from collections.abc import Hashable, Sequence


def votes(keys: Sequence[Hashable], held: Sequence[str], name: str) -> list[list[str]]:
    """What the others of its key are mostly held for."""
    counts: dict[Hashable, Counter[str]] = defaultdict(Counter)
    for key, label in zip(keys, held, strict=True):
        counts[key][label] += 1
    made = []
    for key, label in zip(keys, held, strict=True):
        others = counts[key]
        size = others.total() - 1
        if size < 1:
            made.append([f"{name}0", f"{name}0{label}"])
            continue
        best, most = "", 0
        for other, count in others.items():
            count -= other == label
            if count > most:
                best, most = other, count
        share = 3 if most == size else 2 if 2 * most > size else 1
        many = 1 if size == 1 else 2 if size < 4 else 3
        made.append(
            [
                f"{name}{best}{share}",
                f"{name}{best}{share}{label}",
                f"{name}{best}{share}n{many}",
                f"{name}{best}{share}n{many}{label}",
            ]
        )
    return made


def around(held: Sequence[str], name: str) -> list[list[str]]:
    """What it and its neighbours are held for."""
    padded = ["^", "^", *held, "$", "$"]
    return [
        [
            f"{name}{b}",
            f"{name}{a}<{b}",
            f"{name}{b}>{c}",
            f"{name}{a}<{b}>{c}",
            f"{name}{z}<<{b}",
            f"{name}{b}>>{d}",
        ]
        for z, a, b, c, d in zip(
            padded, padded[1:], padded[2:], padded[3:], padded[4:], strict=False
        )
    ]


def shapes(held: Sequence[str]) -> list[list[str]]:
    """How many rows the head it stands in or below has so far, and how many most heads have."""
    sizes: dict[str, list[int]] = {"W": [], "E": []}
    within: list[tuple[str, int]] = []
    kind, size = "", 0
    for label in held:
        if label in ("WF", "EF"):
            kind, size = label[0], 1
            sizes[kind].append(1)
        elif label in ("WH", "EH") and sizes[label[0]]:
            kind, size = label[0], size + 1
            sizes[kind][-1] += 1
        within.append((kind, size))
    most = {each: Counter(x).most_common(1)[0] if x else (0, 0) for each, x in sizes.items()}
    made = []
    for label, (kind, size) in zip(held, within, strict=True):
        usual, count = most.get(kind, (0, 0))
        sure = 2 if count > 2 else 1 if count > 1 else 0
        made.append(
            [
                f"S{kind}{min(size, 4)}of{min(usual, 4)}s{sure}",
                f"S{kind}{min(size, 4)}of{min(usual, 4)}{label}",
            ]
        )
    return made


def of_rows(keys: Sequence[Hashable], held: Sequence[str]) -> list[list[str]]:
    parts = votes(keys, held, "V"), around(held, "N"), shapes(held)
    return [[*a, *b, *c] for a, b, c in zip(*parts, strict=True)]


def of_words(keys: Sequence[tuple[Hashable, Hashable]], held: Sequence[str]) -> list[list[str]]:
    parts = (
        votes([x for x, _ in keys], held, "V"),
        votes([x for _, x in keys], held, "U"),
        around(held, "N"),
    )
    return [[*a, *b, *c] for a, b, c in zip(*parts, strict=True)]
