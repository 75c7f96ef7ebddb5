"""The corpus and the expectations in, what became of every field of every file out."""

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from reading import Outcome, Reading
from rules import Verdict, best, judge

EXPECTED = Path(__file__).parent / "expected"
FOLDERS = ("pages", "boards", "feeds", "walls")
STRUCTURED = ("html", "nhs_jobs")  # what extruct and trafilatura are made for

Read = Callable[[bytes, str], Outcome]


@dataclass(frozen=True, slots=True)
class File:
    """One file of the corpus: what is expected of it, what a reader made of it."""

    folder: str
    label: str
    expected: dict[str, Any]
    outcome: Outcome

    @property
    def kind(self) -> str:
        return str(self.expected["kind"])

    @property
    def board(self) -> str:
        """The site or board whose page or answer it is."""
        parent, _, name = self.label.rpartition("/")
        if parent in ("careerkit_trimmed", "_trimmed"):
            return name.split("_")[0].split("-")[0]
        return {"ashby_stapply": "ashby"}.get(parent, parent) or name

    @property
    def structured(self) -> bool:
        return self.expected["format"] == STRUCTURED[0] or self.board == STRUCTURED[1]

    @property
    def refused(self) -> bool:
        return not self.outcome.readings and not self.outcome.crash

    @property
    def counted(self) -> bool:
        """Whether as many postings were read as the file holds."""
        wanted, found = self.expected.get("count", 1), len(self.outcome.readings)
        if self.expected.get("same_posting_twice"):
            return found in (1, 2)
        if isinstance(wanted, dict) and "any_of" in wanted:
            return bool(found in wanted["any_of"])
        if isinstance(wanted, dict):
            return bool(wanted["at_least"] <= found <= wanted["at_most"])
        return bool(found == wanted)

    @property
    def kind_right(self) -> bool:
        if self.outcome.crash:
            return False
        if self.kind == "wall":
            return self.refused
        if self.kind == "other":
            told = {each.title for each in self.outcome.readings}
            return self.refused or told == {self.expected.get("title")}
        if self.kind == "listing":
            return self.refused or ("if_read" in self.expected and self.counted)
        return self.counted


@dataclass(frozen=True, slots=True)
class Posting:
    """One expected posting, its reading and what became of each field."""

    file: File
    expected: dict[str, Any]
    reading: Reading | None
    verdicts: dict[str, Verdict]


def measure(corpus: Path, read: Read) -> list[File]:
    """Every file that is in the corpus and expected of it, in the order of their labels."""
    paths = dict(_hashed(corpus))
    return [
        File(folder, each["file"], each, read(paths[sha].read_bytes(), paths[sha].name))
        for folder in FOLDERS
        for sha, each in json.loads(
            (EXPECTED / f"{folder}.json").read_text(encoding="utf-8")
        ).items()
        if sha in paths
    ]


def unexpected(corpus: Path) -> int:
    """How many files of the corpus nothing is expected of."""
    known = {
        sha
        for folder in FOLDERS
        for sha in json.loads((EXPECTED / f"{folder}.json").read_text(encoding="utf-8"))
    }
    return sum(sha not in known for sha, _ in _hashed(corpus))


def postings(files: list[File]) -> list[Posting]:
    """The expected postings of the files; those of a listing only where it was read as postings."""
    found = []
    for file in files:
        several = file.expected.get("postings", ())
        if file.kind == "listing" and file.kind_right and not file.refused:
            several = file.expected.get("if_read", ())
        for each in several:
            reading = best(each, file.outcome.readings, alone=file.kind == "posting")
            found.append(Posting(file, each, reading, judge(each, reading)))
    return found


def _hashed(corpus: Path) -> Iterator[tuple[str, Path]]:
    for folder in FOLDERS:
        for path in sorted((corpus / folder).rglob("*")):
            if path.is_file() and path.name != "README.md":
                yield hashlib.sha256(path.read_bytes()).hexdigest(), path
