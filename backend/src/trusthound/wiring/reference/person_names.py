"""The shipped table of names in, what tells persons in a shared text out; read when asked for.

tools/make_person_names.py writes it.
"""

import gzip
from functools import cache
from importlib.resources import files

from trusthound.domain.sharing.person_names import PersonNames

_FOLDER = files("trusthound.wiring.reference")


@cache
def person_names() -> PersonNames:
    """Takes some hundredths of a second of a processor, once."""
    packed = _FOLDER.joinpath("person_names.gz").read_bytes()
    given, family, words, others = gzip.decompress(packed).decode().split("\n")
    return PersonNames(
        frozenset(given.split()),
        frozenset(family.split()),
        frozenset(words.split()),
        frozenset(others.split("|")),
    )
