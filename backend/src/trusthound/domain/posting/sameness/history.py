"""A sighting and what is kept of earlier ones in; what they say together out."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta

from trusthound.domain.facts.sightings import (
    Change,
    EarlierCopy,
    Elsewhere,
    SharedContact,
    Sightings,
)
from trusthound.domain.posting.sameness.company import same_company
from trusthound.domain.posting.sameness.fingerprint import NEAR_IDENTICAL, likeness
from trusthound.domain.posting.sameness.seen import Seen

# Between the last look at one and the first at the next.
GAP = timedelta(days=1)
# What so many employers show is a public line or a platform's address.
PUBLIC_FROM_EMPLOYERS = 8
MOST_SHOWN = 20


@dataclass(frozen=True, slots=True)
class Record:
    """What is kept of the posting itself, this time included.

    `began_on` is the day it was first seen, or the earlier one that it stated then.
    """

    began_on: date
    first_seen_on: date
    last_seen_on: date
    times_seen: int
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Neighbour:
    """Another posting that is kept and shares something; `contact` is the digest that it shares."""

    url: str
    site: str
    domain: str
    open_to_anyone: bool
    agency: bool
    company_key: str
    identifier: str
    title_key: str
    place_key: str
    place: str
    signature: bytes
    began_on: date
    first_seen_on: date
    last_seen_on: date
    contact: bytes = b""


@dataclass(frozen=True, slots=True)
class Remembered:
    """`record` is None where the posting is not kept: too many of its site came that day."""

    record: Record | None
    of_employer: tuple[Neighbour, ...] = ()
    of_others: tuple[Neighbour, ...] = ()
    with_contact: tuple[Neighbour, ...] = ()


def history(seen: Seen, remembered: Remembered, *, today: date) -> Sightings:
    """Reposts and copies are told from postings of the same employer on the same site alone.

    Of a posting that is not kept, the others are told as on a first look.
    """
    kept = remembered.record
    record = kept or Record(min(seen.state.date_posted or today, today), today, today, 0, ())
    # Whoever copies from a board that is known as the employer's says nothing of that employer.
    others, sharing = remembered.of_others, remembered.with_contact
    if seen.listed:
        others, sharing = (), ()
    copies = [each for each in remembered.of_employer if _same_position(seen, each)]
    at_once = [each for each in copies if not _over_before(each, record)]
    of_others = [
        each
        for each in others
        if not each.agency
        and not same_company(seen.company_key, each.company_key)
        and each.first_seen_on <= record.first_seen_on
        and likeness(seen.state.signature, each.signature) >= NEAR_IDENTICAL
    ]
    return Sightings(
        first_seen_on=kept.first_seen_on if kept else None,
        last_seen_on=kept.last_seen_on if kept else None,
        times_seen=record.times_seen,
        changes=record.changes,
        reposts=_reposts(seen, copies, record),
        copies_at_once=len(at_once),
        copy_places=tuple(dict.fromkeys(each.place for each in at_once if each.place))[:MOST_SHOWN],
        same_text_elsewhere=_elsewhere(of_others),
        shared_contacts=tuple(_shared(seen, sharing, record)),
    )


def _same_position(seen: Seen, other: Neighbour) -> bool:
    """Near-identical text under another id: one id at two addresses is one posting that moved."""
    moved = bool(seen.identifier) and seen.identifier == other.identifier
    same_employer = (seen.site, seen.company_key) == (other.site, other.company_key)
    return (
        same_employer
        and not moved
        and likeness(seen.state.signature, other.signature) >= NEAR_IDENTICAL
    )


def _over_before(other: Neighbour, record: Record) -> bool:
    return record.began_on - other.last_seen_on >= GAP


def _reposts(seen: Seen, copies: list[Neighbour], record: Record) -> tuple[EarlierCopy, ...]:
    """The times that the position was up before, each told by its first copy.

    Copies that were up at the same time are one time, in however many towns.
    """
    here = (seen.state.title_key, seen.state.place_key)
    earlier = [
        each
        for each in copies
        if (each.title_key, each.place_key) == here and _over_before(each, record)
    ]
    times: list[EarlierCopy] = []
    for each in sorted(earlier, key=lambda copy: (copy.began_on, copy.url)):
        if times and each.began_on - times[-1].last_seen_on < GAP:
            last = max(times[-1].last_seen_on, each.last_seen_on)
            times[-1] = EarlierCopy(times[-1].url, times[-1].first_seen_on, last)
        else:
            times.append(EarlierCopy(each.url, each.first_seen_on, each.last_seen_on))
    return tuple(times[-MOST_SHOWN:])


def _elsewhere(others: Iterable[Neighbour]) -> tuple[Elsewhere, ...]:
    """One a site, as it was first seen."""
    found: dict[str, Elsewhere] = {}
    for each in sorted(others, key=lambda other: (other.first_seen_on, other.domain)):
        found.setdefault(
            each.domain, Elsewhere(each.domain, each.first_seen_on, each.open_to_anyone)
        )
    return tuple(found.values())[:MOST_SHOWN]


def _shared(seen: Seen, others: Iterable[Neighbour], record: Record) -> Iterable[SharedContact]:
    by_contact: dict[bytes, list[Neighbour]] = {}
    for each in others:
        if not same_company(seen.company_key, each.company_key):
            by_contact.setdefault(each.contact, []).append(each)
    for contact, text in seen.contacts.items():
        shown = by_contact.get(contact, [])
        if len({each.company_key for each in shown}) >= PUBLIC_FROM_EMPLOYERS:
            continue
        before = [each for each in shown if each.first_seen_on <= record.first_seen_on]
        if before:
            yield SharedContact(text, _elsewhere(before))
