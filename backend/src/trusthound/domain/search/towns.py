"""The shipped table of towns in; which town a name means, and which towns are near it, out."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import asin, ceil, cos, radians, sin, sqrt

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


@dataclass(frozen=True, slots=True)
class Town:
    """`country` is an ISO 3166 code, `region` GeoNames' code within it ("CA", "02")."""

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
    named: Mapping[str, tuple[Town, ...]]
    squares: Mapping[tuple[int, int], tuple[Town, ...]]

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
    first: dict[str, list[Town]] = {}
    other: dict[str, list[Town]] = {}
    squares: dict[tuple[int, int], list[Town]] = {}
    for row in rows:
        id_, names, country, region, latitude, longitude, population = row.split("\t")
        name, *others = names.split("|")
        town = Town(id_, name, country, region, float(latitude), float(longitude), int(population))
        first.setdefault(plain_name(name), []).append(town)
        for each in others:
            other.setdefault(plain_name(each), []).append(town)
        squares.setdefault(_square(town), []).append(town)
    # A namesake is what the name says; another town's other name comes after it.
    named = {name: (*first.get(name, ()), *other.get(name, ())) for name in {*first, *other}}
    return Towns(source, named, {square: tuple(each) for square, each in squares.items()})


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
    return int(town.latitude // 1), int(town.longitude // 1)


def _distance_km(one: Town, other: Town) -> float:
    north, south = radians(one.latitude), radians(other.latitude)
    across = radians(other.longitude - one.longitude)
    share = sin((south - north) / 2) ** 2 + cos(north) * cos(south) * sin(across / 2) ** 2
    return 2 * _EARTH_KM * asin(sqrt(share))
