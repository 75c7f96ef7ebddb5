"""Well-known employers and their own domains: a dated list in, an index to look names up in out."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from types import MappingProxyType

from trusthound.domain.common.skeleton import letters, skeleton

# A shorter name stands in too many others to be told by its looks.
_SHORTEST_LOOK = 4


@dataclass(frozen=True, slots=True)
class KnownEmployer:
    """`names` are what it is called, the usual one first; `domains` its own as they were
    registered, the main one first.

    `common` are those names, as letters alone, that are also words, places or families.
    """

    names: tuple[str, ...]
    domains: tuple[str, ...]
    common: frozenset[str] = frozenset()

    @property
    def name(self) -> str:
        return self.names[0]


@dataclass(frozen=True, slots=True)
class Brand:
    """A name as it stands in a domain. `distinctive`: nobody else is called so."""

    label: str
    employer: KnownEmployer
    distinctive: bool


@dataclass(frozen=True, slots=True)
class KnownEmployers:
    """`brands` are found by their label, `looks` by the skeleton of it, `spellings` by
    length and first letter.

    `near_names` are domains of others that merely resemble one.
    """

    source: str
    listed_on: date
    by_domain: Mapping[str, KnownEmployer] = field(default_factory=dict)
    brands: Mapping[str, Brand] = field(default_factory=dict)
    looks: Mapping[str, Brand] = field(default_factory=dict)
    spellings: Mapping[tuple[int, str], tuple[str, ...]] = field(default_factory=dict)
    near_names: frozenset[str] = frozenset()


NO_EMPLOYERS = KnownEmployers(source="", listed_on=date.min)


def index_of(
    employers: Iterable[KnownEmployer],
    near_names: Iterable[str],
    *,
    source: str,
    listed_on: date,
) -> KnownEmployers:
    """Every domain, every name as it would stand in one, and every look of those."""
    by_domain: dict[str, KnownEmployer] = {}
    brands: dict[str, Brand] = {}
    for each in employers:
        for domain in each.domains:
            by_domain.setdefault(domain, each)
        for label in _labels(each):
            brands.setdefault(label, Brand(label, each, label not in each.common))
    looks: dict[str, Brand] = {}
    spellings: dict[tuple[int, str], list[str]] = defaultdict(list)
    for label, brand in brands.items():
        if brand.distinctive:  # a word has real neighbours: a traveler is no insurer's slip
            spellings[len(label), label[0]].append(label)
        if len(label) >= _SHORTEST_LOOK:
            looks.setdefault(skeleton(label), brand)
    return KnownEmployers(
        source=source,
        listed_on=listed_on,
        by_domain=MappingProxyType(by_domain),
        brands=MappingProxyType(brands),
        looks=MappingProxyType(looks),
        spellings=MappingProxyType({each: tuple(found) for each, found in spellings.items()}),
        near_names=frozenset(near_names),
    )


def _labels(employer: KnownEmployer) -> list[str]:
    """What its names would be in a domain, and what its main domain is called.

    The other domains only count as its own: "office" and "live" are Microsoft's and everybody's.
    """
    main = employer.domains[0].partition(".")[0] if employer.domains else ""
    found = [main.replace("-", ""), *(letters(each) for each in employer.names)]
    return [each for each in dict.fromkeys(found) if each.isascii() and each]
