"""The sections of skills, languages and certificates in; their items out."""

import re
from collections.abc import Iterable, Iterator, Sequence

from trusthound.domain.resume.model import Certificate, Language, Stated
from trusthound.domain.resume.read.fluency import FLUENCY, NATURAL
from trusthound.domain.resume.read.heading_words import CERTIFICATES, HEADINGS, LANGUAGES, SKILLS
from trusthound.domain.resume.read.part import Part
from trusthound.domain.resume.read.piece import BULLETS, Piece, plain
from trusthound.domain.resume.read.rows import Row

MOST_SKILLS, MOST_LANGUAGES, MOST_CERTIFICATES = 200, 20, 60
_MOST_WORDS = 7
_ITEM = re.compile(rf"\s{{0,9}}[,;|{BULLETS}]\s{{0,9}}|\s{{3,}}|\t|\s[–—/-]\s|\.\s+(?=[A-Z])")
_LABEL = re.compile(r"^[^:,;]{2,40}[:：]\s{0,5}")
_LAST = re.compile(r"and\s")
_OF_LANGUAGES = re.compile(
    r"\W*(?:languages?|sprachen|langues|idiomas|lingue|talen|jazyky|języki|языки)\b",
    re.IGNORECASE,
)
_RATING = re.compile(
    r"[\s(:–-]{1,4}(?:\d{1,3}\s?%|\d(?:[.,]\d)?\s?/\s?(?:5|10)|[★☆●○◉■□▪⬤]{2,10}|"
    r"\d{1,2}\+?\s?(?:years?|yrs?|months?)\b.{0,20})\)?$",
    re.IGNORECASE,
)
_LEVEL_ONLY = re.compile(
    r"\W*(?:\d{1,3}\s?%|beginner|basic|intermediate|advanced|expert|proficient|familiar|"
    r"strong|good|excellent|fluent|\d\s?/\s?\d+)\W*",
    re.IGNORECASE,
)
# What a colon follows is a number however short it is; else five letters and digits at least.
_NUMBER = re.compile(
    r"(?:\b(?:credential|certificate|cert|licen[cs]e|certification)?\s?\b(?:id|no|number|nr)|#)"
    r"\.?(?:\s?[:#]\s{0,2}(?P<labelled>[A-Z0-9][A-Z0-9-]{0,30})|"
    r"\s{0,2}(?P<number>[A-Z0-9][A-Z0-9-]{4,30}))\b",
    re.IGNORECASE,
)
_ISSUER = re.compile(
    r"\s(?:by|from|issued by|through|via|at)\s(?P<issuer>[^,|()]{2,60})$|"
    r"\s[–—-]\s(?P<dash>[^,|()–—]{2,60})$|\s?[|]\s?(?P<pipe>[^|()]{2,60})$|"
    r",\s(?P<comma>[^,|()]{2,60})$|\((?P<round>[A-Z][^()]{2,60})\)$"
)


def skills(parts: Sequence[Part], text: str) -> tuple[Stated, ...]:
    found: dict[str, Stated] = {}
    for part in parts:
        if part.kind != SKILLS:
            continue
        for item in (each for piece in _pieces(part, text) for each in _items(piece)):
            if len(found) >= MOST_SKILLS:
                break
            if stated := _skill(item):
                found.setdefault(stated.value.casefold(), stated)
    return tuple(found.values())


def languages(parts: Sequence[Part], text: str) -> tuple[Language, ...]:
    """From sections of languages; else from a line of them elsewhere ("Languages: English …")."""
    pieces = [piece for part in parts if part.kind == LANGUAGES for piece in _pieces(part, text)]
    found = _languages(pieces)
    if not found:
        lines = (row.piece for part in parts for row in part.rows)
        labelled = [each for each in lines if _names_languages(each.text)]
        found = _languages(labelled)
    return tuple(found.values())[:MOST_LANGUAGES]


def certificates(parts: Sequence[Part]) -> tuple[Certificate, ...]:
    found = []
    for part in parts:
        if part.kind == CERTIFICATES:
            rows = [
                *([] if part.told is None else [(part.told, None)]),
                *((row.piece, row) for row in part.rows),
            ]
            for piece, row in rows:
                if made := _certificate(piece, row):
                    found.append(made)
    return tuple(found[:MOST_CERTIFICATES])


