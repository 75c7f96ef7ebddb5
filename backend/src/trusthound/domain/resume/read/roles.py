"""A section's rows in; where each dated entry has its head and what is told below it, out.

An entry is found by its dates. How many lines above and below them belong to its head is chosen
for all entries of a section at once: those which read best, and are alike from entry to entry.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from trusthound.domain.resume.model import Period
from trusthound.domain.resume.read.anchors import anchors, opens
from trusthound.domain.resume.read.banners import banners
from trusthound.domain.resume.read.company_words import has_a_legal_form
from trusthound.domain.resume.read.dates import Dated
from trusthound.domain.resume.read.grids import gridded
from trusthound.domain.resume.read.heads import Head, cleaned, head, head_of_cells
from trusthound.domain.resume.read.likeness import ABBREVIATION, ENDS_SENTENCE, head_likeness
from trusthound.domain.resume.read.naming import naming, telling
from trusthound.domain.resume.read.order import in_order
from trusthound.domain.resume.read.piece import BULLETS, Piece
from trusthound.domain.resume.read.places import is_place
from trusthound.domain.resume.read.rows import Row, stands_beside, told_row
from trusthound.domain.resume.read.scores import company_score, title_score
from trusthound.domain.resume.read.shapes import Shape, chosen_shapes, less_what_it_leaves
from trusthound.domain.resume.read.stacks import unstacked
from trusthound.domain.resume.read.title_words import DEEDS

MOST_ENTRIES = 80
MOST_TOLD = 200  # rows
_ABOVE, _BELOW = 3, 3
_BETWEEN = 0.8  # dates stand seldom alone between the lines of one head
_LEGAL = 0.7  # an employer's own name rather than its department's
_SURE = 4  # of a head: a title and an employer
_LONGEST_HEAD = 22  # words of a line
_DURATION = re.compile(
    r"[\s,·|(–-]{0,4}\(?\b\d{1,2}\+?\s?(?:years?|yrs?|months?|mos?|jahre?n?|monate?n?|ans?|"
    r"mois|años?|meses|anos?|anni|mesi|jaar|maanden|let|lata|lat|года?|лет)\b"
    r"(?:[\s,]{1,3}(?:and\s)?\d{1,2}\s?(?:months?|mos?|monate?n?|mois|meses|mesi|maanden|"
    r"měsíců|miesięcy))?\)?[\s,·|-]{0,3}$",
    re.IGNORECASE,
)
_WITHIN = re.compile(r"\b(?:between|during|in|by|until|zwischen|entre|tra)\s$", re.IGNORECASE)
_UPDATED = re.compile(r"\bupdated?(?: on)?:?\s{0,3}$", re.IGNORECASE)
_NOTHING = re.compile(r"\W*\d*\W*|from|in|von|de|since|dates?|duration|period", re.IGNORECASE)
_MOST_BESIDE = 10  # words, of a row with one date


@dataclass
class Entry:
    """`head` is what its lines name, `told` the rows that follow it; `above` the last ones before
    it that belong to no head.
    """

    head: Head
    period: Period
    told: list[Row] = field(default_factory=list)
    above: Sequence[Row] = ()


def entries(rows: Sequence[Row]) -> list[Entry]:
    rows = unstacked([each for each in gridded(rows) if not _DURATION.fullmatch(each.text)])
    dated = [(at, found) for at, row in enumerate(rows) if (found := dates_of(row))][:MOST_ENTRIES]
    dated = anchors(rows, dated)
    if not dated:
        return []
    shapes = [_shapes(rows, at, found, dated) for at, found in dated]
    left = [head_likeness(each) > 0 for each in rows[: dated[0][0]]]
    shapes[0] = [less_what_it_leaves(each, left) for each in shapes[0]]
    shapes = _below_banners(rows, dated, shapes)
    chosen = chosen_shapes(dated, shapes)
    heads = in_order([shape.head for shape in chosen])
    firsts = [at - shape.above for (at, _), shape in zip(dated, chosen, strict=True)]
    made, free = [], 0
    follow = [*firsts[1:], len(rows)]
    for (at, found), shape, named, following in zip(dated, chosen, heads, follow, strict=True):
        last = at + shape.below
        behind = [told_row(each) for piece in pieces_of(rows[at], found) for each in telling(piece)]
        told = [*behind, *rows[last + 1 : following]]
        made.append(Entry(named, _period(rows[at], found), told, rows[free : at - shape.above]))
        free = last + 1
    return [one for entry in made for one in _parted(entry)]


def _below_banners(
    rows: Sequence[Row], dated: Sequence[tuple[int, Dated]], shapes: list[list[Shape]]
) -> list[list[Shape]]:
    """With nothing but its own line for an employer's banner and for each title below one."""
    own = [
        [each for piece in pieces_of(rows[at], found) if (each := naming(piece))]
        for at, found in dated
    ]
    heads = [(head(each), found.period) for each, (_, found) in zip(own, dated, strict=True)]
    below = banners(heads)
    for number in {*below, *below.values()}:
        if not own[number]:
            continue
        named = heads[number][0]
        if number in below:
            named = replace(named, title=cleaned(own[number][0]), company=None, title_first=None)
        shapes[number] = [Shape(0, 0, _SURE, named)]
    return shapes


