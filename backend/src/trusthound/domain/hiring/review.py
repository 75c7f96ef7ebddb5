"""What a person decided after reading a report, and what the candidate said to it."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from trusthound.domain.access.acting import Acting
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.hiring.policy import HOLD

NOTE_CHARACTERS = 2_000
STATEMENT_CHARACTERS = 4_000
FEWEST_STATEMENT_CHARACTERS = 10


class Decision(StrEnum):
    """A closed set, stored. None of them is taken by the product."""

    ADVANCE = "advance"
    HOLD = "hold"
    DECLINE = "decline"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Review:
    """`by` is the name of who reviewed, "" where the account is gone; and of the API key that
    handed it on.
    """

    decision: Decision
    note: str
    by: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Reviewer:
    """A member who decided; `told_by` is there where a program of the employer hands that on."""

    user_id: str
    name: str
    told_by: Acting | None = None

    @property
    def shown(self) -> str:
        """What reports say, so that nobody takes the word of a program for a person's."""
        return f"{self.name}, by {self.told_by.name}" if self.told_by else self.name

    @property
    def actor(self) -> str:
        """What the audit log says: whoever called."""
        return self.told_by.actor if self.told_by else self.user_id


@dataclass(frozen=True, slots=True)
class Dispute:
    """What the candidate says is wrong; the check is held for HOLD from then on."""

    statement: str
    at: datetime

    @property
    def held_until(self) -> datetime:
        return self.at + HOLD


def no_such_reviewer() -> InvalidInput:
    return InvalidInput(
        "No member of your organisation who may review has this address.",
        field="reviewer",
        advice="Name who decided, a member or an admin, by the address they sign in with.",
    )


def checked_note(text: str) -> str:
    """Raises InvalidInput."""
    return _checked(text, field="note", most=NOTE_CHARACTERS)


def checked_statement(text: str) -> str:
    """Raises InvalidInput."""
    statement = _checked(text, field="statement", most=STATEMENT_CHARACTERS)
    if len(statement) < FEWEST_STATEMENT_CHARACTERS:
        raise InvalidInput("Say in a sentence what is not right.", field="statement")
    return statement


def _checked(text: str, *, field: str, most: int) -> str:
    """Lines of visible characters."""
    lines = (
        "".join(each if each.isprintable() else " " for each in line) for line in text.splitlines()
    )
    tidy = "\n".join(line.rstrip() for line in lines).strip()
    if len(tidy) > most:
        raise InvalidInput(f"This may have {most:,} characters.", field=field)
    return tidy
