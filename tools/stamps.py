"""Files in, one fingerprint out: what has a stamp with the same fingerprint is not done again."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

from tools.places import ROOT, STAMPS

NEVER_INPUT = {"node_modules", "dist", "__pycache__", "test-results", "playwright-report"}


def fingerprint(*inputs: Path, also: str = "") -> str:
    """The hash of every file beneath the inputs, of their names, and of the words given."""
    digest = hashlib.sha256(also.encode())
    for each in sorted(_files(inputs)):
        digest.update(f"\0{each.relative_to(ROOT)}\0".encode())
        digest.update(each.read_bytes())
    return digest.hexdigest()


def is_current(name: str, value: str) -> bool:
    """True when the stamp of this name holds this fingerprint."""
    stamp = STAMPS / name
    return stamp.is_file() and stamp.read_text() == value


def put(name: str, value: str) -> None:
    """Writes the stamp; called after the work is done, so that broken work is done again."""
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / name).write_text(value)


def _files(inputs: Iterable[Path]) -> Iterable[Path]:
    for each in inputs:
        if each.is_file():
            yield each
        elif each.is_dir() and each.name not in NEVER_INPUT:
            yield from _files(each.iterdir())
