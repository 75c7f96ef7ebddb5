"""A place as its board shows it in, the ways in which other boards show the same place out."""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from random import Random

_NAMES = tomllib.loads(Path(__file__).with_name("names.toml").read_text(encoding="utf-8"))
_STATES: dict[str, str] = _NAMES["states"]
_SHORT = {name: short for short, name in _STATES.items()}
_BRITISH: list[str] = _NAMES["british_cities"]
_AMERICAN: list[str] = _NAMES["american_cities"]
_ABROAD: list[str] = _NAMES["cities_abroad"]
_UNITED_STATES, _UNITED_KINGDOM = "United States", "United Kingdom"
# What stands where a city would and is none.
_NO_CITY = re.compile(
    r"\d|remote|various|anywhere|tbc|wide|region|hybrid|\band\b|\bor\b|[/&;|()]", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Place:
    """Parts that a place names; each empty where it names none."""

    city: str
    region: str
    country: str


def read_place(place: str, *, british: bool = False) -> Place:
    """:param british: whether its board is one of the United Kingdom."""
    parts = [each.strip() for each in place.split(",") if each.strip()]
    if not parts or re.search(r"[;|]", place) or _NO_CITY.search(parts[-1]):
        return Place("", "", "")
    last = parts[-1]
    if british:
        return Place(last, "", _UNITED_KINGDOM)
    if len(parts) == 2 and (last in _STATES or last in _SHORT):
        return Place(parts[0], _STATES.get(last, last), _UNITED_STATES)
    if len(parts) == 3:
        return Place(parts[0], parts[1], parts[2])
    return Place(parts[0], "", last) if len(parts) == 2 else Place("", "", "")


def shown_elsewhere(place: str, chance: Random, *, british: bool, remote: bool) -> str:
    """The same place in another form, or as it is where no other form is certain."""
    if remote:
        where = re.sub(r"\W*remote\W*", " ", place, flags=re.IGNORECASE).strip()
        return chance.choice(
            ("Remote", place) if not where else (f"Remote ({where})", f"{where} (Remote)", place)
        )
    return chance.choice(_forms(place, read_place(place, british=british)))


def _forms(place: str, read: Place) -> tuple[str, ...]:
    city, region, country = read.city, read.region, read.country
    if not city:
        return (place,)
    if country == _UNITED_KINGDOM:
        return (
            place,
            city,
            f"{city}, UK",
            f"{city}, United Kingdom",
            f"{city}, GB",
            *((f"{city}, England, United Kingdom", f"{city}, England") if city in _BRITISH else ()),
            *(("Greater London", "London, Greater London") if city == "London" else ()),
        )
    if country == _UNITED_STATES and region in _SHORT:
        return (
            place,
            city,
            f"{city}, {_SHORT[region]}",
            f"{city}, {region}",
            f"{city}, {_SHORT[region]}, US",
            f"{city}, {_SHORT[region]}, United States",
            f"{city}, {region}, USA",
            f"Greater {city} Area",
        )
    return (place, city, f"{city}, {country}")


def others(place: str, count: int, chance: Random, *, british: bool) -> list[str]:
    """Other cities that an employer there might also hire in, as its own board would show them."""
    read = read_place(place, british=british)
    abroad = _AMERICAN if read.country == _UNITED_STATES else _ABROAD
    among = _BRITISH if british else abroad
    here = place.lower()
    return chance.sample([each for each in among if each.split(",")[0].lower() not in here], count)


def listed(places: tuple[str, ...], chance: Random) -> str:
    """Several places as another board lists them: in another order, otherwise parted."""
    mixed = chance.sample(places, len(places))
    parts = ["; ", " | ", " / ", " or "]
    if not any("," in each for each in places):
        parts.append(", ")
    return chance.choice(parts).join(mixed)
