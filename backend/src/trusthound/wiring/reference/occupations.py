"""A title in, its occupation out; an occupation in, its wages out; from the shipped tables.

They are read when first asked for, in about a twentieth of a second.
"""

import gzip
from functools import cache, lru_cache
from importlib.resources import files

from trusthound.domain.facts.occupation import Occupation, TitleIndex, read_titles
from trusthound.domain.facts.wages import Wages, WageTable, own_titles, read_wages

_FOLDER = files("trusthound.wiring.reference")


@lru_cache(maxsize=5_000)
def occupation_of(title: str) -> Occupation | None:
    """What a title names, or None where that is not sure."""
    code = _titles().code_of(title)
    return _wages().occupation(code) if code else None


@lru_cache(maxsize=5_000)
def wages_of(code: str, state: str) -> Wages | None:
    """What an occupation earns in a US state ("" for any), or None where the table does not say."""
    return _wages().wages_of(code, state)


@cache
def _titles() -> TitleIndex:
    written = _FOLDER.joinpath("titles.txt").read_text("utf-8").splitlines()
    return read_titles([*written, *own_titles(_wages())])


@cache
def _wages() -> WageTable:
    packed = _FOLDER.joinpath("wages.tsv.gz").read_bytes()
    return read_wages(gzip.decompress(packed).decode().splitlines())