def _pieces(part: Part, text: str) -> Iterator[Piece]:
    """Each row's text; a row that a comma or a small letter shows to go on is joined."""
    if part.told:
        yield part.told
    group: Piece | None = None
    last: Row | None = None
    for row in part.rows:
        if group and last and _goes_on(group, last, row):
            group = Piece(text[group.start : row.piece.end].replace("\n", " ")[:2000], group.start)
        else:
            if group:
                yield group
            group = row.piece
        last = row
    if group:
        yield group


def _goes_on(before: Piece, last: Row, row: Row) -> bool:
    if row.bulleted or row.piece.start <= before.end or ":" in row.text[:40]:
        return False
    if before.text[-1:] in ",/&-–(":
        return True
    listed = before.text.count(",") > 1
    if last.line.box:
        return listed and last.full and before.text[-1:] != "."
    return listed and row.text[:1].islower() and "," in row.text


def _items(piece: Piece) -> Iterator[Piece]:
    shown = piece.without_bullet()
    if label := _LABEL.match(shown.text):
        shown = shown.cut(label.end())
    depth, begin = 0, 0
    cuts = {found.start(): found.end() for found in _ITEM.finditer(shown.text)}
    at = 0
    while at < len(shown.text):
        depth = max(0, depth + (shown.text[at] == "(") - (shown.text[at] == ")"))
        if depth == 0 and at in cuts:
            yield shown.cut(begin, at).trimmed(BULLETS + ".,;:")
            begin = at = cuts[at]
            continue
        at += 1
    yield shown.cut(begin).trimmed(BULLETS + ".,;:")


def _skill(item: Piece) -> Stated | None:
    if rated := _RATING.search(item.text):
        item = item.cut(0, rated.start())
    item = item.trimmed(BULLETS + ",;:•-–")
    if _LAST.match(item.text):
        item = item.cut(4).trimmed()
    words = len(item.text.split())
    if not 1 <= words <= _MOST_WORDS or len(item.text) > 60 or _LEVEL_ONLY.fullmatch(item.text):
        return None
    if plain(item.text) in HEADINGS or not any(map(str.isalpha, item.text)):
        return None
    return item.stated()


def _names_languages(text: str) -> bool:
    return _OF_LANGUAGES.match(text) is not None and NATURAL.search(text) is not None


def _languages(pieces: Iterable[Piece]) -> dict[str, Language]:
    found: dict[str, Language] = {}
    for piece in pieces:
        names = list(NATURAL.finditer(piece.text[:600]))
        for at, name in enumerate(names):
            end = names[at + 1].start() if at + 1 < len(names) else len(piece.text)
            begin = names[at - 1].end() if at else 0
            level = FLUENCY.search(piece.text, name.end(), min(end, name.end() + 80))
            level = level or FLUENCY.search(piece.text, max(begin, name.start() - 40), name.start())
            stated = piece.cut(name.start(), name.end()).stated()
            if stated:
                fluency = piece.cut(level.start(), level.end()).stated() if level else None
                found.setdefault(stated.value.casefold(), Language(stated, fluency))
    return found


def _certificate(piece: Piece, row: Row | None) -> Certificate | None:
    shown = piece.without_bullet()
    dated = row.dates[0] if row and row.dates else None
    issued = dated.period.start or dated.period.end if dated else None
    number = None
    for told in _NUMBER.finditer(shown.text):
        begin, end = told.span(told.lastgroup or "number")
        if any(map(str.isdigit, shown.text[begin:end])):
            number = shown.cut(begin, end).stated()
            shown = shown.cut(0, told.start())
            break
    if dated and row:
        begin = row.piece.start + dated.begin - shown.start
        shown = (
            shown.cut(0, begin) if begin > 3 else shown.cut(max(0, begin + dated.end - dated.begin))
        )
    shown = shown.trimmed(BULLETS + ",;:|–—-(")
    issuer = None
    if found := _ISSUER.search(shown.text):
        named = found.lastgroup or "comma"
        issuer = shown.cut(found.start(named), found.end(named)).stated()
        shown = shown.cut(0, found.start()).trimmed(",;:|–—-(")
    name = shown.stated(200)
    if name is None or len(name.value) < 3 or len(name.value.split()) > 25:
        return None
    return Certificate(name, issuer, issued, number)
