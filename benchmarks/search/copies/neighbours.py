"""The neighbours read by hand out: which postings are one, and of which nobody can tell."""

import json
from functools import cache
from pathlib import Path

from benchmarks.search.copies.closure import closed

NEIGHBOURS = Path(__file__).with_name("neighbours.jsonl")


def undecided() -> frozenset[frozenset[str]]:
    """Pairs of postings that a reader could not decide."""
    return frozenset(map(frozenset, _told("unsure")))


@cache
def repeats() -> dict[str, str]:
    """By the id of a posting that the corpus holds more than once, the first of them."""
    pairs = _told("same")
    return closed({each for pair in pairs for each in pair}, pairs)


@cache
def _told(truth: str) -> tuple[tuple[str, str], ...]:
    with NEIGHBOURS.open(encoding="utf-8") as lines:
        told = [json.loads(line) for line in lines]
    return tuple((each["a"], each["b"]) for each in told if each["truth"] == truth)
