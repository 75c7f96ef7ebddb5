"""The rows of a document in; what each is like, in short words that chains weigh, out."""

import re
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from trusthound.domain.resume.read.company_words import has_a_legal_form
from trusthound.domain.resume.read.heading_words import HEADINGS
from trusthound.domain.resume.read.learnt.hints import Hints
from trusthound.domain.resume.read.learnt.row_places import (
    Seen,
    among_alike,
    around,
    beside_looks,
    held_by_rules,
    near_dates,
    signature,
)
from trusthound.domain.resume.read.learnt.scale import SEPARATOR, dated_as, scored, step_of
from trusthound.domain.resume.read.piece import plain
from trusthound.domain.resume.read.place_words import names_a_place
from trusthound.domain.resume.read.rows import Row
from trusthound.domain.resume.read.school_words import BESIDES, names_a_degree, names_a_school
from trusthound.domain.resume.read.scores import company_score, title_score
from trusthound.domain.resume.read.telling_words import TELLING
from trusthound.domain.resume.read.title_words import DEEDS

_MAIL = re.compile(r"\S@\S|https?:|www\.|linkedin|github", re.IGNORECASE)
_PHONE = re.compile(r"\+?\(?\d[\d ()./-]{7,60}\d")
_LABEL = re.compile(r"[^:\t]{2,30}:(?:\s|$)")
_SMALL = re.compile(
    r"\b(?:the|and|with|for|to|that|which|by|from|using|of|a|und|mit|für|der|die|et|avec|pour|"
    r"des|de|con|para|los|e|per)\b"
)
_SIGNS = " \t:：.-–—|_#*=•●/&"
_NO_SCORE = -2.0


@dataclass(frozen=True, slots=True)
class _Words:
    """What the words of a row name."""

    title: float
    company: float
    school: bool
    degree: bool
    place: bool
    parts: int


def row_traits(
    rows: Sequence[Row], kinds: Mapping[int, str], hints: Hints
) -> tuple[list[list[str]], list[Hashable]]:
    """Of each row its traits, and a key that it shares with those that look as it does.

    `kinds`: of rows by their place in the text, the section that rules hold them for.
    """
    seen = [_seen(row, kinds.get(row.piece.start, "")) for row in rows]
    told = zip(
        seen, beside_looks(seen), among_alike(seen), near_dates(seen), held_by_rules(seen, hints),
        strict=True,
    )  # fmt: skip
    traits = [
        [*one.own, *looks, *like, *near, *around(seen, at), *ruled]
        for at, (one, looks, like, near, ruled) in enumerate(told)
    ]
    return traits, [signature(each) for each in seen]


def _seen(row: Row, kind: str) -> Seen:
    words = row.plain.split()
    named, dates = _named(row, len(words)), dated_as(row)
    heading = HEADINGS.get(plain(row.text.strip(_SIGNS)), "") if len(words) < 8 else ""
    own = [*_by_words(row, named, kind, dates), *_by_heading(row, words, heading)]
    own += _by_looks(row, words, named, kind)
    if 0 < len(words) <= 12:
        own += [f"w0={words[0]}", f"w-1={words[-1]}"]
        if len(words) <= 7:
            own += [f"w={each}" for each in words]
    elif words:
        own.append(f"W0={words[0]}")
    left = row.line.box.left if row.line.box else None
    return Seen(
        row, dates, named.title, named.company, named.school, named.degree, len(words), heading,
        own, left,
    )  # fmt: skip


def _named(row: Row, count: int) -> _Words:
    parts = SEPARATOR.split(row.text[:160]) if count < 25 else []
    parts = [each for each in parts if each and each.strip(_SIGNS)]
    beside = [each.strip(_SIGNS) for each in parts if not _is_date(each, row)][:6]
    told = _looked_at(row, count)
    return _Words(
        max(map(title_score, beside), default=_NO_SCORE),
        max(map(company_score, beside), default=_NO_SCORE),
        names_a_school(told),
        names_a_degree(told),
        count < 15 and any(names_a_place(each) for each in beside[:5]),
        len(parts),
    )


def _looked_at(row: Row, count: int) -> str:
    return row.text[: 160 if count < 20 else 60]


def _is_date(text: str, row: Row) -> bool:
    if not row.dates or sum(map(str.isdigit, text)) < 2:
        return False
    return any(text.strip() in row.text[each.begin : each.end] for each in row.dates)


def _by_words(row: Row, named: _Words, kind: str, dates: str) -> list[str]:
    text, ts, cs = row.text, scored(named.title), scored(named.company)
    count = _count(row)
    taught = f"sc{named.school:d}dg{named.degree:d}"
    small = len(_SMALL.findall(_looked_at(row, row.words)))
    return [
        "b", f"wc{count}", f"d{dates}", f"ts{ts}", f"cs{cs}", f"ts{ts}cs{cs}", f"d{dates}ts{ts}",
        f"d{dates}cs{cs}", f"k{kind}", f"k{kind}d{dates}", f"k{kind}wc{count}",
        f"k{kind}ts{ts}cs{cs}", taught, f"k{kind}{taught}d{dates}", f"n{min(3, named.parts)}",
        f"tab{min(2, text.count(chr(9)))}", f"end{_sign(text[-1:])}", f"beg{_sign(text[:1])}",
        f"small{min(3, small)}",
    ]  # fmt: skip


def _by_heading(row: Row, words: Sequence[str], heading: str) -> Iterator[str]:
    """What it heads by its words, by its label's, or by the first or the last of them."""
    if heading:
        yield f"h{heading}"
        yield f"h{heading}pr{row.prominent:d}"
        yield f"h{heading}c{row.looks.capitals:d}b{row.bulleted:d}"
    label = row.text.partition("\t")[0].partition(":")[0]
    if not heading and len(label) < min(40, len(row.text)) and (kind := HEADINGS.get(plain(label))):
        yield f"hl{kind}"
    if 0 < len(words) < 7 and (telling := TELLING.get(words[-1]) or TELLING.get(words[0])):
        yield f"t{telling}pr{row.prominent:d}"
        yield f"t{telling}wc{_count(row)}"


def _by_looks(row: Row, words: Sequence[str], named: _Words, kind: str) -> Iterator[str]:
    text, told = row.text, _looked_at(row, len(words))
    for name, holds in (
        ("bul", row.bulleted), ("pr", row.prominent), ("bo", row.looks.bold),
        ("cap", row.looks.capitals), ("full", row.full), ("cont", row.continues),
        ("jump", row.jumps), ("mail", _MAIL.search(told)),
        ("phone", _PHONE.search(text[:80]) and not row.dates), ("legal", has_a_legal_form(told)),
        ("place", named.place), ("deed", words and words[0] in DEEDS), ("bes", BESIDES.match(text)),
        ("lab", _LABEL.match(text)), ("stop", text[-1:] == "." and len(words) > 4),
    ):  # fmt: skip
        if holds:
            yield name
            yield f"{name}wc{_count(row)}"
            yield f"{name}k{kind}"


def _count(row: Row) -> int:
    return step_of(row.words, (1, 2, 3, 4, 6, 8, 12, 20))


def _sign(sign: str) -> str:
    return "A" if sign.isupper() else "a" if sign.islower() else "0" if sign.isdigit() else sign
