"""The documents of the development halves, of the corpus and of the layouts of others, with what they state."""

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path

import layouts
from truths import Truth, found_truths

from corpus import HALVES
from trusthound.adapters.documents.parse import document_in
from trusthound.domain.resume.document import Document, Format


def documents() -> Iterator[tuple[Truth, Document]]:
    with tempfile.TemporaryDirectory() as folder:
        for page in sorted(layouts.PAGES.glob("*.html")):
            told = json.loads(page.with_suffix(".json").read_text("utf-8"))
            truth = layouts._truth(page.stem, told)
            if truth.half == HALVES[0]:
                browser = layouts.os.environ["CHROMIUM"]
                data = layouts._printed(browser, page, Path(folder, f"{page.stem}.pdf"))
                yield truth, document_in(Format.PDF, data)
    for _, data, truth in found_truths():
        if truth.half == HALVES[0]:
            yield truth, document_in(Format(truth.format), data)
