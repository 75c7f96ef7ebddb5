"""Places are parted where a text names several, and get a country only where that is certain."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.common.place import Place
from trusthound.domain.posting.extract.countries import COUNTRIES
from trusthound.domain.posting.extract.places import places_in, settled


def parts(text: str) -> list[tuple[str, str, str]]:
    return [(each.locality, each.region, each.country) for each in settled([Place(text)])]


@pytest.mark.parametrize(
    ("text", "locality", "region", "country"),
    [
        ("Austin, TX", "Austin", "TX", "US"),
        ("Toronto, ON, CA", "Toronto", "ON", "CA"),
        ("New York, NY", "New York", "NY", "US"),
        ("Washington, DC", "Washington", "DC", "US"),
        ("San Francisco, California, United States", "San Francisco", "California", "US"),
        ("Bangalore, Karnataka, India", "Bangalore", "Karnataka", "IN"),
        ("Bengaluru, IN", "Bengaluru", "", "IN"),
        ("IN - Indianapolis", "Indianapolis", "IN", "US"),
        ("Munich, DE", "Munich", "", "DE"),
        ("Wilmington, DE", "Wilmington", "DE", "US"),
        ("Perth, WA", "Perth", "WA", "AU"),
        ("Atlanta, Georgia", "Atlanta", "Georgia", "US"),
        ("Tbilisi, Georgia", "Tbilisi", "", "GE"),
        ("US-GA-Atlanta", "Atlanta", "GA", "US"),
        ("Denmark - Copenhagen", "Copenhagen", "", "DK"),
        ("Gaziantep, , Turkey", "Gaziantep", "", "TR"),
        ("Timișoara, TM, Romania", "Timișoara", "TM", "RO"),
        ("US-SC-Remote", "", "SC", "US"),
        ("Australia, VIC, Melbourne", "Melbourne", "VIC", "AU"),
        ("Noida, UP, India", "Noida", "UP", "IN"),
        ("Praha, Česko", "Praha", "", "CZ"),
        ("London, England, United Kingdom", "London", "", "GB"),
        ("1 High Street, Leeds, UK", "Leeds", "", "GB"),
        ("100 Main Road, Amsterdam, NY 12010-7565", "Amsterdam", "NY", "US"),
        ("Remote - US", "", "", "US"),
        ("Remote-Australia", "", "", "AU"),
        ("Remote, EMEA", "", "EMEA", ""),
        ("Remote (must be in Germany)", "", "", "DE"),
        ("Hybrid – London", "London", "", ""),
        ("Hybrid remote in Dallas, TX 75201", "Dallas", "TX", "US"),
    ],
)
def test_the_parts_of_a_written_place_are_told(
    text: str, locality: str, region: str, country: str
) -> None:
    assert parts(text) == [(locality, region, country)]


@pytest.mark.parametrize(
    ("text", "texts"),
    [
        ("Berlin / Munich or remote (EU)", ["Berlin", "Munich", "remote (EU)"]),
        ("NYC, SF, Austin", ["NYC", "SF", "Austin"]),
        ("Chicago, IL; Denver, CO", ["Chicago, IL", "Denver, CO"]),
        ("Boston, MA, New York, NY", ["Boston, MA", "New York, NY"]),
        ("Berlin, Germany, Paris, France", ["Berlin, Germany", "Paris, France"]),
        ("US, Canada", ["US", "Canada"]),
        ("Coxheath/Tonbridge", ["Coxheath", "Tonbridge"]),
        ("Remote (Berlin, Munich or Hamburg)", ["Remote (Berlin, Munich or Hamburg)"]),
        ("Frankfurt/Main", ["Frankfurt/Main"]),
        ("Remote, Berlin", ["Remote, Berlin"]),
        ("St Mary's House, Eastbourne", ["St Mary's House, Eastbourne"]),
        ("Bristol &amp; Weston NHS", ["Bristol & Weston NHS"]),
        ("3 locations", []),
        ("Multiple Locations", []),
    ],
)
def test_a_text_is_parted_into_its_places(text: str, texts: list[str]) -> None:
    assert [each.text for each in settled([Place(text)])] == texts


@pytest.mark.parametrize(
    "text", ["Georgia", "New York", "CA", "Leeds", "Remote", "Salford Care Organisation, Salford"]
)
def test_what_may_lie_in_several_countries_gets_none(text: str) -> None:
    assert parts(text) == [("", "", "")]


@pytest.mark.parametrize("country", ["United Kingdom", "GB", "gb", "UK", "GBR", "Wielka Brytania"])
def test_a_stated_country_becomes_its_code(country: str) -> None:
    (place,) = settled([Place(f"York, {country}", locality="York", country=country)])
    assert (place.text, place.country) == (f"York, {country}", "GB")


def test_an_unknown_country_stays_as_stated_and_a_state_tells_its_own() -> None:
    kept, told = settled(
        [Place("X", locality="X", country="Atlantis"), Place("Y", locality="Y", region="TX")]
    )
    assert (kept.country, told.country) == ("Atlantis", "US")


def test_a_postal_address_gives_its_parts() -> None:
    value = {"address": {"addressLocality": "Brno", "addressCountry": {"name": "CZ"}}}
    assert places_in([value, value]) == (Place("Brno, CZ", "Brno", "", "CZ"),)


PIECES = st.sampled_from(
    [
        "Remote",
        " - ",
        ", ",
        "US",
        "CA",
        "Austin",
        "TX",
        " / ",
        "(",
        ")",
        "Germany",
        " or ",
        "IN",
        "-",
    ]
)


@given(st.lists(PIECES | st.text(max_size=8), max_size=25).map("".join))
def test_any_text_gives_few_short_clean_places(text: str) -> None:
    found = settled([Place(text)])
    assert len(found) <= 20
    for each in found:
        assert each.text
        assert each.country == "" or each.country in COUNTRIES
        for part in (each.text, each.locality, each.region):
            assert len(part) <= 200
            assert part == " ".join(part.split())


@pytest.mark.timeout(2)
@pytest.mark.parametrize("piece", ["(", "a, ", "US, ", "remote ", "a/", " or ", "NY ", "A-", "- "])
def test_a_hostile_text_is_settled_in_time(piece: str) -> None:
    text = piece * (100_000 // len(piece))
    assert len(settled([Place(text)] * 50)) <= 20
