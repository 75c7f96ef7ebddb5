"""The shipped chains in; the same with the traits first that resumes of the development halves have most, out.

    python benchmarks/resumes/learn/ordering.py

What a chain answers stays the same. Whoever is forked off to read a file copies each page of memory in which it
counts a reference, and the places of traits lie in memory in the file's order: so they lie on a tenth of the pages.
"""

import gzip
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
from development import documents

from trusthound.domain.resume.read.education import education
from trusthound.domain.resume.read.learnt.chain import Chain, Chains
from trusthound.domain.resume.read.rows import rows
from trusthound.domain.resume.read.second_reading import ByRules, claimed
from trusthound.domain.resume.read.sections import parts
from trusthound.domain.resume.read.work import work
from trusthound.wiring.reference.resume_chains import FILES, read_resume_chains


class _Counted(dict[str, int]):
    """Places of traits; it counts how often each is asked for."""

    def __init__(self, places: dict[str, int]) -> None:
        super().__init__(places)
        self.asked = Counter[str]()

    def get(self, trait: str, _: None = None) -> int | None:  # type: ignore[override]
        self.asked[trait] += 1
        return super().get(trait)


def _counted(chain: Chain) -> Chain:
    return replace(chain, places=_Counted(dict(chain.places)))


def _asked(chains: Chains) -> list[Counter[str]]:
    """Of each chain, how often the development halves ask for each trait."""
    counted = Chains(*map(_counted, _each(chains)))
    for _, document in documents():
        shown, text = rows(document), document.text
        found = parts(shown)
        entries = work(found, text), education(found, text)
        claimed([counted], None, ByRules(shown, found, text, entries))
    return [each.places.asked for each in _each(counted) if isinstance(each.places, _Counted)]


def _each(chains: Chains) -> tuple[Chain, Chain, Chain]:
    return chains.rows, chains.work, chains.education


def _ordered(packed: bytes, asked: Sequence[Counter[str]]) -> bytes:
    head, _, rest = gzip.decompress(packed).partition(b"\n")
    listed, _, steps = rest.partition(b"\n\n")
    names, weights = iter(listed.decode().split("\n")), np.frombuffer(steps, np.int8)
    traits, made, at = list[str](), list[bytes](), 0
    for told, counts in zip(json.loads(head), asked, strict=True):
        own = [next(names) for _ in range(told["traits"])]
        order = sorted(range(len(own)), key=lambda place: -counts[own[place]])
        traits += [own[place] for place in order]
        for look in _looks(weights[at:], len(own), len(told["labels"])):
            made.append(look[[*order, *range(len(own), len(look))]].tobytes())
            at += look.size
    body = "\n".join(traits).encode() + b"\n\n" + b"".join(made)
    return gzip.compress(head + b"\n" + body, mtime=0)


def _looks(weights: np.ndarray, traits: int, labels: int) -> Iterator[np.ndarray]:
    """A row for each trait, then one for each label."""
    size = (traits + labels) * labels
    for at in (0, size):
        yield weights[at : at + size].reshape(-1, labels)


def main() -> None:
    for file in FILES:
        packed = file.read_bytes()
        Path(str(file)).write_bytes(_ordered(packed, _asked(read_resume_chains(packed))))


if __name__ == "__main__":
    main()
