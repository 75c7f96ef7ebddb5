"""Pairs of names in, for each name the smallest of those that the pairs join it with out."""

from collections.abc import Iterable


def closed(names: Iterable[str], pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    """:raises KeyError: if a pair names what is not among the names."""
    above = {each: each for each in names}

    def top(one: str) -> str:
        while above[one] != one:
            above[one] = above[above[one]]
            one = above[one]
        return one

    for a, b in pairs:
        low, high = sorted((top(a), top(b)))
        above[high] = low
    return {each: top(each) for each in above}
