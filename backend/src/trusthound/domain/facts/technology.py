"""Technologies and the month in which the public could first use them: a dated list."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Technology:
    """`pattern` is a regular expression, letters as written; `month` 1 where only a year is known.

    `source` names whoever announced it, `year` and `month` are those of the first public release,
    an open beta included.
    """

    name: str
    year: int
    month: int
    pattern: str
    source: str
