"""A resume's traces and its like among the organisation's checks in; what recurs out.

Nothing of the other candidates is told: when a like resume was checked, and what of this one it
shares.
"""

from dataclasses import dataclass
from datetime import date

from trusthound.domain.candidate.seen_before import (
    ContactKind,
    SeenBefore,
    Traces,
    another_person,
    by_band,
    near_duplicates,
)


@dataclass(frozen=True, slots=True)
class RecurringContact:
    """A contact of this resume that stands in those of `others` persons of other names."""

    kind: ContactKind
    shown: str
    others: int
    last_checked_on: date


@dataclass(frozen=True, slots=True)
class RecurringWording:
    """`points` of this resume's `of` tracked points stand, nearly word for word, in another's."""

    points: int
    of: int
    checked_on: date


@dataclass(frozen=True, slots=True)
class Recurrences:
    """`compared` counts the organisation's other checks, as far as 200. `wording` tells the likest
    other.
    """

    compared: int
    contacts: tuple[RecurringContact, ...] = ()
    wording: RecurringWording | None = None


def recurrences_of(traces: Traces, seen: SeenBefore) -> Recurrences:
    """Only resumes under another person's name count."""
    others = [each for each in seen.others if another_person(traces, each)]
    contacts = []
    for contact in traces.contacts:
        sharing = [each for each in others if contact.digest in each.contacts]
        if sharing:
            names = {each.name_parts for each in sharing}
            last = max(each.checked_on for each in sharing)
            contacts.append(RecurringContact(contact.kind, contact.shown, len(names), last))
    index = by_band(traces.points)
    counted = [
        (len(near_duplicates(traces.points, index, each)), each.checked_on) for each in others
    ]
    most, on = max(counted, default=(0, date.min))
    wording = RecurringWording(most, len(traces.points), on) if most else None
    return Recurrences(seen.compared, tuple(contacts), wording)
