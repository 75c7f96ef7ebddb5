"""The shipped tables about resumes in; technologies, sold degrees and companies' years out."""

from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime, time
from types import MappingProxyType

from trusthound.domain.facts.company_record import CompanyRecord
from trusthound.domain.facts.mills import Mill
from trusthound.domain.facts.technology import Technology
from trusthound.domain.posting.sameness.company import company_key


def read_technologies(lines: Iterable[str]) -> tuple[Technology, ...]:
    """Name, month of the first public release, pattern, source."""
    found = []
    for line in lines:
        name, released, pattern, source = line.split("\t")
        year, _, month = released.partition("-")
        found.append(Technology(name, int(year), int(month or 1), pattern, source))
    return tuple(found)


def read_mills(lines: Iterable[str]) -> tuple[Mill, ...]:
    """Name, who found so, and words that make it another school, separated by commas."""
    rows = (line.split("\t") for line in lines)
    return tuple(
        Mill(name, source, tuple(filter(None, doubles.split(","))))
        for name, source, doubles in rows
    )


def read_company_years(lines: Iterable[str]) -> Mapping[str, CompanyRecord]:
    """Source and day of the list, then name, year of founding and year of the end, "" if none."""
    first, *rows = lines
    source, day = first.split("\t")
    learnt_at = datetime.combine(date.fromisoformat(day), time(), UTC)
    records = {}
    for row in rows:
        name, founded, ended = row.split("\t")
        records[company_key(name)] = CompanyRecord(
            asked=name,
            name=name,
            exact=True,
            founded_on=date(int(founded), 1, 1) if founded else None,
            dissolved_on=date(int(ended), 12, 31) if ended else None,
            source=source,
            learnt_at=learnt_at,
            by_year=True,
        )
    return MappingProxyType(records)
