"""What a register says of a company: since when it exists, and until when it did."""

from dataclasses import dataclass
from datetime import date, datetime


@dataclass(frozen=True, slots=True)
class CompanyRecord:
    """`asked` is the name that was looked for, `name` the register's, "" where it has none such.

    `exact`: it is that very company and no namesake, parent or successor. `founded_on` is its day
    of incorporation or founding, `by_year` where only the year is known (the day is then January
    1st); `dissolved_on` the day it ended without a successor. None is "not told".
    """

    asked: str
    name: str
    exact: bool
    founded_on: date | None
    dissolved_on: date | None
    source: str
    learnt_at: datetime
    by_year: bool = False

    @property
    def found(self) -> bool:
        return bool(self.name)
