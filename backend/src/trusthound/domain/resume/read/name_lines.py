"""Rows in; what of each may be somebody's name, as candidates, out."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from trusthound.domain.resume.read.company_words import ASIAN_COMPANY, has_a_legal_form
from trusthound.domain.resume.read.heading_words import HEADINGS
from trusthound.domain.resume.read.name_words import (
    ADDRESS,
    ASIAN,
    ASIAN_PART,
    DEGREES_BEHIND,
    ENDS,
    GRADES_BEHIND,
    HONOURS,
    INTRODUCED,
    LABEL,
    LETTERS_BEHIND,
    NO_NAMES,
    PARTICLES,
    QUOTES,
    TITLE_ALONE,
    TITLE_BEFORE,
    TITLE_BEHIND,
    WORD,
    heading_words,
)
from trusthound.domain.resume.read.naming import SMALL
from trusthound.domain.resume.read.piece import BULLETS, Piece, plain, split
from trusthound.domain.resume.read.place_words import STREET, names_a_place
from trusthound.domain.resume.read.rows import Row
from trusthound.domain.resume.read.school_words import names_a_school
from trusthound.domain.resume.read.telling_words import TELLING
from trusthound.domain.resume.read.title_words import DEEDS, RANKS, TRADES

LONGEST = 60
FAR = 80  # rows: on no first page
_FIRST, _MOST_WORDS = 4, 12
_NEARLY = 0.06  # of the height of letters
_SEGMENT = re.compile(r"\t|\s{4,}|\s{0,3}[|│]\s{0,3}")
_MOST_SEGMENTS, _MOST_PARTS = 4, 8
_SITE = re.compile(r"[a-z]\.[a-z]{2}")
_SPACES = re.compile(r"\s+")
_HEADING_WORDS = 3
_LABEL_BEHIND = re.compile(r"\s(?:[^\W\d_][\w-]*\s){0,1}[^\W\d_][\w-]*\s?[:;]-?$")


@dataclass(frozen=True, slots=True)
class Candidate:
    """`at` counts the rows above that are no title of the document; `segment` those before it on
    its line. `cut`: something stood behind it.
    """

    piece: Piece
    row: Row
    at: int
    words: tuple[str, ...]
    labelled: bool
    segment: int = 0
    lines: int = 1
    cut: bool = False


def candidates(shown: Sequence[Row], spelt: str) -> Iterator[Candidate]:
    """`spelt` is what the addresses spell: further down, a line that is neither drawn as one, nor
    labelled, nor spelt by them is no name.
    """
    at = 0
    for place, row in enumerate(shown):
        if is_title(row):
            continue
        behind = shown[place + 1] if place + 1 < len(shown) else None
        if behind and (both := _two_lines(row, behind, at)):
            yield both
        if at < _FIRST or _may_name(row, spelt):
            yield from of_row(row, at)
        if found := INTRODUCED.search(row.text):
            said = row.piece.cut(*found.span("name"))
            if one := candidate(said, row, at, labelled=True):
                yield one
        at += any(each.isalpha() for each in row.text)


def _may_name(row: Row, spelt: str) -> bool:
    if row.words > _MOST_WORDS:
        return False
    return (
        row.prominent
        or any(len(each) > 2 and each in spelt for each in row.plain.split())
        or LABEL.match(row.text) is not None
    )


def is_title(row: Row) -> bool:
    """ "CURRICULUM VITAE", and a number of a page."""
    if len(row.text) > LONGEST:
        return False
    letters = "".join(row.text.split())
    return (
        TITLE_ALONE.fullmatch(row.text) is not None
        or TITLE_ALONE.fullmatch(letters) is not None
        or not any(each.isalpha() for each in letters)
    )


def of_row(row: Row, at: int) -> Iterator[Candidate]:
    whole = row.piece
    labelled = LABEL.match(whole.text)
    segments = [whole.cut(labelled.end())] if labelled else split(whole, _SEGMENT)[:_MOST_SEGMENTS]
    for segment, piece in enumerate(segments):
        named = bool(labelled)
        if not named and (found := LABEL.match(piece.text)):
            piece, named = piece.cut(found.end()), True
        parted = _parted(piece if segment else whole) if segment < 2 and not named else ()
        for kept in _without_title(piece), *parted:
            one = candidate(kept, row, at, labelled=named, segment=segment)
            if one is not None:
                yield one


def _without_title(piece: Piece) -> Piece:
    if found := TITLE_BEFORE.match(piece.text):
        piece = piece.cut(found.end())
    if found := TITLE_BEHIND.search(piece.text):
        piece = piece.cut(0, found.start())
    return piece


def _parted(piece: Piece) -> Iterator[Piece]:
    """What may be a name alone: before a comma, a label or a heading, a word of Chinese letters."""
    if "\t" in piece.text and piece.text.count("\t") == len(piece.text.split()) - 1:
        yield Piece(piece.text.replace("\t", " "), piece.start)
    comma = piece.text.find(",")
    if comma > 3 and " " in piece.text[:comma].strip():
        yield piece.cut(0, comma)
    if found := _LABEL_BEHIND.search(piece.text):
        yield piece.cut(0, found.start())
        if (second := piece.text.rfind(" ", 0, len(piece.text) - 2)) > found.start():
            yield piece.cut(0, second)
    yield from _beside_a_heading(piece)
    if not ASIAN.fullmatch(piece.text) or ASIAN_COMPANY.search(piece.text):
        parts = list(ASIAN_PART.finditer(piece.text))
        yield from (piece.cut(*each.span()) for each in (*parts[:2], *parts[2:][-1:]))


def _beside_a_heading(piece: Piece) -> Iterator[Piece]:
    """Where columns ran together: "ANN EXAMPLE Career Objective", "CONTACTS ANN EXAMPLE"."""
    spaces = [each.start() for each in _SPACES.finditer(piece.text)]
    for count in range(1, min(_HEADING_WORDS, len(spaces)) + 1):
        first, last = piece.text[: spaces[count - 1]], piece.text[spaces[-count] :]
        words = heading_words() if count == 1 else HEADINGS
        if plain(last) in words and count < len(spaces):
            yield piece.cut(0, spaces[-count])
        if plain(first) in words:
            yield piece.cut(spaces[count - 1])


def _two_lines(row: Row, behind: Row, at: int) -> Candidate | None:
    """ "Chanchal" above "Sharma", in letters of one size larger than the rest."""
    near = abs(row.looks.points - behind.looks.points) <= _NEARLY * row.looks.points
    alike = near and row.looks.bold == behind.looks.bold
    if row.text.endswith(":") or behind.text.endswith(":"):
        return None
    if not (alike and row.prominent and behind.prominent and row.words <= 2 and behind.words <= 2):
        return None
    upper = candidate(row.piece, row, at, labelled=False)
    lower = candidate(behind.piece, behind, at, labelled=False)
    if not upper or not lower or behind.piece.start != row.line.start + len(row.line.text) + 1:
        return None
    both = Piece(f"{row.piece.text}\n{behind.piece.text}", row.piece.start)
    return Candidate(both, row, at, upper.words + lower.words, labelled=False, lines=2)


def candidate(
    piece: Piece, row: Row, at: int, *, labelled: bool, segment: int = 0
) -> Candidate | None:
    shown = _bare(piece)
    if shown is None:
        return None
    cut = shown.end < piece.trimmed(" .,").end
    if ASIAN.fullmatch(shown.text):
        words = tuple(shown.text.split())
        return Candidate(shown, row, at, words, labelled, segment, cut=cut)
    shown = _without_letters(shown)
    words = tuple(QUOTES.sub("", shown.text).replace(",", " ").split())
    if not words or len(words) > _MOST_PARTS or not all(WORD.fullmatch(each) for each in words):
        return None
    words = _closed_up(words)
    text = shown.text
    if text.islower() and row.prominent:  # how it is drawn, as capitals are
        text, words = text.title(), tuple(each.title() for each in words)
    words = tuple(part for each in words for part in _initials_apart(each))
    if len(words) >= _MOST_PARTS or _is_something_else(text, words):
        return None
    return Candidate(shown, row, at, words, labelled, segment, cut=cut)


def _bare(piece: Piece) -> Piece | None:
    """Without honours before it and what stands behind it; None where that is no name."""
    shown = piece.trimmed(BULLETS + ",:;|~_()[]-–— ")
    if found := HONOURS.match(shown.text):
        shown = shown.cut(found.end())
    for behind in (GRADES_BEHIND, ADDRESS, ENDS):
        if found := behind.search(shown.text, 1):
            shown = shown.cut(0, found.start())
    shown = shown.trimmed(BULLETS + ",:;|-–—")
    told = (
        plain(shown.text) in HEADINGS
        or TITLE_ALONE.fullmatch(shown.text)
        or ASIAN_COMPANY.search(shown.text)
        or _SITE.search(shown.text)
    )
    return shown if 1 < len(shown.text) <= LONGEST and not told else None


def _without_letters(shown: Piece) -> Piece:
    """Without the letters of degrees and professions behind a name."""
    if (found := DEGREES_BEHIND.search(shown.text)) and not shown.text.isupper():
        shown = shown.cut(0, found.start())
    if found := LETTERS_BEHIND.search(shown.text):
        shown = shown.cut(0, found.start())
    return shown


def _closed_up(words: tuple[str, ...]) -> tuple[str, ...]:
    """ "J A N E" as one word."""
    return ("".join(words),) if len(words) > 3 and all(len(each) == 1 for each in words) else words


def _initials_apart(word: str) -> list[str]:
    """ "K.S.Sirajudeen" as three words."""
    return [each for each in word.split(".") if each] or [word]


def _is_something_else(text: str, words: tuple[str, ...]) -> bool:
    lowered = [plain(each) for each in words]
    if any(each.islower() and each not in PARTICLES and SMALL.fullmatch(each) for each in words):
        return True
    if words[-1] in PARTICLES or (words[0] in PARTICLES and len(words) < 3):
        return True
    parts = [part for each in lowered for part in each.split()]  # of "LinkedIn-profile"
    if not NO_NAMES.isdisjoint(parts) or any(each in TELLING for each in lowered):
        return True
    # A trade may be somebody's name ("Baker", "Cook"), but rarely both words of it.
    told = sum(each in TRADES or each in RANKS or each in DEEDS for each in lowered)
    if told and (told == len(words) or (lowered[-1] in TRADES and len(words) != 2)):
        return True
    if names_a_place(text) or STREET.search(text) or names_a_school(text):
        return True
    return len(words) > 1 and has_a_legal_form(text)
