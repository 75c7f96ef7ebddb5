"""Marked documents in; examples to fit an encoder to out: tokens, what each is of, which mentions belong together.

    python examples.py EXAMPLES INVENTED… [--noted FOLDER]

INVENTED as make.py wrote them; FOLDER as noted.py has it, its documents also woven (weaving.py). The development
halves of the corpus and of the layouts of others are added. Holds what people wrote: keep it outside of the repository.
"""

import argparse
import pickle
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

_LEARN = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(_LEARN), str(_LEARN.parent)]

from development import documents
from example import NOT_TOLD, Example, Marked
from labels import rows_and_kinds
from noted import OPEN, noted
from projecting import marks_of

from trusthound.adapters.encoding.mentions import dates_of
from trusthound.adapters.encoding.tokens import Tokens, tokens_of
from trusthound.adapters.encoding.wordpieces import WordPieces
from trusthound.domain.resume.document import Document
from trusthound.domain.resume.read.encoded.model import Kind, Seen
from trusthound.domain.resume.read.encoded.seeing import seen
from trusthound.domain.resume.read.rows import Row, rows
from trusthound.domain.resume.read.sections import parts
from trusthound.wiring.reference.resume_encoder import vocabulary

MOST = 6_000
_NAMED = {
    "wt": Kind.TITLE, "wc": Kind.COMPANY, "gwc": Kind.COMPANY, "eg": Kind.DEGREE,
    "es": Kind.SCHOOL, "nm": Kind.NAME,
}  # fmt: skip
_DATED = {"wd": Kind.DATES_OF_WORK, "gwx": Kind.DATES_OF_WORK, "ed": Kind.DATES_OF_EDUCATION}
Marks = Sequence[tuple[str, int]]


def example_of(
    document: Document, marks: Marks, entries: Sequence[dict[Kind, int]], person: str, way: str
) -> Example | None:
    """`entries`: of each entry, by kind, the number that its mention is marked with. None of a document that
    is too long, or says nothing.
    """
    shown = rows(document)
    told = seen(shown, parts(shown))
    tokens = tokens_of(told, WordPieces(vocabulary()), MOST)
    if not 20 < len(tokens) < MOST:
        return None
    tags, named = _named(shown, tokens, marks)
    found = [*named, *_dates(shown, told, tokens, marks)]
    places = {(each.kind, each.number): at for at, each in reversed([*enumerate(found)])}
    groups = [[places[key] for key in entry.items() if key in places] for entry in entries]
    return Example(tokens, tags, found, groups, person, way)


def _named(shown: Sequence[Row], tokens: Tokens, marks: Marks) -> tuple[list[int], list[Marked]]:
    tags, found = [], list[Marked]()
    before = None
    for at, (row, (begin, end)) in enumerate(zip(tokens.row, tokens.span, strict=True)):
        start = shown[row].piece.start
        own = [marks[x] for x in range(start + begin, min(start + end, len(marks)))]
        mark = next(((_NAMED[c], n) for c, n in own if c in _NAMED), None)
        if mark is None:
            tags.append(NOT_TOLD if any(code == OPEN for code, _ in own) else 0)
            before = None if end > begin else before
            continue
        if mark == before and found:
            found[-1].last = at
        else:
            found.append(Marked(*mark, at, at))
        tags.append(2 * mark[0] - (mark != before))
        before = mark
    return tags, [each for each in found if each.kind is not Kind.NAME]


def _dates(
    shown: Sequence[Row], told: Sequence[Seen], tokens: Tokens, marks: Marks
) -> Iterator[Marked]:
    for each in dates_of(told, tokens):
        begin = shown[each.mention.row].piece.start
        own = marks[begin + each.mention.begin : begin + each.mention.end]
        kind, number = next(((_DATED[c], n) for c, n in own if c in _DATED), (None, -1))
        yield Marked(kind, number, each.first, each.last)


def entries_of_marks(marks: Marks) -> list[dict[Kind, int]]:
    """A role that names no employer was held at the one above, where that one has several."""
    numbers = {
        kind: {n for c, n in marks if c[-2:] in codes}
        for kind, codes in (("w", ("wt", "wc", "wd")), ("e", ("eg", "es", "ed")))
    }
    above = {n for c, n in marks if c == "gwc"}
    own = {n for c, n in marks if c in {"wc", "gwc"}}
    made, last = [], -1
    for number in sorted(numbers["w"]):
        if number in own:
            last = number if number in above else -1
        employer = number if number in own else last
        made.append({Kind.TITLE: number, Kind.COMPANY: employer, Kind.DATES_OF_WORK: number})
    of_course = (Kind.DEGREE, Kind.SCHOOL, Kind.DATES_OF_EDUCATION)
    return made + [dict.fromkeys(of_course, number) for number in sorted(numbers["e"])]


def invented(files: Sequence[Path]) -> Iterator[Example | None]:
    for file in files:
        for each in pickle.loads(file.read_bytes()):
            entries = entries_of_marks(each["marks"])
            yield example_of(each["document"], each["marks"], entries, "", each["way"])


def development() -> Iterator[Example | None]:
    for truth, document in documents():
        marks, must, met = marks_of(document, truth, rows_and_kinds(document)[0])
        if must == met:
            yield example_of(document, marks, entries_of_marks(marks), truth.person, truth.format)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("examples", type=Path)
    asked.add_argument("invented", type=Path, nargs="+")
    asked.add_argument("--noted", type=Path)
    options = asked.parse_args()
    files = [each for folder in options.invented for each in sorted(folder.glob("training-*"))]
    made = [*invented(files), *development()]
    for each in noted(options.noted) if options.noted else ():
        entries = entries_of_marks(each.marks)
        made.append(example_of(each.document, each.marks, entries, each.name, each.way))
    options.examples.write_bytes(pickle.dumps([each for each in made if each]))


if __name__ == "__main__":
    main()
