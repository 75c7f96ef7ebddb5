"""What an encoder saw in a document's rows in; the roles and courses that it makes up, out."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from trusthound.domain.resume.read.encoded.model import Encoded, Kind, Mention
from trusthound.domain.resume.read.found import Found
from trusthound.domain.resume.read.piece import Piece
from trusthound.domain.resume.read.rows import Row

_LIKELY = 0.4  # that two are of one entry: of few pairs it is said, and less often than it is so
_FEWEST = 2  # of what, where and when: one alone is more often none
_MOST_TOLD = 60  # rows below a head


def roles_and_courses(encoded: Encoded, rows: Sequence[Row], ends: frozenset[int]) -> list[Found]:
    """In the order of the rows. `ends`: rows that head a section: what is told ends there."""
    of = {kind: [x for x in encoded.mentions if x.kind is kind] for kind in Kind}
    dates = of[Kind.DATES_OF_WORK]
    work = _groups(encoded, of[Kind.TITLE], of[Kind.COMPANY], dates, Kind.COMPANY)
    taught = _groups(encoded, of[Kind.DEGREE], of[Kind.SCHOOL], dates, Kind.SCHOOL)
    both = [*(("W", each) for each in work), *(("E", each) for each in taught)]
    groups = [(kind, each) for kind, each in both if sum(map(bool, each)) >= _FEWEST]
    heads = {x.row for _, each in groups for x in each if x}
    made = [_found(kind, each, rows, heads | ends) for kind, each in groups]
    return sorted(made, key=lambda each: each.rows[0].piece.start)


_Group = tuple[Mention | None, Mention | None, Mention | None]


def _groups(
    encoded: Encoded,
    whats: Sequence[Mention],
    places: Sequence[Mention],
    dates: Sequence[Mention],
    kind: Kind,
) -> Iterator[_Group]:
    """Of each title (degree) its employer (school) and dates, then employers without a title."""
    place_of = {
        what.number: best
        for what, likely in zip(whats, encoded.together(whats, places, kind), strict=True)
        if (best := _best(places, likely))
    }
    lone = [each for each in places if each not in place_of.values()]
    leads = [*whats, *lone]
    dates_of = _paired(encoded, leads, dates, kind)
    for what in whats:
        yield what, place_of.get(what.number), dates_of.get(what.number)
    for place in lone:
        yield None, place, dates_of.get(place.number)


def _best(among: Sequence[Mention], likely: Sequence[float]) -> Mention | None:
    sure, best = max(zip(likely, among, strict=True), key=lambda x: x[0], default=(0.0, None))
    return best if sure > _LIKELY else None


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
    what, place, dates = group
    own = sorted({each.row for each in group if each})
    told = takewhile(lambda at: at not in ends, range(own[-1] + 1, len(rows)))
    return Found(
        kind,
        [rows[at] for at in own],
        [rows[at] for at, _ in zip(told, range(_MOST_TOLD), strict=False)],
        place=_piece(place, rows),
        what=_piece(what, rows),
        dates=dates.dated if dates else None,
    )


def _piece(mention: Mention | None, rows: Sequence[Row]) -> Piece | None:
    return rows[mention.row].piece.cut(mention.begin, mention.end) if mention else None
