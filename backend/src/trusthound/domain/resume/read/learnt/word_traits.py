"""The rows that head entries in; their words, each with what it is like, out."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from trusthound.domain.resume.read.company_words import COMPANY_WORDS, SMALL_LEGAL
from trusthound.domain.resume.read.learnt.hints import Hints
from trusthound.domain.resume.read.learnt.scale import dated_as, scored
from trusthound.domain.resume.read.learnt.word_parts import Word, parted, words_of
from trusthound.domain.resume.read.piece import in_small_letters, plain
from trusthound.domain.resume.read.place_words import SMALL_CITY, names_a_place
from trusthound.domain.resume.read.rows import Row
from trusthound.domain.resume.read.school_words import (
    SMALL_DEGREE,
    SMALL_SCHOOLS,
    names_a_degree,
    names_a_school,
)
from trusthound.domain.resume.read.scores import company_score, title_score
from trusthound.domain.resume.read.title_words import RANKS, is_trade

_NO_SCORES = (-2.0, -2.0)
_SEARCHED = 200  # characters of a row
_MOST_ROWS, _MOST_PARTS = 4, 5
_LONG = 14  # words
# In small letters.
_WORDS_OF_KINDS = (
    ("l", SMALL_LEGAL), ("s", SMALL_SCHOOLS), ("g", SMALL_DEGREE), ("p", SMALL_CITY),
)  # fmt: skip

_Slot = tuple[int, int]  # a row of its head, and a part of the row
_Scores = tuple[float, float]  # as a title, as a company


@dataclass(frozen=True, slots=True)
class _Told:
    """A row of a head: its words, the texts of its parts, and how each part scores."""

    at: int
    row: Row
    words: list[Word]
    texts: list[str]
    scores: list[_Scores]

    def slot(self, word: Word) -> _Slot:
        return min(self.at, _MOST_ROWS), min(word.part, _MOST_PARTS)


@dataclass(frozen=True, slots=True)
class _Heads:
    """What all heads of a document tell: of each slot the mean scores and how often it is there."""

    means: Mapping[_Slot, tuple[float, float, int]]
    title: _Slot | None  # where titles are likeliest
    company: _Slot | None


def head_traits(heads: Sequence[Sequence[Row]], hints: Hints) -> list[list[list[Word]]]:
    """Of each head its rows' words."""
    told = [[_told(at, row) for at, row in enumerate(head)] for head in heads]
    every = _heads(told)
    for head in told:
        best = tuple(
            max((each[at] for row in head for each in row.scores), default=-2.0) for at in (0, 1)
        )
        for row in head:
            _describe(head, row, every, (best[0], best[1]), hints)
    return [[row.words for row in head] for head in told]


def _told(at: int, row: Row) -> _Told:
    words = words_of(row)
    texts = parted(row, words)
    scores = [(title_score(x), company_score(x)) if x else _NO_SCORES for x in texts]
    return _Told(at, row, words, texts, scores)


def _heads(told: Sequence[Sequence[_Told]]) -> _Heads:
    slots: dict[_Slot, list[_Scores]] = defaultdict(list)
    for row in (row for head in told for row in head):
        for number, pair in enumerate(row.scores):
            slots[min(row.at, _MOST_ROWS), min(number, _MOST_PARTS)].append(pair)
    means = {
        slot: (sum(x for x, _ in of) / len(of), sum(x for _, x in of) / len(of), len(of))
        for slot, of in slots.items()
    }
    title = max(means, key=lambda each: means[each][0], default=None)
    others = (each for each in means if each != title)
    return _Heads(means, title, max(others, key=lambda each: means[each][1], default=None))


