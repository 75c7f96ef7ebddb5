"""The hand-kept lists of well-known employers in, the index that look-alikes are found by out."""

from collections.abc import Iterable
from datetime import date

from trusthound.domain.common.skeleton import letters
from trusthound.domain.facts.known_employers import KnownEmployer, KnownEmployers, index_of

_ALSO_A_WORD = "~"


def read_employers(lines: Iterable[str], near_names: Iterable[str]) -> KnownEmployers:
    """The tables employers.tsv and near_names.txt, see README.md beside them."""
    first, *rows = lines
    source, kept = first.split("\t")
    return index_of(
        (_employer(row) for row in rows),
        (each.split()[0] for each in near_names if each.strip() and not each.startswith("#")),
        source=source,
        listed_on=date.fromisoformat(kept),
    )


def _employer(row: str) -> KnownEmployer:
    names, _, domains = row.partition("\t")
    marked = names.split("|")
    return KnownEmployer(
        names=tuple(each.removeprefix(_ALSO_A_WORD) for each in marked),
        domains=tuple(domains.split()),
        common=frozenset(letters(each) for each in marked if each.startswith(_ALSO_A_WORD)),
    )
