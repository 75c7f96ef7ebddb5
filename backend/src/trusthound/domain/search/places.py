"""Stated places in, the keys that an opening is found by out; so for a place that is looked for."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from trusthound.domain.common.place import Place
from trusthound.domain.posting.extract.gazetteer import country_code
from trusthound.domain.posting.extract.places import settled
from trusthound.domain.posting.model import RemoteWork
from trusthound.domain.search.regions import (
    areas_of_country,
    countries_of_area,
    is_the_world,
    region_code,
    regions_named,
)
from trusthound.domain.search.towns import Town, Towns, plain_name

# Who looks for a town would go as far as to the next one.
USUAL_RADIUS_KM = 40
_BAY_KM = 80
_MODE = re.compile(
    r"\b(?:fully |100\s?% )?(?:remote(?:ly)?|hybrid|on-?site|in[- ]office|virtual|telework|"
    r"home[- ]?based|home ?office|work(?:ing)? from home|wfh)\b(?:[- ](?:first|only|ok|work))?",
    re.IGNORECASE,
)
_REMOTE = re.compile(
    r"\b(?:remote(?:ly)?|telework|home[- ]?based|home ?office|work(?:ing)? from home|wfh)\b",
    re.IGNORECASE,
)
_AROUND = re.compile(
    r"\A(?:(?:greater|metro|metropolitan|near|around|in|from|within|the|only|city of)\b[ -]*)+"
    r"|(?:[ -]+(?:metro(?:politan)?|bay|tri-state)?\s?(?:area|region|metroplex|only|based))+\Z"
    r"|[ ,-]+[0-9]{5}(?:-[0-9]{4})?\Z",
    re.IGNORECASE,
)
_BAY = frozenset({"bay area", "sf bay area", "san francisco bay area", "silicon valley"})
# Of two letters a state of the US, except these, where the country is meant more often.
_COUNTRY_FIRST = frozenset({"de", "nl", "pe", "sk", "sa"})
# Names of a town and of another place as often: both are looked for.
_TWO_PLACES = frozenset({"washington", "georgia", "quebec", "québec", "luxembourg", "singapore"})
# A town of an address that has no other sign of being one.
_LARGE = 100_000
_OFFICE = re.compile(r"\s(?:office|hq|headquarters|campus)\b.*\Z", re.IGNORECASE)
REMOTE_ANYWHERE = "remote:any"


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """Where to look: an opening fits that has one of the `keys`, any does where there are none.

    `name` is the place as it was understood, None where none was asked for, or it is not known:
    then `words` are looked for among the places' own words. `remote_only`: it was part of it.
    """

    keys: tuple[str, ...] = ()
    name: str | None = None
    words: str = ""
    remote_only: bool = False

    @property
    def is_unknown(self) -> bool:
        return bool(self.words)


def place_keys(places: Iterable[Place], remote: RemoteWork, towns: Towns) -> tuple[str, ...]:
    """Each town, region, country and area of the world: "town:2643743", "US-CA", "DE", "in:europe".

    A remote opening says from where besides: "remote:US-CA", "remote:US", "remote:in:europe",
    "remote:any".
    """
    found: dict[str, None] = {}
    is_remote = remote is RemoteWork.REMOTE
    for place in settled(places):
        found |= dict.fromkeys(_keys(place, towns, is_remote=is_remote))
    if is_remote and not any(each.startswith("remote:") for each in found):
        found[REMOTE_ANYWHERE] = None
    return tuple(found)


def whereabouts(location: str, radius_km: int | None, towns: Towns) -> Whereabouts:
    """What a seeker means by a place: "London, UK", "NYC", "Bay Area", "CA", "Remote in Germany".

    A name that several towns bear is the largest one's.
    """
    remote = _REMOTE.search(location) is not None
    text = " ".join(_MODE.sub(" ", location).split()).strip(" ,-–()/")
    if text.lower() in _BAY:
        town = towns.find("San Francisco", "US", "CA")
        return _around(town, radius_km or _BAY_KM, towns, remote=remote) if town else Whereabouts()
    text = _AROUND.sub("", text).strip(" ,-–()/")
    if not text or is_the_world(text):
        return Whereabouts(remote_only=remote)
    found = _area(text, towns, radius_km, remote=remote)
    if found is None:
        for name, area in _parted(text):
            if found := _town_in(name, area, radius_km, towns, remote=remote):
                break
    return found or Whereabouts(words=text, remote_only=remote)


def _keys(place: Place, towns: Towns, *, is_remote: bool) -> Iterator[str]:
    country = place.country if len(place.country) == 2 else ""
    region = region_code(country, place.region) if country else ""
    bare = _MODE.sub(" ", place.text).strip(" ,-–()")
    name = place.locality or ("" if place.region or place.country else bare)
    town = towns.find(name, country, region) if name else None
    town = town or _within_address(name, country, region, towns)
    if town is not None:
        yield f"town:{town.id}"
        country, region = town.country, town.region
    if country and region:
        yield f"{country}-{region}"
    if country:
        yield country
        if is_remote:
            # Who states a town beside remote work means the country that it is done from.
            at = f"{country}-{region}" if region and town is None else country
            yield f"remote:{at}"
        return
    for area in (place.region, bare):
        if countries_of_area(area):
            yield f"in:{area.strip().lower()}"
            if is_remote:
                yield f"remote:in:{area.strip().lower()}"
            return


def _within_address(name: str, country: str, region: str, towns: Towns) -> Town | None:
    """ "Companies House, CARDIFF", "Hosur Road Bangalore", "SF Office": the town ends an address.

    Only a large one is believed: small ones are called like houses and streets.
    """
    parts = [part for each in re.split(r"[,/;]| - ", name) if (part := each.strip())][1:]
    for part in reversed([*_last_words(_OFFICE.sub("", name)), *parts]):
        town = towns.find(part, country, region)
        if town is not None and town.population >= _LARGE:
            return town
    return None


def _last_words(name: str) -> Iterator[str]:
    words = name.split()
    yield from (" ".join(words[-count:]) for count in (1, 2) if count < len(words) or count == 1)


def _area(text: str, towns: Towns, radius_km: int | None, *, remote: bool) -> Whereabouts | None:
    """A place that is named by itself: an area of the world, a country, a region or a town."""
    low = text.lower()
    if codes := countries_of_area(text):
        remote_from = [f"remote:{each}" for each in sorted(codes)]
        return Whereabouts(
            (f"in:{low}", *sorted(codes), f"remote:in:{low}", *remote_from, REMOTE_ANYWHERE),
            text,
            remote_only=remote,
        )
    regions = regions_named(text)
    country = country_code(text.upper() if len(text) <= 3 else text)
    town = towns.find(text)
    if low in _TWO_PLACES:
        near = _around(town, radius_km, towns, remote=remote).keys if town else ()
        wide = [*_of_regions(regions), *(_of_country(country) if country else ())]
        return Whereabouts(tuple(dict.fromkeys([*near, *wide])), text, remote_only=remote)
    if country and (not regions or low in _COUNTRY_FIRST):
        return Whereabouts(tuple(_of_country(country)), text, remote_only=remote)
    if town is not None and (not regions or radius_km is not None or town.population > 500_000):
        return _around(town, radius_km, towns, remote=remote)
    if regions:
        return Whereabouts(tuple(dict.fromkeys(_of_regions(regions))), text, remote_only=remote)
    return None


def _parted(text: str) -> Iterator[tuple[str, str]]:
    """ "Austin, TX", "1 High St, Leeds, UK" and "austin tx": a town, and what it lies in."""
    parts = [part for each in text.split(",") if (part := each.strip())]
    if len(parts) > 1:
        for at in range(len(parts) - 1):
            yield parts[at], parts[at + 1]
            yield parts[at], parts[-1]
        return
    words = text.split()
    for at in range(len(words) - 1, 0, -1):
        yield " ".join(words[:at]), " ".join(words[at:])


def _town_in(
    name: str, area: str, radius_km: int | None, towns: Towns, *, remote: bool
) -> Whereabouts | None:
    name = _AROUND.sub("", name).strip(" ,-–()")
    short = area.upper() if len(area) <= 3 else area
    for country, region in regions_named(area):
        if town := towns.find(name, country, region):
            return _around(town, radius_km, towns, remote=remote)
    country = country_code(short)
    if town := towns.find(name, country) if country else None:
        return _around(town, radius_km, towns, remote=remote)
    if country and (code := region_code(country, name)):
        return Whereabouts(tuple(_of_regions([(country, code)])), name, remote_only=remote)
    # "Toronto, ON": a code of a country that is not said.
    for town in towns.named.get(plain_name(name), ())[:20]:
        if region_code(town.country, area) == town.region:
            return _around(town, radius_km, towns, remote=remote)
    return None


def _around(town: Town, km: int | None, towns: Towns, *, remote: bool) -> Whereabouts:
    near = towns.near(town, USUAL_RADIUS_KM if km is None else km)
    remote_from = _remote_from(town.country, [f"{town.country}-{town.region}"])
    return Whereabouts(
        (*(f"town:{each.id}" for each in near), *remote_from),
        f"{town.name}, {town.region if town.country == 'US' else town.country}",
        remote_only=remote,
    )


def _of_country(country: str) -> Iterator[str]:
    yield country
    yield from _remote_from(country, [])


def _of_regions(regions: Iterable[tuple[str, str]]) -> Iterator[str]:
    for country, code in regions:
        yield f"{country}-{code}"
        yield from _remote_from(country, [f"{country}-{code}"])


def _remote_from(country: str, regions: Sequence[str]) -> Iterator[str]:
    """What a remote opening says that may be done from here."""
    yield from (f"remote:{each}" for each in regions)
    yield f"remote:{country}"
    yield from (f"remote:in:{each}" for each in areas_of_country(country))
    yield REMOTE_ANYWHERE