def _describe(
    head: Sequence[_Told], told: _Told, every: _Heads, best: _Scores, hints: Hints
) -> None:
    """Tells each word of the row its traits and its slot."""
    row, words = told.row, told.words
    lows = [plain(each.text) for each in words]
    kinds = list(_kinds(told, lows))
    common = [*_of_row(head, told), f"bestts{scored(best[0])}bestcs{scored(best[1])}"]
    places = [names_a_place(each) for each in told.texts]
    taught = f"deg{names_a_degree(row.text[:_SEARCHED]):d}"
    taught += f"sc{names_a_school(row.text[:_SEARCHED]):d}"
    for number, word in enumerate(words):
        kind, part = f"c={kinds[number]}", told.scores[word.part]
        both = f"ts{scored(part[0])}cs{scored(part[1])}"
        after = words[number + 1].before if number + 1 < len(words) else "$"
        begin = row.piece.start + word.begin
        ruled = f"R{hints.within(begin, begin + max(1, len(word.text)))}"
        shape = _shape(word, lows[number])
        word.traits = [
            *common[:-1], *_of_part(told, word, every, kind), kind, f"sh{shape}", both,
            f"bf{word.before}", f"af{after}", f"bf{word.before}af{after}",
            f"ts{scored(part[0])}best{part[0] >= best[0]:d}",
            f"cs{scored(part[1])}best{part[1] >= best[1]:d}", f"{kind}{both}",
            f"pl{places[word.part]:d}", f"{common[-1]}ts{scored(part[0])}cs{scored(part[1])}",
            f"{kind}bf{word.before}", f"{taught}{kind}", f"pos{min(number, 4)}",
            f"back{min(len(words) - number, 4)}", *_spelt(word, lows[number]),
            *_beside(told, lows, kinds, number, shape),
            ruled, f"{ruled}{kind}", f"{ruled}bf{word.before}", f"{ruled}{both}",
        ]  # fmt: skip
        slot, any_kind = told.slot(word), bool(kinds[number])
        word.slot = (
            (slot, word.dated),
            (slot, len(told.texts), len(head), any_kind, word.dated),
        )


def _kinds(told: _Told, lows: Sequence[str]) -> Iterator[str]:
    """What is known of each word: a trade's, a company's, a school's …"""
    text = in_small_letters(told.row.text[:_SEARCHED])
    spans = [(name, [x.span() for x in words.finditer(text)]) for name, words in _WORDS_OF_KINDS]
    for word, low in zip(told.words, lows, strict=True):
        if word.dated:
            yield "D"
        elif not low:
            yield "S" + word.text[:1]
        else:
            known = "t" * any(map(is_trade, low.split())) + "r" * (low in RANKS)
            known += "c" * (low in COMPANY_WORDS)
            for name, stand in spans:
                known += name * any(begin <= word.begin < end for begin, end in stand)
            yield known


def _of_row(head: Sequence[_Told], told: _Told) -> Iterator[str]:
    row, at = told.row, told.at
    yield "b"
    yield f"row{min(at, _MOST_ROWS)}of{min(len(head), 5)}"
    yield f"bo{row.looks.bold:d}cap{row.looks.capitals:d}pr{row.prominent:d}"
    yield f"rd{dated_as(row)}"
    yield f"rb{row.bulleted:d}"
    yield f"long{len(told.words) > _LONG:d}"
    for step in (-1, 1):
        beside = head[at + step].row if 0 <= at + step < len(head) else None
        yield f"{step}no" if beside is None else f"{step}same{beside.looks == row.looks:d}"


def _of_part(told: _Told, word: Word, every: _Heads, kind: str) -> Iterator[str]:
    title, company = told.scores[word.part]
    slot = told.slot(word)
    mean_title, mean_company, count = every.means[slot]
    place = f"part{slot[1]}of{min(len(told.texts), 6)}"
    likeliest = f"slot{slot == every.title:d}{slot == every.company:d}"
    yield place
    yield f"row{slot[0]}{place}"
    yield f"ts{scored(title)}"
    yield f"cs{scored(company)}"
    yield f"mt{scored(mean_title)}mc{scored(mean_company)}n{min(count, 3)}"
    yield likeliest
    yield f"{likeliest}{kind}"
    yield f"lenpart{min(5, told.texts[word.part].count(' '))}"


def _shape(word: Word, low: str) -> str:
    text = word.text
    if word.dated or not low:
        shape = "D" if word.dated else "S"
    elif text[:1].isupper():
        shape = "X" if text.isupper() and len(low) > 1 else "Xx"
    else:
        shape = "X" if text.isupper() and len(low) > 1 else "9" if low[:1].isdigit() else "x"
    return shape + "." * text.endswith(".")


def _spelt(word: Word, low: str) -> list[str]:
    if not low or word.dated:
        return []
    return [f"w={low}", f"w={low}bf{word.before}", f"s3={low[-3:]}", f"p3={low[:3]}"]


def _beside(
    told: _Told, lows: Sequence[str], kinds: Sequence[str], number: int, shape: str
) -> Iterator[str]:
    for step in (-2, -1, 1, 2):
        at = number + step
        if not 0 <= at < len(lows):
            yield f"{step}edge"
            continue
        yield f"{step}c={kinds[at]}"
        if abs(step) == 1:
            named = lows[at] and not told.words[at].dated
            yield f"{step}w={lows[at]}" if named else f"{step}S"
            yield f"{step}c={kinds[at]}c={kinds[number]}"
            yield f"{step}cap{told.words[at].text[:1].isupper():d}sh{shape}"
