"""A document's rows in; the roles and courses that the learnt chains see in them out."""

from collections.abc import Hashable, Sequence

from trusthound.domain.resume.read.dates import Dated
from trusthound.domain.resume.read.found import Found
from trusthound.domain.resume.read.learnt.chain import Chain, Chains, labelled
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


def row_labels(
    chain: Chain, traits: Sequence[Sequence[str]], keys: Sequence[Hashable]
) -> list[str]:
    return labelled(chain, [traits], lambda held: of_rows(keys, held))[0]


def word_labels(chain: Chain, heads: Sequence[Sequence[Word]]) -> list[list[str]]:
    """Of each head's words."""
    slots = [word.slot for words in heads for word in words]
    return labelled(
        chain,
        [[word.traits for word in words] for words in heads],
        lambda held: of_words(slots, held),
    )


def entries(
    chains: Chains,
    rows: Sequence[Row],
    told: tuple[Sequence[Sequence[str]], Sequence[Hashable]],
    hints: Hints,
) -> list[Found]:
    """`told`: the rows' traits and keys, as row_traits has them."""
    found = grouped(rows, row_labels(chains.rows, *told))
    for chain, wanted in ((chains.work, "WG"), (chains.education, "E")):
        of_kind = [each for each in found if each.kind in wanted]
        lists = head_traits([each.rows for each in of_kind], hints)
        words = [[word for row in head for word in row] for head in lists]
        for one, head, named in zip(of_kind, lists, word_labels(chain, words), strict=True):
            fill(one, head, named)
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
