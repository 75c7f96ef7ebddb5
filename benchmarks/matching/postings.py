"""The corpus in, the postings that the truths name out, each checked by the hash of its text."""

import gzip
import json
import os
import re
from collections.abc import Iterable, Iterator
from datetime import date
from hashlib import sha256
from pathlib import Path

from trusthound.domain.posting.extract.row import read_row
from trusthound.domain.posting.model import JobPosting

CORPUS = Path(os.environ.get("TRUSTHOUND_CORPUS", "../shared/data"))
DAY = date(2026, 11, 22)
_TOKEN = re.compile(r"#(?:URL|EMAIL|PHONE)_[0-9a-f]+#")


def postings_of(wanted: dict[str, str]) -> dict[str, JobPosting]:
    """By `source:id`, of those whose text has the sha256 that stands beside it.

    Of EMSCAD the description alone, because the truths were read from nothing else.
    """
    found = {}
    for name, text, html, title in _texts(wanted.keys()):
        if sha256(_TOKEN.sub("", text).strip().encode()).hexdigest() == wanted[name]:
            found[name] = read_row({"title": title, "description": html}, as_of=DAY)
    return found


def _texts(names: Iterable[str]) -> Iterator[tuple[str, str, str, str]]:
    """(name, text that was hashed, text or markup to read, title)."""
    sought = set(names)
    for file in ("emscad", "legit"):
        path = CORPUS / f"postings/{file}.jsonl.gz"
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            for row in map(json.loads, lines):
                name = f"{row.get('source', 'emscad')}:{row['id']}"
                if name in sought:
                    yield name, row["description"], row["description"], row.get("title", "")
    for path in sorted((CORPUS / "boards/ashby_stapply").glob("*.json")):
        for job in json.loads(path.read_text(encoding="utf-8"))["jobs"]:
            if (name := f"ashby:{path.stem}/{job['id']}") in sought:
                yield name, job["descriptionPlain"], job["descriptionHtml"], job["title"]
