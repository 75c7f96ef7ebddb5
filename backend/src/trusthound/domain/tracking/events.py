"""What happens to an application, as it is written down; a move by mistake is not."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from enum import StrEnum

from trusthound.domain.tracking.application import Facts
from trusthound.domain.tracking.stage import Given

# A card that was put back within this time was moved by mistake: the board forgets it.
TAKEN_BACK = timedelta(minutes=10)


class Happening(StrEnum):
    """What is written down when it happens; all else has a date of its own."""

    ADDED = "added"
    MOVED = "moved"
    OUTCOME = "outcome"


@dataclass(frozen=True, slots=True)
class Event:
    """`before` and `after` in the words of that day; the ids are those of stages, "" of others."""

    happening: Happening
    at: datetime
    before: str = ""
    after: str = ""
    from_stage: str = ""
    to_stage: str = ""


def takes_back(events: Sequence[Event], to_stage: str, now: datetime) -> Event | None:
    """The move that moving there now takes back, as if it had never been; None where none."""
    moves = [each for each in events if each.happening is Happening.MOVED]
    if not moves:
        return None
    last = max(moves, key=lambda each: each.at)
    is_back = last.from_stage == to_stage and now - last.at <= TAKEN_BACK
    return last if is_back else None


def facts_after_move(facts: Facts, to_stage: str, taken_back: Event | None, today: date) -> Facts:
    """Who moves one to the applied ones has applied today, unless another day is noted; taking
    that move back takes back the day.
    """
    if to_stage == Given.APPLIED and facts.applied_on is None and taken_back is None:
        return replace(facts, applied_on=today)
    if (
        taken_back is not None
        and taken_back.to_stage == Given.APPLIED
        and facts.applied_on == taken_back.at.date()
    ):
        return replace(facts, applied_on=None)
    return facts
