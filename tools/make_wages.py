"""Two public tables of wages in, the one small table that the product ships out.

    python -m tools.make_wages national.csv state.csv

Both hold the Occupational Employment and Wage Statistics of the US Bureau of Labor Statistics, by
occupation (soc, title, p10, p25, median, p75, p90) and by state (state_area, soc, p10, median,
p90), yearly in dollars. What the table says and how it is laid out stands in the README beside it.
"""

import argparse
import csv
import gzip
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from tools.places import ROOT

TABLE = ROOT / "backend/src/trusthound/wiring/reference/wages.tsv.gz"
SOURCE = "BLS OEWS, May 2025"
PUBLISHED_FOR = "2025-05-01"
THE_COUNTRY = "US"
STATES = {
    "Alabama": "AL", "Alaska": "AK", "Arizona": "AZ", "Arkansas": "AR", "California": "CA",
    "Colorado": "CO", "Connecticut": "CT", "Delaware": "DE", "District of Columbia": "DC",
    "Florida": "FL", "Georgia": "GA", "Guam": "GU", "Hawaii": "HI", "Idaho": "ID", "Illinois": "IL",
    "Indiana": "IN", "Iowa": "IA", "Kansas": "KS", "Kentucky": "KY", "Louisiana": "LA",
    "Maine": "ME", "Maryland": "MD", "Massachusetts": "MA", "Michigan": "MI", "Minnesota": "MN",
    "Mississippi": "MS", "Missouri": "MO", "Montana": "MT", "Nebraska": "NE", "Nevada": "NV",
    "New Hampshire": "NH", "New Jersey": "NJ", "New Mexico": "NM", "New York": "NY",
    "North Carolina": "NC", "North Dakota": "ND", "Ohio": "OH", "Oklahoma": "OK", "Oregon": "OR",
    "Pennsylvania": "PA", "Puerto Rico": "PR", "Rhode Island": "RI", "South Carolina": "SC",
    "South Dakota": "SD", "Tennessee": "TN", "Texas": "TX", "Utah": "UT", "Vermont": "VT",
    "Virgin Islands": "VI", "Virginia": "VA", "Washington": "WA", "West Virginia": "WV",
    "Wisconsin": "WI", "Wyoming": "WY",
}  # fmt: skip
NATIONAL = ("p10", "p25", "median", "p75", "p90")
BY_STATE = ("p10", "median", "p90")

Row = Mapping[str, str]


def make_table(national: Iterable[Row], by_state: Iterable[Row]) -> str:
    """The table's text: source and month, the areas' names, then one occupation a line, sorted.

    An area whose wages the bureau does not publish by the year is left out.
    """
    states: dict[str, list[str]] = {}
    for row in by_state:
        if all(row[each] for each in BY_STATE):
            wages = " ".join(row[each] for each in BY_STATE)
            states.setdefault(row["soc"], []).append(f"{STATES[row['state_area']]} {wages}")
    lines = [
        f"{SOURCE}\t{PUBLISHED_FOR}",
        "\t".join(f"{code} {name}" for name, code in STATES.items()),
    ]
    for row in sorted(national, key=lambda each: each["soc"]):
        if row["soc"].endswith("0000"):
            continue
        wages = " ".join(row[each] for each in NATIONAL)
        whole = [f"{THE_COUNTRY} {wages}"] if all(row[each] for each in NATIONAL) else []
        lines.append(
            "\t".join([row["soc"], row["title"], *whole, *sorted(states.get(row["soc"], []))])
        )
    return "\n".join(lines) + "\n"


def main() -> int:
    """Read the two files named on the command line and write the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("national", type=Path)
    parser.add_argument("by_state", type=Path)
    given = parser.parse_args()
    with given.national.open(newline="") as national, given.by_state.open(newline="") as by_state:
        table = make_table(csv.DictReader(national), csv.DictReader(by_state))
    # Without a time and a name in its head, the file is the same whenever it is made.
    TABLE.write_bytes(gzip.compress(table.encode(), mtime=0))
    print(f"{len(table.splitlines()) - 2} occupations in {TABLE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