def _period(row: Row, found: Dated) -> Period:
    """One date alone is when a role was held; "2018 - Acme" says when it began."""
    period = found.period
    if found.ranged:
        return period
    opens = found.begin == 0 and re.match(r"\s{0,3}[-–—]\s", row.text[found.end :])
    return Period(period.end, None if opens else period.end, span=period.span)


def _parted(entry: Entry) -> Iterator[Entry]:
    """Roles without dates stand below one with them: lines that surely head a role of their own."""
    head_of, period, told, above = entry.head, entry.period, list[Row](), entry.above
    for row in entry.told[:MOST_TOLD]:
        named = head([row.piece]) if _may_be_undated(row) else None
        if named and _is_sure(named):
            yield Entry(head_of, period, told, above)
            head_of, period, told, above = named, Period(), [], ()
        else:
            told.append(row)
    yield Entry(head_of, period, told, above)


def _may_be_undated(row: Row) -> bool:
    return not row.bulleted and row.words <= 12 and not row.dates and head_likeness(row) > 0


def _is_sure(named: Head) -> bool:
    title, company = named.title, named.company
    return bool(
        title and company and title_score(title.text) >= 3 and company_score(company.text) >= 2
    )


def dates_of(row: Row) -> Dated | None:
    """The dates of a row that may head an entry; None for a date within a told sentence."""
    ranged = next((each for each in row.dates if each.ranged), None)
    found = ranged or (row.dates[0] if row.dates else None)
    if found is None or (row.words > _LONGEST_HEAD and not (ranged and found.begin == 0)):
        return None
    rest = (row.text[: found.begin] + " " + row.text[found.end :]).strip()
    first = row.plain.split(" ", 1)[0]
    if row.bulleted and (first in DEEDS or len(rest.split()) > 10 or not ranged):
        return None
    opening = row.text[: found.begin]
    if _UPDATED.search(opening) or (len(opening.split()) > 3 and _WITHIN.search(opening)):
        return None
    if (
        ENDS_SENTENCE.search(row.text)
        and len(rest.split()) > 8
        and not (ranged and not opening.strip(BULLETS + " "))
        and not ABBREVIATION.search(row.text)
        and head([row.piece.cut(0, found.begin)]).score < _SURE
    ):
        return None
    if ranged is None:
        before, behind = row.text[: found.begin].strip(), row.text[found.end :].strip()
        edge = (
            not before
            or len(behind) < 3
            or not re.search(r"[\w]", behind)
            or before[-1] in "|·•,–—(-"
        )
        goes_on = found.begin == 0 and behind[:1].islower()  # "2012 event (PostgreSQL)."
        small = goes_on or row.text[:1].islower()
        wordy = len(rest.split()) > _MOST_BESIDE and not opens(row, found)
        if not edge or first in DEEDS or wordy or small:
            return None
    return found


