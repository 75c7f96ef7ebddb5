"""A document's rows in; the roles and courses that the learnt chains see in them out."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from trusthound.domain.resume.read.dates import Dated
from trusthound.domain.resume.read.found import Found
from trusthound.domain.resume.read.learnt.chain import (
    Chain,
    Chains,
    Placed,
    labelled,
    placed,
)
from trusthound.domain.resume.read.learnt.hints import Hints
from trusthound.domain.resume.read.learnt.votes import of_rows, of_words
from trusthound.domain.resume.read.learnt.word_parts import Word
from trusthound.domain.resume.read.learnt.word_traits import head_traits
from trusthound.domain.resume.read.part import Part
from trusthound.domain.resume.read.piece import Piece
from trusthound.domain.resume.read.rows import Row

HEADING = "H"  # before the kind of a section, of the row that heads it
_EDGES = ' \t,;:|[]"“”•·–—-/@→'


def sections_of(parts: Sequence[Part]) -> dict[int, str]:
    """The kind of section that rules hold each row for, by its place in the text."""
    kinds: dict[int, str] = {}
    for part in parts:
        for row in part.rows:
            kinds[row.piece.start] = part.kind
        if part.heading:
            kinds[part.heading.start] = HEADING + part.kind
    return kinds


def grouped(rows: Sequence[Row], labels: Sequence[str]) -> list[Found]:
    """Rows whose labels say so, as entries: "F" begins one, "H" goes on with it, "T" tells of it;
    "G" names an employer above several roles.
    """
    found: list[Found] = []
    last: dict[str, Found] = {}
    for row, label in zip(rows, labels, strict=True):
        kind, what = label[0], label[1:]
        if kind not in "WE" or not what:
            continue
        if what in "FG" or (what == "H" and kind not in last):
            last[kind] = Found("G" if what == "G" else kind)
            found.append(last[kind])
        if what == "T":
            if kind in last:
                last[kind].told.append(row)
        else:
            last[kind].rows.append(row)
    return found


class Shown:
    """A document's rows, as several sets of chains look at them: what those share is made once."""

    def __init__(
        self,
        rows: Sequence[Row],
        told: tuple[Sequence[Sequence[str]], Sequence[Hashable]],
        hints: Hints,
    ) -> None:
        """`told`: the rows' traits and keys, as row_traits has them."""
        self.rows, self.hints = rows, hints
        self._traits, self.keys = told
        self._rows: dict[int, Placed] = {}
        self._heads: dict[tuple[int, ...], Heads] = {}

    def placed(self, chain: Chain) -> Placed:
        places = id(chain.places)
        if places not in self._rows:
            self._rows[places] = placed(chain, self._traits)
        return self._rows[places]

    def heads(self, chain: Chain, found: Sequence[Found]) -> "Heads":
        key = (id(chain.places), *(x for one in found for x in (-1, *map(_start, one.rows))))
        if key not in self._heads:
            self._heads[key] = heads_of(chain, [each.rows for each in found], self.hints)
        return self._heads[key]


@dataclass(frozen=True, slots=True)
class Heads:
    """Of each entry its rows' words, and where the traits of all its words have their weights."""

    words: Sequence[Sequence[Sequence[Word]]]
    placed: Sequence[Placed]


def heads_of(chain: Chain, rows: Sequence[Sequence[Row]], hints: Hints) -> Heads:
    words = head_traits(rows, hints)
    traits = [[word.traits for row in head for word in row] for head in words]
    return Heads(words, [placed(chain, each) for each in traits])


def _start(row: Row) -> int:
    return row.piece.start


def row_labels(chain: Chain, things: Placed, keys: Sequence[Hashable]) -> list[str]:
    return labelled(chain, [things], lambda held: of_rows(keys, held))[0]


def word_labels(chain: Chain, heads: Heads) -> list[list[str]]:
    """Of each head's words."""
    slots = [word.slot for head in heads.words for row in head for word in row]
    return labelled(chain, heads.placed, lambda held: of_words(slots, held))


def entries(chains: Chains, shown: Shown) -> list[Found]:
    labels = row_labels(chains.rows, shown.placed(chains.rows), shown.keys)
    found = grouped(shown.rows, labels)
    for chain, wanted in ((chains.work, "WG"), (chains.education, "E")):
        of_kind = [each for each in found if each.kind in wanted]
        heads = shown.heads(chain, of_kind)
        told = zip(of_kind, heads.words, word_labels(chain, heads), strict=True)
        for one, words, named in told:
            fill(one, words, named)
    return found


def fill(one: Found, lists: Sequence[Sequence[Word]], named: Sequence[str]) -> None:
    at = 0
    dates: list[tuple[bool, Dated]] = []
    for row, words in zip(one.rows, lists, strict=True):
        labels = named[at : at + len(words)]
        at += len(words)
        one.place = one.place or _run(row, words, labels, "CS")
        one.what = one.what or _run(row, words, labels, "TG")
        one.area = one.area or _run(row, words, labels, "A")
        one.where = one.where or _run(row, words, labels, "P")
        for word, label in zip(words, labels, strict=True):
            if word.dated:
                dates += [(label == "D", each) for each in row.dates if each.begin == word.begin]
    ranked = sorted(dates, key=lambda each: (not each[0], not each[1].ranged))
    one.dates = ranked[0][1] if ranked else None


def _run(row: Row, words: Sequence[Word], labels: Sequence[str], wanted: str) -> Piece | None:
    """The first stretch of words with such a label."""
    stretch: list[Word] = []
    for word, label in zip(words, labels, strict=True):
        if label in wanted and not word.dated:
            stretch.append(word)
        elif stretch:
            break
    if not stretch:
        return None
    piece = row.piece.cut(stretch[0].begin, stretch[-1].end).trimmed(_EDGES)
    opens, closes = piece.text[0:1] == "(", piece.text[-1:] == ")"
    if opens and (closes or ")" not in piece.text):
        piece = piece.cut(1)
    if closes and "(" not in piece.text:
        piece = piece.cut(0, -1)
    return piece if piece.text else None
