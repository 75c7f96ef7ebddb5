"""The tables of towns and of exchange rates are made from others' lists the same way every time."""

from decimal import Decimal

from tools import make_exchange_rates, make_towns
from trusthound.domain.search.pay import read_exchange_rates
from trusthound.domain.search.towns import read_towns

TOWNS = [
    {"geonameid": 2, "name": "Köln", "alternatenames": ["CGN", "Cologne", "Koln", "kelun", "Кёльн"],
     "countrycode": "DE", "admin1code": "07", "latitude": 50.9333, "longitude": 6.95,
     "population": 963395},
    {"geonameid": 1, "name": "Paris",
     "alternatenames": ["Lutetia", "Parigi", "Parijs", "Pariz", "Pary"],
     "countrycode": "FR", "admin1code": "11", "latitude": 48.8534, "longitude": 2.3488,
     "population": 20000},
]  # fmt: skip


def test_a_town_has_its_name_and_those_in_latin_letters() -> None:
    _, first, second = make_towns.make_table(TOWNS).splitlines()
    assert first == "2\tKöln\tkoln\tcologne\tDE\t07\t50.93\t6.95\t963395"
    assert second == "1\tParis\tparis\tlutetia parigi parijs pariz\tFR\t11\t48.85\t2.35\t20000"


def test_the_towns_that_are_made_are_found() -> None:
    towns = read_towns(make_towns.make_table(TOWNS).splitlines())
    found = towns.find("cologne")
    assert found is not None
    assert (found.name, found.country, found.region) == ("Köln", "DE", "07")


def test_rates_are_the_newest_days_in_dollars() -> None:
    table = make_exchange_rates.make_table(
        [
            ["Date", "USD", "GBP", "BGN", ""],
            ["2026-10-30", "1.2", "0.8", "N/A", ""],
            ["2026-10-29", "9", "9", "9", ""],
        ]
    )
    rates = read_exchange_rates(table.splitlines())
    assert str(rates.day) == "2026-10-30"
    assert dict(rates.in_dollars) == {
        "EUR": Decimal("1.2"), "GBP": Decimal("1.5"), "USD": Decimal(1)
    }  # fmt: skip
