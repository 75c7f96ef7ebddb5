"""What several readers read in; the entries that they claim, and who claims what else, out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from trusthound.domain.resume.model import Education, Period, Stated, Work
from trusthound.domain.resume.read.piece import plain

# How alike another reader's entry can be, the most alike first.
SAME_DATED, SAME, WHAT, PLACE, DATES, NONE = "all", "words", "what", "place", "dates", "nothing"
_LIKENESSES = (SAME_DATED, SAME, WHAT, PLACE, DATES, NONE)


@dataclass(frozen=True, slots=True)
class Claim:
    """An entry as somebody reads it. `what` is its title or degree, `place` its employer or
    school.
    """

    entry: Work | Education
    what: Stated | None
    place: Stated | None
    what_words: frozenset[str]
    place_words: frozenset[str]

    @property
    def period(self) -> Period:
        return self.entry.period

    @property
    def dated(self) -> bool:
        return self.period.start is not None or self.period.end is not None

    @property
    def lasting(self) -> bool:
        """Whether it says from when to when."""
        start, end = self.period.start, self.period.end
        return start is not None and (self.period.current or end not in {None, start})

    @property
    def whole(self) -> bool:
        """Whether it says what, where and when."""
        return self.what is not None and self.place is not None and self.dated

    @property
    def key(self) -> tuple[object, ...]:
        """Two of one key are one claim."""
        return (*self.begins, *_when(self.period))

    @property
    def begins(self) -> tuple[int, int]:
        """Where what and place begin in the text; -1 of what is missing."""
        return _begin(self.what), _begin(self.place)

    @property
    def begin(self) -> int:
        """Where its head begins in the text."""
        return min((each for each in self.begins if each >= 0), default=0)


@dataclass(frozen=True, slots=True)
class Reading:
    """All that one reader claims; `sure`, of those that tell it, by where what and place begin."""

    reader: str
    claims: Sequence[Claim]
    sure: Mapping[tuple[int, int], float] = field(default_factory=dict)


def claim(entry: Work | Education) -> Claim:
    if isinstance(entry, Work):
        what, place = entry.title, entry.company
    else:
        what, place = entry.degree, entry.institution
    return Claim(entry, what, place, _words(what), _words(place))


def distinct(readings: Sequence[Reading]) -> list[Claim]:
    """Each once, as the first reader has it."""
    found: dict[tuple[object, ...], Claim] = {}
    for reading in readings:
        for each in reading.claims:
            found.setdefault(each.key, each)
    return list(found.values())


def likeness(one: Claim, reading: Reading) -> str:
    """How alike to it the entry is that this reader has instead."""
    return min((_alike(one, each) for each in reading.claims), key=_LIKENESSES.index, default=NONE)


def sureness(one: Claim, readings: Sequence[Reading]) -> float | None:
    """How sure a reader is that tells it and claims the same words; None where none does."""
    return next((each.sure[one.begins] for each in readings if one.begins in each.sure), None)


def exclude_one_another(one: Claim, other: Claim) -> bool:
    """Whether at most one of both can be right."""
    same_dates = one.period.span is not None and one.period.span == other.period.span
    if one.what and other.what:
        return overlap(one.what, other.what) or same_dates
    crossed = overlap(one.what, other.place) or overlap(one.place, other.what)
    return crossed or overlap(one.place, other.place) or same_dates


def with_both_ends(one: Claim, among: Sequence[Claim]) -> Claim:
    """Of a role that tells one date alone: from when to when, as the first has it that claims the
    same words with that date at one end.
    """
    if one.lasting or not one.dated or not isinstance(one.entry, Work):
        return one
    date = one.period.start or one.period.end
    for each in among:
        ends = each.lasting and date in {each.period.start, each.period.end}
        if ends and _alike(one, each) == SAME and overlap(one.what, each.what):
            return replace(one, entry=replace(one.entry, period=each.period))
    return one


def overlap(one: Stated | None, other: Stated | None) -> bool:
    a, b = (each.span if each else None for each in (one, other))
    return a is not None and b is not None and a.start < b.end and b.start < a.end


def _alike(one: Claim, other: Claim) -> str:
    what = _within(one.what_words, other.what_words)
    place = _within(one.place_words, other.place_words)
    dates = _when(one.period) == _when(other.period)
    if what and place:
        return SAME_DATED if dates else SAME
    if what and one.what:
        return WHAT
    if not dates or not one.dated:
        return NONE
    return PLACE if place and one.place else DATES


def _within(one: frozenset[str], other: frozenset[str]) -> bool:
    return bool(one) == bool(other) and (one <= other or other <= one)


def _words(value: Stated | None) -> frozenset[str]:
    return frozenset(plain(value.value).split()) if value else frozenset()


def _begin(value: Stated | None) -> int:
    return value.span.start if value and value.span else -1


def _when(period: Period) -> tuple[object, ...]:
    return period.start, period.end, period.current
