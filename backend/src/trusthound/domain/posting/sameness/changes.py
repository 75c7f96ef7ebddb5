"""What a posting said before and says now in, what changed out."""

from collections.abc import Iterator
from datetime import date

from trusthound.domain.facts.sightings import Change, Changed
from trusthound.domain.posting.sameness.fingerprint import likeness
from trusthound.domain.posting.sameness.seen import State

MOST_CHANGES = 30
# Less is a word or two, and within the error of the estimate.
_SAME_TEXT = 0.95


def changes_between(before: State, now: State, *, seen_on: date) -> tuple[Change, ...]:
    """Empty where another version of ours read it: what differs then may be our own doing."""
    if before.reader != now.reader:
        return ()
    return tuple(
        Change(field, seen_on, was, became) for field, was, became in _compared(before, now)
    )


def with_new(changes: tuple[Change, ...], new: tuple[Change, ...]) -> tuple[Change, ...]:
    """In the order of their days, one a field and day, the oldest dropped beyond MOST_CHANGES."""
    kept = {(each.field, each.seen_on): each for each in (*changes, *new)}
    return tuple(sorted(kept.values(), key=lambda each: each.seen_on))[-MOST_CHANGES:]


def _compared(before: State, now: State) -> Iterator[tuple[Changed, str, str]]:
    if before.title_key != now.title_key:
        yield Changed.TITLE, before.title, now.title
    if before.place_key != now.place_key:
        yield Changed.PLACE, before.place, now.place
    if (pay := _pay(before, now)) is not None:
        yield pay, before.pay, now.pay
    both_texts = before.signature and now.signature
    if both_texts and likeness(before.signature, now.signature) < _SAME_TEXT:
        yield Changed.DESCRIPTION, "", ""
    if before.date_posted and now.date_posted and now.date_posted > before.date_posted:
        yield Changed.DATE, before.date_posted.isoformat(), now.date_posted.isoformat()


def _pay(before: State, now: State) -> Changed | None:
    if before.pay and not now.pay:
        return Changed.PAY_REMOVED
    if not before.pay or before.pay_high is None or now.pay_high is None:
        return None if before.pay == now.pay else Changed.PAY
    same = (before.pay_low, before.pay_high, before.currency)
    if same == (now.pay_low, now.pay_high, now.currency):
        return None
    lower = before.currency == now.currency and now.pay_high < before.pay_high
    return Changed.PAY_LOWERED if lower else Changed.PAY
