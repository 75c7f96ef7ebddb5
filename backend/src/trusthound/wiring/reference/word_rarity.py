"""The shipped table of stems in, how rare each is among postings out; read when first asked for.

benchmarks/matching/rarity.py writes it.
"""

import gzip
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import log
from types import MappingProxyType

_FOLDER = files("trusthound.wiring.reference")


@cache
def word_rarity() -> Mapping[str, float]:
    """In nats: 0 of a stem that every posting has; those of a handful of postings are left out."""
    packed = _FOLDER.joinpath("posting_words.gz").read_bytes()
    whole, *lines = gzip.decompress(packed).decode().split("\n")
    counted = (line.split("\t") for line in lines)
    return MappingProxyType({stem: log(int(whole) / int(count)) for stem, count in counted})
