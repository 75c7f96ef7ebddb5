"""The committed truths and the corpus in; the postings and resumes that they name out."""

import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

CHECKOUT = Path(__file__).resolve().parents[2]
CORPUS = Path(os.environ.get("TRUSTHOUND_CORPUS", CHECKOUT.parent / "shared" / "data"))
TRUTHS = Path(__file__).with_name("truths")
DEVELOPMENT, REPORTING = "development", "reporting"
_BODY = ("description", "requirements", "benefits")


def truths(name: str, half: str) -> list[dict[str, Any]]:
    """Lines of one half of `requirements` or `pairs`."""
    with (TRUTHS / f"{name}.jsonl").open(encoding="utf-8") as lines:
        told = map(json.loads, lines)
        return [each for each in told if each["half"] == half]


def rows() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every posting with a description: `source:id` and the row as the product reads rows."""
    for name in ("legit", "emscad"):
        with gzip.open(CORPUS / f"postings/{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
            for line in lines:
                row = json.loads(line)
                yield f"{row.get('source', 'emscad')}:{row['id']}", row
    for board in sorted((CORPUS / "boards/ashby_stapply").glob("*.json")):
        for job in json.loads(board.read_text(encoding="utf-8"))["jobs"]:
            row = {
                "title": job["title"],
                "company": board.stem,
                "description": job["descriptionPlain"],
                "location": job["location"],
                "cluster": job["id"],
            }
            yield f"ashby:{board.stem}/{job['id']}", row


def text_of(row: dict[str, Any]) -> str:
    return "\n".join(filter(None, (row.get(each) for each in _BODY)))
