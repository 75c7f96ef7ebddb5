"""The shipped table of towns in; which town a name means, and which towns are near it, out."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import asin, ceil, cos, floor, radians, sin, sqrt
from typing import NamedTuple

_EARTH_KM = 6371.0
_KM_A_DEGREE = 111.0
_WORD = re.compile(r"[a-z0-9]+")
_LETTERS = str.maketrans({
    "ß": "ss", "ł": "l", "ø": "o", "æ": "ae", "œ": "oe", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
    "’": " ",
})  # fmt: skip
_SHORT = {"st": "saint", "ste": "sainte", "ft": "fort", "mt": "mount"}
# Short names that people write; the town is named as the table does.
_CALLED = {
    "nyc": "newyorkcity", "newyork": "newyorkcity", "ny": "newyorkcity", "la": "losangeles",
    "sf": "sanfrancisco", "dc": "washington", "washingtondc": "washington",
    "philly": "philadelphia",
    "vegas": "lasvegas", "atx": "austin", "frankfurt": "frankfurtammain", "bangalore": "bengaluru",
    "cologne": "koln", "seville": "sevilla", "quebeccity": "quebec", "saintgallen": "sanktgallen",
}  # fmt: skip


class Town(NamedTuple):
    """`country` is an ISO 3166 code, `region` GeoNames' code within it ("CA", "02").

    A tuple, because every process makes tens of thousands of them.
    """

    id: str
    name: str
    country: str
    region: str
    latitude: float
    longitude: float
    population: int


@dataclass(frozen=True, slots=True)
class Towns:
    """`named`: by the plain form of a name, those that bear it first, then those it is another
    name of, the largest first each. `squares`: by whole degrees of latitude and longitude.
    """

    source: str
    named: Mapping[str, Sequence[Town]]
    squares: Mapping[tuple[int, int], Sequence[Town]]

    def find(self, name: str, country: str = "", region: str = "") -> Town | None:
        """The largest of that name in the country and region, where those are stated."""
        key = plain_name(name)
        for each in self.named.get(_CALLED.get(key, key), ()):
            if country in ("", each.country) and region in ("", each.region):
                return each
        return None

    def near(self, town: Town, km: float) -> tuple[Town, ...]:
        """All towns within so many kilometres of its middle, itself the first."""
        found = ((_distance_km(town, each), each) for each in self._around(town, km))
        within = sorted((each for each in found if each[0] <= km), key=lambda each: each[0])
        return tuple(each for _, each in within)

    def _around(self, town: Town, km: float) -> Iterator[Town]:
        tall = ceil(km / _KM_A_DEGREE)
        wide = ceil(km / (_KM_A_DEGREE * max(0.05, cos(radians(town.latitude)))))
        row, column = _square(town)
        for up in range(-tall, tall + 1):
            for right in range(-wide, wide + 1):
                beside = (column + right + 180) % 360 - 180
                yield from self.squares.get((row + up, beside), ())


def read_towns(lines: Iterable[str]) -> Towns:
    """The table that tools/make_towns.py writes: its name, then one town a line."""
    source, *rows = lines
    named: dict[str, list[Town]] = {}
    squares: dict[tuple[int, int], list[Town]] = {}
    called: list[tuple[str, Town]] = []
    for row in rows:
        id_, name, plain, others, country, region, north, east, population = row.split("\t")
        town = Town(id_, name, country, region, float(north), float(east), int(population))
        named.setdefault(plain, []).append(town)
        squares.setdefault(_square(town), []).append(town)
        called.append((others, town))
    # A namesake is what the name says; another town's other name comes after it.
    for others, town in called:
        for each in others.split():
            named.setdefault(each, []).append(town)
    return Towns(source, named, squares)


def plain_name(name: str) -> str:
    """Latin letters alone, without accents: "St. Louis" and "Saint-Louis" are one."""
    low = name.lower()
    if not low.isascii():
        low = (
            unicodedata.normalize("NFKD", low.translate(_LETTERS))
            .encode("ascii", "ignore")
            .decode()
        )
    return "".join(_SHORT.get(each, each) for each in _WORD.findall(low))


def _square(town: Town) -> tuple[int, int]:
    return floor(town.latitude), floor(town.longitude)


def _distance_km(one: Town, other: Town) -> float:
    north, south = radians(one.latitude), radians(other.latitude)
    across = radians(other.longitude - one.longitude)
    share = sin((south - north) / 2) ** 2 + cos(north) * cos(south) * sin(across / 2) ** 2
    return 2 * _EARTH_KM * asin(sqrt(share))
