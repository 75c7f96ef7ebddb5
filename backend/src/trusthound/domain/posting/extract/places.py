"""Structured or written places in, places out: one each, with its country where that is certain."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from html import unescape

from trusthound.domain.common.place import Place
from trusthound.domain.posting.extract.clean import clean_line
from trusthound.domain.posting.extract.gazetteer import (
    CITIES,
    Area,
    area_of,
    area_within,
    country_code,
)
from trusthound.domain.posting.extract.values import items_in, mapping_in, text_in

_PLACE_CHARACTERS = 200
_READ_CHARACTERS = 1000
_MOST_PLACES = 20

# Between places; a bracket is stepped over whole. "Frankfurt/Main" and "Frankfurt/Oder" are one.
_SEPARATOR = re.compile(
    r"\([^()]{0,120}\)|\s{0,3}[;•·\n|]\s{0,3}|\s/\s"
    r"|(?<=[^\W\d_]{2})/(?=(?!Main|Oder)[^\W\d_]{2})"
    r"|,?\s(?:or|OR|oder|ou|nebo|lub)\s"
)
_LIST = re.compile(r",\s?(?:and\s)?|\s(?:and|&)\s")
_NOT_A_PLACE = re.compile(
    r"\+?\s?(?:and )?\d{1,3}\+? (?:more|locations?|places|sites?|standorte|lokalit\w?)"
    r"|multiple(?: locations?)?|various(?: locations?)?|n/?a|tb[acd]|unknown|flexible|locations?|"
    r"not specified|see (?:below|description)",
    re.IGNORECASE,
)
_MODE = re.compile(
    r"\b(?:(?:fully |100\s?% )?remote(?:ly)?(?:[- ](?:first|friendly|only|ok(?:ay)?|work))?|hybrid|"
    r"on-?site|in[- ]office|virtual|work(?:ing)? from home|wfh|home[- ]?based|home ?office|"
    r"telework|teletrabajo|télétravail|mobiles arbeiten|zdalnie|práce z domova)\b",
    re.IGNORECASE,
)
_AROUND = re.compile(
    r"(?:(?:you )?must (?:be |live |reside )?|based |located |anywhere |within |only |from |in |"
    r"the |across |office |hq |headquarters |@ ?)+",
    re.IGNORECASE,
)
_BEHIND = re.compile(
    r"(?:[- ](?:only|based|office|hq|headquarters|area|region|time ?zones?)|\s\(?\d\)?"
    r"|\s[0-9]{5}(?:-[0-9]{4})?)+\Z",
    re.IGNORECASE,
)
_PART = re.compile(r"\s{0,3},\s{0,3}|\s[-–—]\s|[()]|(?<=\b[A-Z]{2})-(?=[A-Z])")


def places_in(value: object) -> tuple[Place, ...]:
    """The places of a `jobLocation`: texts, Places or PostalAddresses, one or several."""
    found = (_place(each) for each in items_in(value))
    return tuple(dict.fromkeys(each for each in found if each.text))


def written_place(text: str) -> Place:
    """A place as a person wrote it, not yet settled."""
    return Place(clean_line(text, _PLACE_CHARACTERS))


def settled(places: Iterable[Place]) -> tuple[Place, ...]:
    """Clean places, each once: a text that names several is parted, and a country becomes its
    ISO 3166 code. What is not certain stays as it was stated.
    """
    found: dict[Place, None] = {}
    for place in places:
        found |= dict.fromkeys(_settled(place))
        if len(found) >= _MOST_PLACES:
            break
    return tuple(found)[:_MOST_PLACES]


def only_country(places: Iterable[Place]) -> str:
    """The ISO 3166 code of the one country that places lie in, "" for several or none."""
    countries = {each.country for each in settled(places)} - {""}
    code = countries.pop() if len(countries) == 1 else ""
    return code if len(code) == 2 else ""


def _place(value: object) -> Place:
    if not isinstance(value, Mapping):
        return Place(clean_line(text_in(value), _READ_CHARACTERS))
    address = mapping_in(value.get("address")) or (value if "addressLocality" in value else {})
    locality = _line(address.get("addressLocality"))
    region = _line(address.get("addressRegion"))
    country = _line(address.get("addressCountry"))
    parts = dict.fromkeys(each for each in (locality, region, country) if each)
    text = ", ".join(parts) or _line(value.get("address")) or _line(value.get("name"))
    return Place(text, locality, region, country)


def _line(value: object) -> str:
    return clean_line(text_in(value), _PLACE_CHARACTERS)


def _settled(place: Place) -> Iterator[Place]:
    if not (place.locality or place.region or place.country):
        yield from _written(place.text[: _READ_CHARACTERS * 8])
        return
    text, locality, region, country = (
        clean_line(each, _PLACE_CHARACTERS)
        for each in (place.text, place.locality, place.region, place.country)
    )
    if not text:
        return
    area = area_of(region, locality or "a town") if region and not country else None
    stated = Place(text, locality, region, country_code(country) or country)
    yield replace(stated, country=area.country) if area else stated


@lru_cache(maxsize=2000)  # a file names the same few places again and again
def _written(text: str) -> tuple[Place, ...]:
    apart = _written_apart(clean_line(unescape(text), _READ_CHARACTERS))
    return tuple(_parsed(each[:_PLACE_CHARACTERS].rstrip()) for each in apart)


def _written_apart(text: str) -> Iterator[str]:
    """ "Berlin / Munich or remote (EU)" is three; "NYC, SF, Austin", too."""
    begin = 0
    for match in _SEPARATOR.finditer(text):
        if not match[0].startswith("("):
            yield from _listed(text[begin : match.start()])
            begin = match.end()
    yield from _listed(text[begin:])


def _listed(text: str) -> Iterator[str]:
    text = text.strip(" ,-–—:")
    if not any(map(str.isalpha, text)) or _NOT_A_PLACE.fullmatch(text):
        return
    cities = [each.strip() for each in _LIST.split(text)]
    if _is_list_of_cities(cities):
        yield from cities
        return
    parts = [part for each in text.split(",") if (part := each.strip())]
    begun: list[str] = []
    town = country = ""  # of the parts so far
    for part, area in zip(parts, _areas_of([_BEHIND.sub("", each) for each in parts]), strict=True):
        stated = area.country if area else ""
        other = stated != country if stated else area is None and town != ""
        if country and other and "(" not in "".join(begun) + part and len(part) > 1:
            yield ", ".join(begun)
            begun, town, country = [], "", ""
        begun.append(part)
        country = stated or country
        town = town or ("" if area else part)
    if begun:
        yield ", ".join(begun)


def _is_list_of_cities(parts: list[str]) -> bool:
    """ "SF, NY, Remote - US", but neither "New York, NY" nor "Remote, Berlin"."""
    if len(parts) == 1 or (parts[-1].isupper() and not parts[0].isupper()):
        return False
    lone = [each for each in parts if _MODE.sub("", each).strip(" ()-–")]
    return len(lone) > 1 and all(map(_is_city, parts))


def _is_city(words: str) -> bool:
    name = _MODE.sub("", words).strip(" ()-–")
    return name.lower() in CITIES or (name != words and (not name or area_of(name) is not None))


def _parsed(text: str) -> Place:
    """The parts of one written place, as far as they are certain."""
    without_mode = _MODE.sub(" ", text)
    parts = [
        part
        for each in _PART.split(without_mode)
        if (part := _BEHIND.sub("", _AROUND.sub("", each.strip(" -–—:|@"), count=1)).strip(" -–—:"))
    ]
    named = _areas_of(parts)
    areas = [each for each in named if each]
    towns = [part for part, area in zip(parts, named, strict=True) if area is None]
    first_area = named.index(areas[0]) if areas else len(parts)
    countries = {each.country for each in areas if each.country}
    if not areas or len(countries) > 1:
        lone = without_mode != text and len(parts) == 1 and parts[0].lower() in CITIES
        return Place(text, locality=parts[0] if lone else "")
    region = next((each.region for each in areas if each.region and each.country), "")
    if not countries:
        region = areas[0].region
    locality, region = _town(towns, region, before=first_area)
    return Place(text, locality, region, next(iter(countries), ""))


def _areas_of(parts: list[str]) -> list[Area | None]:
    """What each part names, read beside its neighbours: "Timișoara, TM, Romania"."""
    areas: list[Area | None] = []
    for position, part in enumerate(parts):
        before = areas[-1] if areas else None
        after = parts[position + 1] if position + 1 < len(parts) else ""
        is_code = part.isupper() and len(part) <= 3
        town = parts[position - 1] if position and before is None else ""
        country = before.country if before else country_code(after) if len(after) > 3 else ""
        within = area_within(part, country) if is_code and country else None
        if is_code and country and town and not within:
            within = Area(country, part)
        areas.append(within or area_of(part, town or (after if is_code else "")))
    return areas


def _town(towns: list[str], region: str, *, before: int) -> tuple[str, str]:
    """Locality and region: of "Bangalore, Karnataka, India" the second part is the region, of
    "1 High Street, Leeds, UK" the locality.
    """
    if not towns or not before:
        return (towns[0] if towns else ""), region
    ahead = towns[:before]
    street = any(map(str.isdecimal, ahead[0]))
    if len(ahead) == 2 and not region and not street and ahead[1].lower() not in CITIES:
        return ahead[0], ahead[1]
    return ahead[-1], region
