"""The table of wages is made from the bureau's two tables the same way every time."""

from tools.make_wages import make_table
from trusthound.domain.facts.wages import read_wages

NATIONAL = [
    {"soc": "43-9021", "title": "Data Entry Keyers", "p10": "1", "p25": "2", "median": "3",
     "p75": "4", "p90": "5"},
    {"soc": "27-2011", "title": "Actors", "p10": "", "p25": "", "median": "", "p75": "", "p90": ""},
    {"soc": "43-0000", "title": "Office", "p10": "1", "p25": "2", "median": "3", "p75": "4",
     "p90": "5"},
]  # fmt: skip
BY_STATE = [
    {"state_area": "Texas", "soc": "43-9021", "p10": "6", "median": "7", "p90": "8"},
    {"state_area": "Alabama", "soc": "43-9021", "p10": "6", "median": "7", "p90": "8"},
    {"state_area": "Alaska", "soc": "43-9021", "p10": "6", "median": "7", "p90": ""},
]


def test_each_occupation_stands_once_with_what_is_known_of_it() -> None:
    source, areas, *rows = make_table(NATIONAL, BY_STATE).splitlines()
    assert source == "BLS OEWS, May 2025\t2025-05-01"
    assert areas.startswith("AL Alabama\tAK Alaska")
    assert rows == [
        "27-2011\tActors",
        "43-9021\tData Entry Keyers\tUS 1 2 3 4 5\tAL 6 7 8\tTX 6 7 8",
    ]


def test_the_reader_reads_what_is_made() -> None:
    table = read_wages(make_table(NATIONAL, BY_STATE).splitlines())
    wages = table.wages_of("43-9021", "TX")
    assert wages is not None
    assert (wages.area, wages.p90) == ("Texas", 8)
