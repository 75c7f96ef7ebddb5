"""The development halves' PDFs in, poured into DOCX as converters do it; how much of each is read right, out.

Run: `python benchmarks/resumes/learn/poured.py [--misses] [--rules]` with train.py's environment. What a PDF
tells by its places on the page is gone then, so it's harder than the same files of run.py and layouts.py.
`--rules` asks no chains.
"""

import argparse
import json
import pickle
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[1])]

import layouts
import ours
import printing
from comparing import Found, compared
from pouring import poured_lines
from truths import Truth, found_truths

from corpus import HALVES
from trusthound.adapters.documents.parse import document_in
from trusthound.domain.resume.document import Format
from trusthound.domain.resume.read import read_resume
from trusthound.wiring.reference.resume_chains import read_resume_chains, resume_chains

KINDS = ("employment", "education")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--misses", action="store_true")
    asked.add_argument("--rules", action="store_true")
    asked.add_argument("--weights", type=Path)
    asked.add_argument("--keep", type=Path, help="a file outside of the repository")
    options = asked.parse_args()
    chains = None if options.rules else resume_chains()
    if options.weights:
        chains = read_resume_chains(options.weights.read_bytes())
    totals: dict[tuple[str, str], Found] = {}
    for truth, lines in poured(options.keep):
        document = document_in(Format.DOCX, printing.poured(lines))
        found = compared(truth, ours.reading_of(read_resume(document, chains)))
        of_set = truth.file.partition("/")[0] if "/" in truth.file else "layouts"
        for kind in KINDS:
            for name in (of_set, "all"):
                totals[name, kind] = totals.get((name, kind), Found()) + found[kind]
        amiss = [f"    {kind}: {told}" for kind in KINDS for told in found[kind].amiss]
        if options.misses and amiss:
            print(truth.file, *amiss, sep="\n")
    for (name, kind), each in sorted(totals.items()):
        print(
            f"{name:12} {kind:12} right {each.right} wrong {each.wrong} missing {each.missing} "
            f"F1 {each.f1 or 0:.3f} dates {each.dated}"
        )


def pdfs() -> Iterator[tuple[Truth, bytes]]:
    with tempfile.TemporaryDirectory() as folder:
        browser = printing.BROWSER
        for page in sorted(layouts.PAGES.glob("*.html")):
            truth = layouts._truth(
                page.stem, json.loads(page.with_suffix(".json").read_text("utf-8"))
            )
            if truth.half == HALVES[0]:
                yield truth, layouts._printed(browser, page, Path(folder, f"{page.stem}.pdf"))
    for _, data, truth in found_truths():
        if truth.half == HALVES[0] and truth.format == "pdf":
            yield truth, data


def poured(kept: Path | None) -> list[tuple[Truth, list[str]]]:
    """`kept` holds them for the next run."""
    if kept is not None and kept.exists():
        return pickle.loads(kept.read_bytes())
    made = list(_poured())
    if kept is not None:
        kept.write_bytes(pickle.dumps(made))
    return made


def _poured() -> Iterator[tuple[Truth, list[str]]]:
    for truth, data in pdfs():
        names = [] if truth.seal else [each for each in truth.name if each]
        yield truth, poured_lines(data, names)


if __name__ == "__main__":
    main()
