"""What a file states and what a reader read of it in; what is right, wrong and missing out.

- Name, mail, phone: the same in lower case with spaces collapsed; of a phone its digits, where the
  reader may put the country's code before what the resume shows.
- A role is found where company and title both match: rapidfuzz's `token_set_ratio` is at least 85,
  both in lower case without punctuation. Of sealed words only hashes are known: all words of one
  side are among the other's (for which the ratio is 100, too), or 85 % of both sides' words are
  common. So a sealed value has to be met more closely: one letter amiss is a word amiss.
- A course is found where institution and degree match in the same way.
- Dates are exact: the month where a month is stated, the year where only a year is.
- Each entry is found once at most; what is read beside is wrong, unless it is an optional one.
"""

from collections import Counter
from dataclasses import dataclass, field
from enum import IntEnum

from rapidfuzz.fuzz import token_set_ratio
from sealing import FEWEST_DIGITS, digits_of, whole_of, words_of
from truths import Dates, Entry, Truth, Ways, Words

ALIKE = 85


@dataclass(frozen=True, slots=True)
class ReadEntry:
    place: str | None
    what: str | None
    start: str | None = None
    end: str | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """What a reader says of a file, ours or a packaged one."""

    name: str | None = None
    mails: tuple[str, ...] = ()
    phones: tuple[str, ...] = ()
    work: tuple[ReadEntry, ...] = ()
    education: tuple[ReadEntry, ...] = ()


class Match(IntEnum):
    NO = 0
    ALIKE = 1
    SAME = 2  # word for word


@dataclass(slots=True)
class Found:
    """Counts of one kind of value; `same` and `dated` of found entries alone."""

    right: int = 0
    wrong: int = 0
    missing: int = 0
    same: int = 0
    dated: int = 0
    amiss: list[str] = field(default_factory=list)

    def __add__(self, other: "Found") -> "Found":
        return Found(
            self.right + other.right,
            self.wrong + other.wrong,
            self.missing + other.missing,
            self.same + other.same,
            self.dated + other.dated,
        )

    @property
    def f1(self) -> float | None:
        of = 2 * self.right + self.wrong + self.missing
        return 2 * self.right / of if of else None


def compared(truth: Truth, reading: Reading) -> dict[str, Found]:
    return {
        "name": _name(truth, reading.name),
        "mail": _values(truth, truth.mails, reading.mails, phones=False),
        "phone": _values(truth, truth.phones, reading.phones, phones=True),
        "employment": _entries(truth, truth.work, reading.work, one_date=False),
        "education": _entries(truth, truth.education, reading.education, one_date=True),
    }


def _name(truth: Truth, read: str | None) -> Found:
    forms = {truth.seal.whole(read) if truth.seal else whole_of(read)} if read else {None}
    stated = {each if truth.seal or each is None else whole_of(each) for each in truth.name}
    must, said = bool(stated) and None not in stated, read or "nothing"
    if forms & stated:
        return Found(right=int(must))
    if not read:
        return Found(missing=int(must), amiss=["name: nothing read"] if must else [])
    return Found(wrong=1, missing=int(must), amiss=[f"name: {said}"])


def _values(truth: Truth, stated: tuple[str, ...], read: tuple[str, ...], *, phones: bool) -> Found:
    left, found = Counter(stated), Found()
    for each in dict.fromkeys(read):
        met = next((one for one in left.elements() if _is(truth, one, each, phones=phones)), None)
        if met is None:
            found.wrong += 1
            found.amiss.append(f"read and not stated: {each}")
        else:
            left[met] -= 1
            found.right += 1
    found.missing = left.total()
    if found.missing:
        found.amiss.append(f"{found.missing} {'phones' if phones else 'mails'} not read")
    return found


def _is(truth: Truth, stated: str, read: str, *, phones: bool) -> bool:
    if phones and truth.seal:
        return stated in truth.seal.endings(read)
    if phones:
        digits = digits_of(stated)
        return len(digits) >= FEWEST_DIGITS and digits_of(read).endswith(digits)
    return (truth.seal.whole(read) if truth.seal else whole_of(read)) == (
        stated if truth.seal else whole_of(stated)
    )


def _entries(
    truth: Truth, stated: tuple[Entry, ...], read: tuple[ReadEntry, ...], *, one_date: bool
) -> Found:
    pairs = [
        (not entry.optional, _dated(entry, one, one_date=one_date), match, -at, -by)
        for at, entry in enumerate(stated)
        for by, one in enumerate(read)
        if (match := _entry_match(truth, entry, one))
    ]
    found, met, used = Found(), set[int](), set[int]()
    for must, dated, match, at, by in sorted(pairs, reverse=True):
        if at in met or by in used:
            continue
        met.add(at)
        used.add(by)
        if must:
            found.right += 1
            found.same += match is Match.SAME
            found.dated += dated
            if not dated:
                one, entry = read[-by], stated[-at]
                found.amiss.append(
                    f"dates of {one.place}: read {one.start} to {one.end}, "
                    f"stated {entry.start} to {entry.end}"
                )
    beside = [one for by, one in enumerate(read) if -by not in used]
    found.wrong = len(beside)
    found.missing = sum(not each.optional for at, each in enumerate(stated) if -at not in met)
    found.amiss += [f"read and not stated: {each.what} at {each.place}" for each in beside]
    if found.missing:
        found.amiss.append(f"{found.missing} of {len(stated)} entries not read")
    return found


def _entry_match(truth: Truth, entry: Entry, read: ReadEntry) -> Match:
    return min(_match(truth, entry.place, read.place), _match(truth, entry.what, read.what))


def _match(truth: Truth, ways: Ways, read: str | None) -> Match:
    words = words_of(read or "")
    if not words:
        return Match.SAME if not ways or None in ways else Match.NO
    told = [each for each in ways if each is not None]
    return max((_likeness(truth, each, read or "") for each in told), default=Match.NO)


def _likeness(truth: Truth, stated: Words, read: str) -> Match:
    if truth.seal is None or isinstance(stated, str):
        left, right = " ".join(words_of(str(stated))), " ".join(words_of(read))
        alike = token_set_ratio(left, right) >= ALIKE
        return Match.SAME if left == right else Match.ALIKE if alike else Match.NO
    sealed = truth.seal.words(read)
    common = len(stated & sealed)
    if stated == sealed:
        return Match.SAME
    within = common == min(len(stated), len(sealed))
    alike = within or 200 * common >= ALIKE * (len(stated) + len(sealed))
    return Match.ALIKE if alike else Match.NO


def _dated(entry: Entry, read: ReadEntry, *, one_date: bool) -> bool:
    """`one_date`: a single date may be read as the start, or as both."""
    start, end = read.start, read.end
    if one_date and not entry.start and (start == end or end is None):
        start, end = None, start
    return _is_date(entry.start, start) and _is_date(entry.end, end)


def _is_date(stated: Dates, read: str | None) -> bool:
    return read in stated or (not stated and read is None)
