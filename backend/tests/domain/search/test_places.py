"""Which keys an opening's places have, and which a seeker's place asks for."""

from itertools import pairwise

import pytest

from trusthound.domain.common.place import Place
from trusthound.domain.posting.model import RemoteWork
from trusthound.domain.search.places import REMOTE_ANYWHERE, place_keys, whereabouts
from trusthound.domain.search.towns import plain_name, read_towns
from trusthound.wiring.reference.gazetteer import towns

LONDON, MUNICH, AUSTIN = "town:2643743", "town:2867714", "town:4671654"


def keys_of(*places: str, remote: RemoteWork = RemoteWork.UNSTATED) -> tuple[str, ...]:
    return place_keys([Place(each) for each in places], remote, towns())


def fits(place: str, location: str, remote: RemoteWork = RemoteWork.UNSTATED) -> bool:
    return not set(keys_of(place, remote=remote)).isdisjoint(
        whereabouts(location, None, towns()).keys
    )


@pytest.mark.parametrize(
    ("place", "town"),
    [
        ("London, UK", LONDON),
        ("London", LONDON),
        ("München, Deutschland", MUNICH),
        ("Austin, TX", AUSTIN),
        ("TX - Austin", AUSTIN),
        ("Austin, Texas, United States", AUSTIN),
        ("St. Louis, MO", "town:4407066"),
        ("New York", "town:5128581"),
        ("NYC", "town:5128581"),
    ],
)
def test_a_town_is_known_however_it_is_written(place: str, town: str) -> None:
    assert town in keys_of(place)


def test_a_town_brings_its_region_and_country() -> None:
    assert keys_of("Munich, Germany") == (MUNICH, "DE-02", "DE")


def test_a_namesake_lies_where_its_region_says() -> None:
    assert "US-TX" in keys_of("Paris, TX")
    assert "FR" in keys_of("Paris")
    assert "CA-08" in keys_of("London, Ontario, Canada")


@pytest.mark.parametrize(
    ("place", "town"),
    [
        ("North Manchester, Manchester", "town:2643123"),
        ("Companies House, CARDIFF", "town:2653822"),
        ("SF Office", "town:5391959"),
        ("Hosur Road Bangalore, India", "town:1277333"),
    ],
)
def test_a_large_town_is_known_at_the_end_of_an_address(place: str, town: str) -> None:
    assert town in keys_of(place)


def test_what_is_no_place_has_no_keys() -> None:
    assert keys_of("Multiple locations", "East", "Remote") == ()


def test_a_remote_opening_says_from_where() -> None:
    assert "remote:US" in keys_of("Remote - US", remote=RemoteWork.REMOTE)
    assert "remote:in:emea" in keys_of("EMEA", remote=RemoteWork.REMOTE)
    assert keys_of("Remote", remote=RemoteWork.REMOTE) == (REMOTE_ANYWHERE,)


@pytest.mark.parametrize(
    ("place", "location"),
    [
        ("London, UK", "london"),
        ("London, UK", "Greater London"),
        ("Croydon, UK", "London, UK"),
        ("Oakland, CA", "San Francisco Bay Area"),
        ("Palo Alto, CA", "bay area"),
        ("Brooklyn, NY", "NYC"),
        ("Munich, Germany", "Germany"),
        ("Munich, Germany", "Bayern"),
        ("Munich, Germany", "München"),
        ("Munich, Germany", "Europe"),
        ("San Diego, CA", "CA"),
        ("Los Angeles", "california"),
        ("Toronto, ON", "Toronto, Canada"),
        ("Austin, TX", "austin tx"),
        ("Atlanta, GA", "Georgia"),
        ("Tbilisi, Georgia", "Georgia"),
        ("Edinburgh, UK", "Scotland"),
        ("Seattle, WA", "Washington"),
        ("Washington, D.C.", "Washington DC"),
    ],
)
def test_a_place_is_found_by(place: str, location: str) -> None:
    assert fits(place, location)


@pytest.mark.parametrize(
    ("place", "location"),
    [
        ("London, Ontario, Canada", "London"),
        ("Paris, TX", "Paris"),
        ("Munich, Germany", "Berlin"),
        ("Toronto, ON", "CA"),
        ("London, UK", "Scotland"),
        ("Birmingham, UK", "birmingham, al"),
    ],
)
def test_a_place_is_not_found_by(place: str, location: str) -> None:
    assert not fits(place, location)


def test_a_remote_opening_fits_a_place_where_its_region_allows_it() -> None:
    for place in ("Remote - US", "Remote", "Remote, North America"):
        assert fits(place, "Austin, TX", RemoteWork.REMOTE)
    assert fits("Remote, Texas", "Austin, TX", RemoteWork.REMOTE)
    for place in ("Remote - Germany", "Remote, Ohio", "EMEA"):
        assert not fits(place, "Austin, TX", RemoteWork.REMOTE)
    assert fits("Remote (EMEA)", "Berlin", RemoteWork.REMOTE)


def test_remote_beside_a_place_asks_for_remote_work_alone() -> None:
    asked = whereabouts("Remote in Germany", None, towns())
    assert (asked.name, asked.remote_only) == ("Germany", True)
    assert whereabouts("remote", None, towns()).keys == ()


def test_a_place_that_nobody_knows_leaves_its_words() -> None:
    asked = whereabouts("Islip Terrace, NY", None, towns())
    assert asked.is_unknown
    assert asked.words == "Islip Terrace, NY"


def test_a_wider_circle_holds_every_town_of_a_smaller_one() -> None:
    rings = [set(whereabouts("Leeds", km, towns()).keys) for km in (0, 10, 40, 100, 200)]
    assert all(one < other for one, other in pairwise(rings))


def test_a_circle_goes_on_beyond_the_line_where_degrees_begin_anew() -> None:
    found = read_towns(
        [
            "table",
            "1\tEast\teast\t\tFJ\t01\t-16.80\t179.99\t20000",
            "2\tWest\twest\t\tFJ\t01\t-16.80\t-179.99\t20000",
            "3\tFar\tfar\t\tFJ\t01\t-16.80\t175.00\t20000",
        ]
    )
    east = found.find("east")
    assert east is not None
    assert [each.name for each in found.near(east, 50)] == ["East", "West"]


def test_a_name_is_the_same_with_and_without_its_accents() -> None:
    assert plain_name("Île-de-France") == plain_name("ile de france")
    assert plain_name("Łódź") == "lodz"


@pytest.mark.parametrize(
    "hostile", ["", " ", ",,,,", "\x00", "🏙️", "a" * 10_000, "'; DROP", "()" * 50]
)
def test_whatever_is_written_as_a_place_is_answered(hostile: str) -> None:
    assert whereabouts(hostile, None, towns()).keys == ()
