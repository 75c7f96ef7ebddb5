"""The corpus on disk in, labelled postings out, each read as the product reads a row.

EMSCAD (2012–14) has both labels; the postings of real employers (2018–26) are all genuine. No
benchmark here ever writes anything of a text.
"""

import gzip
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any

from trusthound.domain.posting.dossier import Dossier
from trusthound.domain.posting.extract.row import read_row
from trusthound.inquiry.posting import ask_about_row
from trusthound.wiring.reference.load import load_reference

CHECKOUT = Path(__file__).resolve().parents[2]
CORPUS = Path(os.environ.get("TRUSTHOUND_CORPUS", CHECKOUT.parent / "shared" / "data"))
MESSAGES = CHECKOUT / "benchmarks/messages"
DAY = date(2026, 11, 21)
EMSCAD = "emscad"
# The shipped model of wording has seen these texts: what is measured here uses models of the folds.
WITHOUT_MODEL = replace(load_reference(), wording_model=lambda: None)


@dataclass(frozen=True, slots=True)
class Labelled:
    """`cluster` holds near-identical postings: they are never parted by a split."""

    source: str
    id: str
    cluster: str
    scam: bool
    dossier: Dossier


def read_emscad() -> list[Labelled]:
    return [_labelled(row, EMSCAD) for row in _rows("postings/emscad.jsonl.gz")]


def read_genuine() -> list[Labelled]:
    """The postings of real employers, of several years and sources."""
    return [_labelled(row, row["source"]) for row in _rows("postings/legit.jsonl.gz")]


def english_messages() -> list[tuple[str, bool]]:
    """Our own written messages, and whether each is a scam; openers are left out.

    The reporting half of benchmarks/messages is not opened.
    """
    files = [MESSAGES / "development/messages.jsonl", *sorted(MESSAGES.glob("training/*.jsonl"))]
    rows = (json.loads(line) for each in files for line in each.read_text("utf-8").splitlines())
    return [
        (row["text"], row["label"] == "scam")
        for row in rows
        if row["language"] == "en" and row["label"] != "opener"
    ]


def _labelled(row: dict[str, Any], source: str) -> Labelled:
    dossier = ask_about_row(read_row(row, as_of=DAY), reference=WITHOUT_MODEL, as_of=DAY)
    return Labelled(source, row["id"], row["cluster"], row["label"] == "scam", dossier)


def _rows(name: str) -> Iterator[dict[str, Any]]:
    with gzip.open(CORPUS / name, "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)
