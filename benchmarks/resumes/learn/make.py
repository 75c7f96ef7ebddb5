"""Invented resumes made, printed, read and marked: what the learnt reader is trained and validated with.

python benchmarks/resumes/learn/make.py FOLDER [--count 800] [--validation 200] [--seed 1]
"""

import argparse
import pickle
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

sys.path[:0] = [str(Path(__file__).resolve().parents[1])]

import drawing
import printing
from flowing import Flow, as_told
from inventing import person
from marking import Chunk, chunks, marks
from pages import Style
from pouring import dashed, shorn
from vocabulary import Words
from weaving import levels

from corpus import CORPUS
from trusthound.adapters.documents.parse import document_in
from trusthound.domain.resume.document import Format, Line

BATCH = 40
# Printed; printed and poured out of what was printed; poured without printing; written as DOCX.
WAYS = ("pdf", "pdf", "poured", "flow", "word")
_WORD, _OLD_WORD = 0.2, 0.5  # shares written as DOCX
_TORN = 0.15  # of the heads' pieces, at most
LANGS = ["en"] * 14 + ["de", "fr", "es", "it", "pt", "nl", "pl", "cs", "de", "fr"]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--count", type=int, default=800)
    asked.add_argument("--validation", type=int, default=200)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--ways", default=",".join(WAYS), help="pdf, poured, flow, word")
    options = asked.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for dev, count in ((True, options.validation), (False, options.count)):
        words = Words(CORPUS, dev)
        for begin in range(0, count, BATCH):
            since = time.process_time()
            made = batch(
                words, dev, begin, min(BATCH, count - begin), options.seed, options.ways.split(",")
            )
            name = f"{'validation' if dev else 'training'}-{options.seed}-{begin:05d}.pickle"
            options.folder.joinpath(name).write_bytes(pickle.dumps(made))
            print(name, len(made), f"{time.process_time() - since:.1f} s", flush=True)


def batch(
    words: Words, dev: bool, begin: int, count: int, seed: int, ways: Sequence[str]
) -> list[dict]:
    drawn = []
    for number in range(begin, begin + count):
        r = Random(f"{seed}-{dev}-{number}")
        who = person(r, words, r.choice(LANGS))
        style = Style(r, who, dev)
        layout = drawing.layout_of(r, dev, old_word=style.old_word)
        css, page = drawing.drawn(r, who, style, number, dev, layout)
        about = {
            "number": number,
            "layout": layout,
            "work": style.work,
            "education": style.education,
            "lang": who.lang,
            "old_word": style.old_word,
            "way": way_of(r, style, ways),
        }
        drawn.append((about, css, page, who.name))
    sheet = [each for each in drawn if each[0]["way"] in ("pdf", "poured")]
    files = {}
    if sheet:
        pages = [(css, drawing.marked(page, x["number"])) for x, css, page, _ in sheet]
        files = printing.pdfs(drawing.whole(pages), [x["number"] for x, *_ in sheet])
    made = []
    for about, _, page, name in drawn:
        number, way, told = about["number"], about["way"], chunks(page)
        r = Random(f"{seed}-{dev}-{number}-f")
        if way == "word":
            made += one(printing.Word(r).file(page), Format.DOCX, told, about)
        elif way == "flow":
            lines = Flow(r).lines(page, name)
            parts = [Chunk(as_told(x.text, name), x.code, x.number) for x in told]
            made += one(printing.poured(lines), Format.DOCX, parts, about, torn=_TORN)
        elif number in files:
            read = one(files[number], Format.PDF, told, about)
            if way == "poured":
                read = poured(read[0], name, about) if read else []
            made += read
    return made


def way_of(r: Random, style: Style, ways: Sequence[str]) -> str:
    if "word" in ways and r.random() < (_OLD_WORD if style.old_word else _WORD):
        return "word"
    others = [x for x in ways if x != "word"]
    return r.choice(others) if others else "word"


def one(data: bytes, kind: Format, told: list[Chunk], about: dict, torn: float = 0.0) -> list[dict]:
    try:
        document = document_in(kind, data)
    except Exception as error:
        print("  not read:", about["way"], type(error).__name__, error)
        return []
    marked = marks(told, document.text, torn)
    if marked is None:
        return []
    return [{"document": document, "marks": marked, "chunks": told, **about}]


def poured(read: dict, name: str, about: dict) -> list[dict]:
    """The same page poured into one paragraph. Its columns may be torn where they are no heads."""
    document, marked = read["document"], read["marks"]
    lines, parts = [], []
    for level in levels(document):
        texts = []
        for line in level:
            pieces = _of_one_mark(line, marked)
            of_line = [Chunk(dashed(shorn(x.text, [name])), x.code, x.number) for x in pieces]
            texts.append("".join(x.text for x in of_line).replace("\t", " "))
            parts += of_line
        lines.append(" ".join(texts))
    return one(printing.poured(lines), Format.DOCX, parts, about, torn=_TORN)


def _of_one_mark(line: Line, marked: Sequence[tuple[str, int]]) -> Iterator[Chunk]:
    at, end = line.start, line.start + len(line.text)
    while at < end:
        upto = at
        while upto < end and (marked[upto] == marked[at] or line.text[upto - line.start].isspace()):
            upto += 1
        yield Chunk(line.text[at - line.start : upto - line.start], *marked[at])
        at = upto


if __name__ == "__main__":
    main()
