"""An occupation and an area in, what the occupation earns there out."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from types import MappingProxyType

from trusthound.domain.facts.occupation import Occupation

THE_COUNTRY = "US"


@dataclass(frozen=True, slots=True)
class Wages:
    """What of a hundred people the 10th, 25th, 50th, 75th and 90th earns, in dollars a year.

    The quarters are None where the source has them for the whole country only. `area` stands
    behind "in": "Texas", "the US".
    """

    area: str
    p10: int
    p25: int | None
    p50: int
    p75: int | None
    p90: int
    source: str
    as_of: date


@dataclass(frozen=True, slots=True)
class WageTable:
    """`lines` maps an SOC code to the occupation's line, read when it is asked for."""

    source: str
    as_of: date
    areas: Mapping[str, str]
    lines: Mapping[str, str]

    def occupation(self, code: str) -> Occupation | None:
        line = self.lines.get(code)
        return Occupation(code, line.split("\t", 1)[0]) if line else None

    def wages_of(self, code: str, state: str) -> Wages | None:
        """In the state of that code (""for none), or in the whole country where it is not told."""
        by_area = {
            area: tuple(map(int, numbers.split()))
            for each in self.lines.get(code, "").split("\t")[1:]
            for area, _, numbers in [each.partition(" ")]
        }
        found = state if state in by_area else THE_COUNTRY
        match by_area.get(found, ()):
            case (p10, p25, p50, p75, p90):
                return Wages("the US", p10, p25, p50, p75, p90, self.source, self.as_of)
            case (p10, p50, p90):
                return Wages(self.areas[found], p10, None, p50, None, p90, self.source, self.as_of)
        return None


def read_wages(lines: Iterable[str]) -> WageTable:
    """The table that tools/make_wages.py writes."""
    first, second, *rows = lines
    source, published = first.split("\t")
    areas = dict(each.split(" ", 1) for each in second.split("\t"))
    by_code = dict(row.split("\t", 1) for row in rows)
    return WageTable(
        source, date.fromisoformat(published), MappingProxyType(areas), MappingProxyType(by_code)
    )


def own_titles(table: WageTable) -> Iterable[str]:
    """The official names that are titles as well, as lines for the index of titles.

    A name that lists several trades or leaves some out is not: what of it is a title stands in
    the list written by hand.
    """
    for code, line in table.lines.items():
        name = line.split("\t", 1)[0]
        if not ("," in name or " and " in name or "--" in name or code.endswith("0")):
            yield f"{code} {name.lower()}"
