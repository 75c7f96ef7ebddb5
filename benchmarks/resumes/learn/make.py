"""Invented resumes made, printed, read and marked: what the learnt reader is trained and validated with.

python benchmarks/resumes/learn/make.py FOLDER [--count 800] [--validation 200] [--seed 1]
"""

import argparse
import pickle
import sys
import time
from pathlib import Path
from random import Random

sys.path[:0] = [str(Path(__file__).resolve().parents[1])]

import drawing
import printing
from inventing import person
from marking import Chunk, chunks, marks
from pages import Style
from vocabulary import Words

from corpus import CORPUS
from trusthound.adapters.documents.parse import document_in
from trusthound.domain.resume.document import Format

BATCH = 40
LANGS = ["en"] * 14 + ["de", "fr", "es", "it", "pt", "nl", "pl", "cs", "de", "fr"]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--count", type=int, default=800)
    asked.add_argument("--validation", type=int, default=200)
    asked.add_argument("--seed", type=int, default=1)
    options = asked.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for dev, count in ((True, options.validation), (False, options.count)):
        words = Words(CORPUS, dev)
        for begin in range(0, count, BATCH):
            since = time.process_time()
            made = batch(words, dev, begin, min(BATCH, count - begin), options.seed)
            name = f"{'validation' if dev else 'training'}-{options.seed}-{begin:05d}.pickle"
            options.folder.joinpath(name).write_bytes(pickle.dumps(made))
            print(name, len(made), f"{time.process_time() - since:.1f} s", flush=True)


def batch(words: Words, dev: bool, begin: int, count: int, seed: int) -> list[dict]:
    drawn = []
    for number in range(begin, begin + count):
        r = Random(f"{seed}-{dev}-{number}")
        who = person(r, words, r.choice(LANGS))
        style = Style(r, who, dev)
        layout = drawing.layout_of(r, dev)
        css, page = drawing.drawn(r, who, style, number, dev, layout)
        drawn.append((number, css, page, layout, style, who.lang))
    sheet = drawing.whole([(css, drawing.marked(page, number)) for number, css, page, *_ in drawn])
    files = printing.pdfs(sheet, [each[0] for each in drawn])
    made = []
    for number, _, page, layout, style, lang in drawn:
        r = Random(f"{seed}-{dev}-{number}-f")
        told = chunks(page)
        about = {
            "number": number,
            "layout": layout,
            "work": style.work,
            "education": style.education,
            "lang": lang,
        }
        way = r.random()
        if way < 0.22:
            made += one(printing.Word(r).file(page), Format.DOCX, told, about | {"way": "word"})
            continue
        if number not in files:
            continue
        read = one(files[number], Format.PDF, told, about | {"way": "pdf"})
        if read and way < 0.42:
            lines = poured_lines(read[0], r)
            read = one(
                printing.poured([whole.text for whole, _ in lines]),
                Format.DOCX,
                [x for line in lines for x in line[1]],
                about | {"way": "poured"},
            )
        made += read
    return made


def one(data: bytes, kind: Format, told: list[Chunk], about: dict) -> list[dict]:
    try:
        document = document_in(kind, data)
    except Exception as error:
        print("  not read:", about["way"], type(error).__name__, error)
        return []
    marked = marks(told, document.text)
    if marked is None:
        return []
    return [{"document": document, "marks": marked, "chunks": told, **about}]


def poured_lines(read: dict, r: Random) -> list[tuple[Chunk, list[Chunk]]]:
    """The lines of a page from top to bottom, those on a level run together."""
    document, marked = read["document"], read["marks"]
    rows: list[list] = []
    for line in document.lines:
        if not line.text.strip():
            continue
        level = next(
            (
                row
                for row in rows[-80:]
                if row[0].page == line.page
                and row[0].box
                and line.box
                and abs(row[0].box.top - line.box.top) < 0.006
            ),
            None,
        )
        if level is None:
            rows.append([line])
        else:
            level.append(line)
    rows.sort(key=lambda row: (row[0].page, row[0].box.top if row[0].box else 0))
    no_signs, gap = r.random() < 0.5, r.choice([" ", " ", "\t", "  "])
    lines = []
    for row in rows:
        row.sort(key=lambda each: each.box.left if each.box else 0)
        texts, parts = [], []
        for line in row:
            text = line.text
            if no_signs and text[:1] in "•▪◦–>" and text[1:2] == " ":
                text, begin = " " + text[2:], line.start + 2
            else:
                begin = line.start
            texts.append(text)
            at = begin
            end = line.start + len(line.text)
            while at < end:  # a chunk for each stretch of one mark
                upto = at
                while upto < end and (marked[upto] == marked[at] or document.text[upto].isspace()):
                    upto += 1
                parts.append(Chunk(document.text[at:upto], *marked[at]))
                at = upto
        lines.append((Chunk(gap.join(texts), "", -1), parts))
    return lines


if __name__ == "__main__":
    main()
