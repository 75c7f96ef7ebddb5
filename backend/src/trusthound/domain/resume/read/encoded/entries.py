"""What an encoder saw in a document's rows in; the roles and courses that it makes up, out."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from trusthound.domain.resume.read.encoded.model import Encoded, Kind, Mention
from trusthound.domain.resume.read.found import Found
from trusthound.domain.resume.read.piece import Piece
from trusthound.domain.resume.read.rows import Row

_LIKELY = 0.2  # that two are of one entry: what is claimed wrongly others may tell
_MOST_TOLD = 60  # rows below a head


def roles_and_courses(encoded: Encoded, rows: Sequence[Row], ends: frozenset[int]) -> list[Found]:
    """In the order of the rows. `ends`: rows that head a section: what is told ends there."""
    of = {kind: [x for x in encoded.mentions if x.kind is kind] for kind in Kind}
    dates = of[Kind.DATES_OF_WORK]
    work = _groups(encoded, of[Kind.TITLE], of[Kind.COMPANY], dates, Kind.COMPANY)
    taught = _groups(encoded, of[Kind.DEGREE], of[Kind.SCHOOL], dates, Kind.SCHOOL)
    both = [*(("W", each) for each in work), *(("E", each) for each in taught)]
    heads = {x.row for _, each in both for x in each.named}
    made = [_found(kind, each, rows, heads | ends) for kind, each in both]
    return sorted(made, key=lambda each: each.rows[0].piece.start)


class _Group(NamedTuple):
    """`sure`: how likely `what` and `place` name what they are held for, and are of one entry."""

    what: Mention | None
    place: Mention | None
    dates: Mention | None
    sure: float

    @property
    def named(self) -> list[Mention]:
        return [each for each in (self.what, self.place, self.dates) if each]


def _groups(
    encoded: Encoded,
    whats: Sequence[Mention],
    places: Sequence[Mention],
    dates: Sequence[Mention],
    kind: Kind,
) -> Iterator[_Group]:
    """Of each title (degree) its employer (school) and dates, then employers without a title."""
    place_of = [_best(places, likely) for likely in encoded.together(whats, places, kind)]
    lent = {place.number for place, _ in place_of if place}
    lone = [each for each in places if each.number not in lent]
    dates_of = _paired(encoded, [*whats, *lone], dates, kind)
    for what, (place, sure) in zip(whats, place_of, strict=True):
        both = what.sure * place.sure * sure if place else what.sure
        yield _Group(what, place, dates_of.get(what.number), both)
    for place in lone:
        yield _Group(None, place, dates_of.get(place.number), place.sure)


def _best(among: Sequence[Mention], likely: Sequence[float]) -> tuple[Mention | None, float]:
    sure, best = max(zip(likely, among, strict=True), key=lambda x: x[0], default=(0.0, None))
    return (best, sure) if sure > _LIKELY else (None, 0.0)


def _paired(
    encoded: Encoded, leads: Sequence[Mention], dates: Sequence[Mention], kind: Kind
) -> dict[int, Mention]:
    """The dates of each by its number: the likeliest pairs first, dates of one entry alone."""
    as_kind = Kind.DATES_OF_WORK if kind is Kind.COMPANY else Kind.DATES_OF_EDUCATION
    likely = encoded.together(leads, dates, as_kind)
    pairs = sorted(
        (
            (-sure, lead.number, each.number, each)
            for lead, row in zip(leads, likely, strict=True)
            for each, sure in zip(dates, row, strict=True)
            if sure > _LIKELY
        ),
        key=lambda pair: pair[:3],
    )
    found: dict[int, Mention] = {}
    used: set[int] = set()
    for _, lead, number, each in pairs:
        if lead not in found and number not in used:
            found[lead] = each
            used.add(number)
    return found


def _found(kind: str, group: _Group, rows: Sequence[Row], ends: set[int] | frozenset[int]) -> Found:
    what, place, dates, sure = group
    own = sorted({each.row for each in group.named})
    told = takewhile(lambda at: at not in ends, range(own[-1] + 1, len(rows)))
    return Found(
        kind,
        [rows[at] for at in own],
        [rows[at] for at, _ in zip(told, range(_MOST_TOLD), strict=False)],
        place=_piece(place, rows),
        what=_piece(what, rows),
        dates=dates.dated if dates else None,
        sure=sure,
    )


def _piece(mention: Mention | None, rows: Sequence[Row]) -> Piece | None:
    return rows[mention.row].piece.cut(mention.begin, mention.end) if mention else None
