"""What an occupation earns: in its state where that is told, else in the whole country."""

from datetime import date

from trusthound.domain.facts.occupation import Occupation
from trusthound.domain.facts.wages import own_titles, read_wages

TABLE = read_wages([
    "BLS OEWS, May 2025\t2025-05-01",
    "TX Texas\tGU Guam",
    "43-9021\tData Entry Keyers\tUS 1 2 3 4 5\tTX 10 30 50",
    "27-2011\tActors",
    "13-2011\tAccountants and Auditors\tUS 1 2 3 4 5",
    "15-1250\tSoftware and Web Developers\tUS 1 2 3 4 5",
])  # fmt: skip


def test_a_states_wages_have_no_quarters() -> None:
    wages = TABLE.wages_of("43-9021", "TX")
    assert wages is not None
    assert (wages.area, wages.p10, wages.p25, wages.p50, wages.p90) == ("Texas", 10, None, 30, 50)
    assert (wages.source, wages.as_of) == ("BLS OEWS, May 2025", date(2025, 5, 1))


def test_where_a_state_is_not_told_the_country_is() -> None:
    for state in ("", "GU", "XX"):
        wages = TABLE.wages_of("43-9021", state)
        assert wages is not None
        assert (wages.area, wages.p75, wages.p90) == ("the US", 4, 5)


def test_what_has_no_yearly_wages_is_not_known() -> None:
    assert TABLE.wages_of("27-2011", "TX") is None
    assert TABLE.wages_of("99-9999", "") is None
    assert TABLE.occupation("99-9999") is None


def test_an_occupation_has_its_official_name() -> None:
    assert TABLE.occupation("27-2011") == Occupation("27-2011", "Actors")


def test_only_names_of_one_trade_are_titles() -> None:
    assert list(own_titles(TABLE)) == ["43-9021 data entry keyers", "27-2011 actors"]