def pieces_of(row: Row, dated: Dated | None) -> list[Piece]:
    """The row without its dates, how long that was, and its list's sign."""
    if dated is None:
        return [row.piece.without_bullet()]
    shown, begin = [], 0
    for each in sorted({dated, *row.dates}, key=lambda one: one.begin):
        shown.append(row.piece.cut(begin, max(begin, each.begin)).without_bullet())
        begin = max(begin, each.end)
    behind = row.piece.cut(begin)
    if lasted := _DURATION.search(behind.text):
        behind = behind.cut(0, lasted.start())
    parts = [trimmed_at_dates(each) for each in (*shown, behind)]
    return [each for each in parts if each.text and not _NOTHING.fullmatch(each.text)]


def trimmed_at_dates(piece: Piece) -> Piece:
    """Without the signs that parted it from dates; a bracket that it opens itself stays closed."""
    shown = piece.trimmed(BULLETS + "|,;:-–—([")
    shown = shown.cut(1).trimmed() if shown.text.startswith(". ") else shown
    return shown.trimmed(")]") if "(" not in shown.text else shown


def _shapes(
    rows: Sequence[Row], at: int, found: Dated, dated: Sequence[tuple[int, Dated]]
) -> list[Shape]:
    others = {each for each, _ in dated}
    if rows[at].cells:
        return [Shape(0, 0, _SURE, head_of_cells(dict(rows[at].cells)))]
    own = [each for piece in pieces_of(rows[at], found) if (each := naming(piece))]
    shapes = []
    railed = not own and any(_belongs_to(rows[at], each) for each in rows[at + 1 : at + 2])
    for above in range((0 if railed else _ABOVE) + 1):
        if above and not _may_head(rows, at - above, others):
            break
        for below in range(_BELOW + 1):
            listed_head = below == 1 and not above and not own and rows[at + 1 :]
            if listed_head and rows[at + 1].bulleted and at + 1 not in others:
                shapes.append(_shape(rows, at, 0, 1, own, bonus=3.5))
                break
            if below and not _may_head(rows, at + below, others):
                break
            shapes.append(_shape(rows, at, above, below, own))
    return shapes


def _belongs_to(dates: Row, behind: Row) -> bool:
    """What begins beside dates in a margin is told of them; a place may stand beside any."""
    return stands_beside(dates, behind) and not is_place(behind.text)


def _may_head(rows: Sequence[Row], at: int, others: set[int]) -> bool:
    return 0 <= at < len(rows) and at not in others and head_likeness(rows[at]) > -3


def _shape(
    rows: Sequence[Row], at: int, above: int, below: int, own: list[Piece], *, bonus: float = 0.0
) -> Shape:
    upper, lower = rows[at - above : at], rows[at + 1 : at + 1 + below]
    pieces = [
        *(each.piece.without_bullet() for each in upper), *own,
        *(each.piece.without_bullet() for each in lower),
    ]  # fmt: skip
    named = head(pieces)
    score = bonus + named.score + sum(head_likeness(each) for each in (*upper, *lower))
    score -= 0.9 * (above + below) + 0.5 * max(0, above - 1) + 0.5 * max(0, below - 1)
    if above and below and not own:
        score -= _BETWEEN
    top = rows[at - above]
    if top.above is not None and top.above > 0.6:
        score += 0.8
    score += 1.0 if named.title and named.company else 0
    score += _LEGAL if named.company and has_a_legal_form(named.company.text) else 0
    if any(each.above is not None and each.above > 1.0 for each in (*upper[1:], *lower)):
        score -= 1.5  # a wide gap within a head
    return Shape(above, below, score, named)
