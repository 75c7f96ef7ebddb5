"""What any reader made of a file, in one neutral shape; the fields have the expectations' names."""

from dataclasses import dataclass, field
from decimal import Decimal

FIELDS = (
    "title",
    "company",
    "places",
    "remote",
    "pay",
    "employment_types",
    "date_posted",
    "valid_through",
    "liveness",
    "description",
)


@dataclass(frozen=True, slots=True)
class Amount:
    minimum: Decimal | None
    maximum: Decimal | None
    currency: str
    period: str


@dataclass(frozen=True, slots=True)
class Reading:
    """One posting as it was read. Empty is "" or (): the reader says nothing of it."""

    title: str = ""
    company: str = ""
    places: tuple[str, ...] = ()
    remote: str = "unstated"
    pay: Amount | None = None
    employment_types: tuple[str, ...] = ()
    date_posted: str = ""
    valid_through: str = ""
    liveness: str = "unknown"
    description: str = ""
    address: str = ""  # identifier and URLs: an expectation's key is looked for in them


@dataclass(frozen=True, slots=True)
class Outcome:
    """The postings that a reader found in a file, or why it read none; `crash` is never right."""

    readings: tuple[Reading, ...] = ()
    refused: str = ""
    crash: str = field(default="")
