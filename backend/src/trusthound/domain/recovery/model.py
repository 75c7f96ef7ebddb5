"""The words of the recovery guide: what was given, where, a step, an official body."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum


class Given(StrEnum):
    """What somebody gave to whoever wrote the posting or the message."""

    CARD = "card"
    TRANSFER = "transfer"
    CRYPTO = "crypto"
    GIFT_CARD = "gift_card"
    CHEQUE = "cheque"
    ID = "id"
    SSN = "ssn"  # whatever number a country gives to a person
    BANK_LOGIN = "bank_login"
    CODE = "code"
    SOFTWARE = "software"


class Country(StrEnum):
    """Where they live; a body is told for each of them alone."""

    US = "us"
    UK = "uk"
    CA = "ca"
    AU = "au"
    IN = "in"
    EU = "eu"


class Soon(StrEnum):
    """How soon a step has to be taken to be of use."""

    NOW = "now"
    TODAY = "today"
    WEEK = "week"


@dataclass(frozen=True, slots=True)
class Body:
    """Somebody official: `for_what` says when to turn there, `phone` is "" where none is told.

    `read_on`: when a stored copy of its own page, or a public body's page about it, was last read.
    """

    name: str
    url: str
    for_what: str
    read_on: date
    phone: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do, why it helps, and how soon; `bodies` are those whom it speaks of."""

    do: str
    why: str
    soon: Soon
    bodies: tuple[Body, ...] = ()


@dataclass(frozen=True, slots=True)
class NationalSteps:
    """What a country adds for some of the things given."""

    given: frozenset[Given]
    step: Step


@dataclass(frozen=True, slots=True)
class National:
    """A country's own steps, and where what happened is reported."""

    name: str
    steps: tuple[NationalSteps, ...]
    reports: tuple[Body, ...]
