"""The development halves of the corpus and of the layouts of others in, prepared as invented ones are, out.

Where their truths' values stand is known, so the heads of entries are; what the other rows are, chains say
that were fitted to invented resumes alone. Written outside of the repository: it holds what people wrote.

    python benchmarks/resumes/learn/real.py INVENTED REAL [NOTED]

With NOTED, a folder as noted.py has it, its documents too.
"""

import pickle
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).resolve().parents[1])]

from development import documents
from labels import row_labels as marked_rows
from labels import rows_and_kinds, word_labels
from noted import noted
from projecting import marks_of
from weights import chains_of

from trusthound.domain.resume.document import Document
from trusthound.domain.resume.read.learnt import entries as learnt
from trusthound.domain.resume.read.learnt.chain import Chains, placed
from trusthound.domain.resume.read.learnt.row_traits import row_traits

_HEADS = {"WF", "WH", "EF", "EH"}


def main() -> None:
    chains = chains_of(Path(sys.argv[1]))
    made = []
    for truth, document in documents():
        marks, must, met = marks_of(document, truth, rows_and_kinds(document)[0])
        if must == met:  # a head that is not found would be learnt as none
            made.append((truth.file, truth.half, truth.person, prepared(chains, document, marks)))
    if len(sys.argv) > 3:
        made += [
            (each.name, each.way, each.name, prepared(chains, each.document, each.marks))
            for each in noted(Path(sys.argv[3]))
        ]
    Path(sys.argv[2]).write_bytes(pickle.dumps(made))


def prepared(chains: Chains, document: Document, marks: list[tuple[str, int]]) -> dict[str, Any]:
    rows, kinds, hints = rows_and_kinds(document)
    traits, keys = row_traits(rows, kinds, hints)
    held = learnt.row_labels(chains.rows, placed(chains.rows, traits), keys)
    labels = _rows(marked_rows(rows, marks), held)
    made: dict[str, Any] = {"r": (traits, keys, labels)}
    found = learnt.grouped(rows, labels)
    for kind, wanted, chain in (("w", "WG", chains.work), ("e", "E", chains.education)):
        heads = [one.rows for one in found if one.kind in wanted]
        seen = learnt.heads_of(chain, heads, hints)
        told = []
        for head, told_rows, said in zip(
            heads, seen.words, learnt.word_labels(chain, seen), strict=True
        ):
            words = [word for own in told_rows for word in own]
            named = [
                label
                for row, own in zip(head, told_rows, strict=True)
                for label in word_labels(row, own, marks)
            ]
            # A truth says nothing of places and subjects.
            both = zip(named, said, strict=True)
            named = [a if a != "N" else b if b in "PAD" else "N" for a, b in both]
            told.append(([x.traits for x in words], [x.slot for x in words], named))
        made[kind] = told
    return made


def _rows(marked: Sequence[str], held: Sequence[str]) -> list[str]:
    """What is marked as a head is one, nothing else is; for the rest what it is held for."""
    labels: list[str] = []
    inside = ""
    for at, (mark, guess) in enumerate(zip(marked, held, strict=True)):
        before = labels[-1] if labels else ""
        behind = marked[at + 1] if at + 1 < len(marked) else ""
        if mark in _HEADS:
            labels.append(mark)
            inside = mark[0]
        elif guess not in {*_HEADS, "WG"}:
            labels.append(guess)
            inside = "" if guess[0] == "H" and guess != "HL" else inside
        elif guess[1] == "H" and before in _HEADS and before[0] == guess[0]:
            labels.append(guess)
        elif behind in {"WH", "EH"} and before in _HEADS:
            labels.append(behind)
        else:
            labels.append(guess[0] + "T" if inside == guess[0] else "O")
    return labels


if __name__ == "__main__":
    main()
