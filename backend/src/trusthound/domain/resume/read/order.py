"""The heads of a section in; out with the title and the employer of those whose words leave it open
told by the order that the others have.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from trusthound.domain.resume.read.heads import Head
from trusthound.domain.resume.read.piece import Piece
from trusthound.domain.resume.read.scores import title_score

_SURE = 2
_LONGEST = 8  # words
_BRACKETED = re.compile(r"(?P<before>[^()]{2,80})\s\((?P<within>[^()]{3,60})\)")
_MOST_APART = 0.25  # of the heads that are sure, in the other order


def in_order(heads: Sequence[Head]) -> list[Head]:
    """ "Editora de Economia — Diário", where the others are "Repórter — Gazeta"."""
    orders = [bool(each.title_first) for each in heads if _is_sure(each)]
    if not orders:
        return list(heads)
    apart = sum(orders) / len(orders)
    if _MOST_APART < apart < 1 - _MOST_APART:
        return list(heads)
    bracketed = any(_brackets(each) for each in heads if _is_sure(each))
    return [
        _told(each, _parts(each, bracketed=bracketed), title_first=apart > _MOST_APART)
        for each in heads
    ]


def _is_sure(named: Head) -> bool:
    return (
        named.title is not None
        and named.title_first is not None
        and title_score(named.title.text) >= _SURE
    )


def _brackets(named: Head) -> re.Match[str] | None:
    only = named.segments[0].text if len(named.segments) == 1 else ""
    return _BRACKETED.fullmatch(only)


def _parts(named: Head, *, bracketed: bool) -> tuple[Piece, ...]:
    """ "Bowker Joinery (Joiner)" in two where the others hold both names like that."""
    found = _brackets(named) if bracketed else None
    if found is None:
        return named.segments
    whole = named.segments[0]
    return tuple(whole.cut(*found.span(each)) for each in ("before", "within"))


def _told(named: Head, parts: Sequence[Piece], *, title_first: bool) -> Head:
    if len(parts) != 2 or _is_sure(named):
        return named
    if any(len(each.text.split()) > _LONGEST for each in parts):
        return named
    title, company = parts if title_first else reversed(parts)
    known = named.title or named.company
    if known not in (*parts, *named.segments) or title_score(company.text) >= _SURE:
        return named
    return replace(named, title=title, company=company, title_first=title_first)
