"""Dated rows of a section in; those that head an entry out, by what most of them are alike in.

Where the dates stand in a row and how the row is written is the same from head to head. A row that
may as well be told within an entry ("Led the move to Oracle in 2019.") heads one only where it is
written as a row that surely does.
"""

import re
from collections.abc import Mapping, Sequence

from trusthound.domain.resume.read.dates import Dated
from trusthound.domain.resume.read.heads import AT, head
from trusthound.domain.resume.read.rows import Looks, Row
from trusthound.domain.resume.read.title_words import DEEDS

_MOST_WORDS = 8  # beside the dates
_SURE = 5  # of a head
_INDENT, _FURTHER = 0.008, 0.12  # of the page
_LABELLED = re.compile(
    r"(?!dates?\b|period|duration|time|zeitraum|dauer|période)[^\W\d_][^:]{2,40}:\s{0,3}",
    re.IGNORECASE,
)
_SIGNS = " \t.,;:|()[]"
_SENTENCE = re.compile(r"[^\W\d_]{3,}[.!?…]$|[\d)][.!?…]$|[.;]\s[^\W\d_]")
_WITHIN = re.compile(r"[^\W\d_]\s(?:and|&)\s(?:19|20)|\b(?:19|20)\d\d\s(?:and|&)\s", re.IGNORECASE)

Anchor = tuple[int, Dated]
_Writing = tuple[str, Looks, bool]


def anchors(rows: Sequence[Row], dated: Sequence[Anchor]) -> list[Anchor]:
    """`dated` are rows with dates that may head an entry, as far as each tells by itself."""
    sure = {_written(rows[at], one) for at, one in dated if not _may_be_told(rows[at], one)}
    bold = {looks for _, looks, _ in sure if looks.bold or looks.capitals}
    kept = []
    for at, one in _less_what_is_set_in(rows, dated):
        written = _written(rows[at], one)
        plain = bool(bold) and written[0] == "behind" and written[1] not in bold
        wordy = len(_beside(rows[at], one).split()) > _MOST_WORDS // 2
        if not sure or (written in sure and not (plain and wordy)) or opens(rows[at], one):
            kept.append((at, one))
    return kept or list(dated)


def _less_what_is_set_in(rows: Sequence[Row], dated: Sequence[Anchor]) -> list[Anchor]:
    """Without a year that stands further right than the rows that say from when to when, or
    beside words where those stand alone; and without dates behind a label where those have none.
    """
    sure = [(rows[at], one) for at, one in dated if _says_both(rows[at], one)]
    alone = len(sure) > 1 and not any(_beside(*each) for each in sure)
    edges: dict[tuple[int, int], float] = {}
    for row, _ in sure:
        if row.line.box:
            where = row.line.page, row.line.column
            edges[where] = min(edges.get(where, 1.0), row.line.box.left)
    return [
        (at, one)
        for at, one in dated
        if not sure
        or _says_both(rows[at], one)
        or (
            not (one.ranged and _LABELLED.match(rows[at].text))
            and not (alone and _beside(rows[at], one))
            and not _INDENT < _in_by(rows[at], edges) < _FURTHER
        )
    ]


def _in_by(row: Row, edges: Mapping[tuple[int, int], float]) -> float:
    edge = edges.get((row.line.page, row.line.column))
    return row.line.box.left - edge if row.line.box and edge is not None else 0.0


def _says_both(row: Row, one: Dated) -> bool:
    """Not so "Maternity leave: March 2014 – February 2015", nor "statements of 2018 and 2019"."""
    labelled = _LABELLED.fullmatch(row.text[: one.begin]) and not row.text[one.end :].strip(_SIGNS)
    return (
        one.ranged
        and not labelled
        and not _WITHIN.search(row.text[max(0, one.begin - 2) : one.end])
    )


def _may_be_told(row: Row, one: Dated) -> bool:
    rest = _beside(row, one)
    if row.bulleted or row.continues or (row.text[:1].islower() and rest[:1].islower()):
        return not AT.match(row.text)
    if row.prominent or row.given or _heads(row, one):
        return False
    return bool(
        len(rest.split()) > _MOST_WORDS
        or (one.begin > 2 and _SENTENCE.search(row.text))
        or (not one.ranged and one.begin > 2 and row.text[one.begin - 2 : one.begin].isalpha())
        or row.plain.split(" ", 1)[0] in DEEDS
        or _WITHIN.search(row.text[max(0, one.begin - 2) : one.end])
    )  # fmt: skip


def _heads(row: Row, one: Dated) -> bool:
    """Whether a title and an employer stand before the dates: "Nurse, City Clinic (2014–16) …"."""
    named = head([row.piece.cut(0, one.begin)]) if one.ranged and one.begin else None
    return bool(named and named.title and named.company and named.score >= _SURE)


def opens(row: Row, one: Dated) -> bool:
    """ "2014  Nurse at City Clinic", where the others say from when to when."""
    if one.begin or row.bulleted:
        return False
    named = head([row.piece.cut(one.end)])
    return bool(named.title and named.company and named.score >= _SURE)


def _beside(row: Row, one: Dated) -> str:
    return f"{row.text[: one.begin]} {row.text[one.end :]}".strip(_SIGNS)


def _written(row: Row, one: Dated) -> _Writing:
    before, behind = row.text[: one.begin], row.text[one.end :]
    if not (before + behind).strip(_SIGNS):
        place = "alone"
    elif not before.strip(_SIGNS):
        place = "before"
    elif not behind.strip(_SIGNS):
        place = "at the right" if before.rstrip(" ([").endswith("\t") else "behind"
    else:
        place = "within"
    return place, row.looks, row.bulleted
