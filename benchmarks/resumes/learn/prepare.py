"""Marked documents in, their traits and labels out, once for all fits."""

import pickle
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[1])]

from labels import row_labels, rows_and_kinds, word_labels

from trusthound.domain.resume.read.learnt.entries import grouped
from trusthound.domain.resume.read.learnt.row_traits import row_traits
from trusthound.domain.resume.read.learnt.word_traits import head_traits


def prepared(each: dict) -> dict:
    """Rows: traits, keys, labels. Words of heads of work and of education: for each head traits, slots, labels."""
    shown, kinds, hints = rows_and_kinds(each["document"])
    labels = row_labels(shown, each["marks"])
    traits, keys = row_traits(shown, kinds, hints)
    made = {"r": (traits, keys, labels)}
    found = grouped(shown, labels)
    for kind, wanted in (("w", "WG"), ("e", "E")):
        heads = [one.rows for one in found if one.kind in wanted]
        told = []
        for head, lists in zip(heads, head_traits(heads, hints), strict=True):
            words = [word for words in lists for word in words]
            named = [
                x
                for row, words in zip(head, lists, strict=True)
                for x in word_labels(row, words, each["marks"])
            ]
            told.append(([word.traits for word in words], [word.slot for word in words], named))
        made[kind] = told
    return made


def main() -> None:
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    for folder in sys.argv[2:]:
        for file in sorted(Path(folder).glob("training-*.pickle")):
            kept = target / file.name
            if not kept.exists():
                kept.write_bytes(
                    pickle.dumps([prepared(each) for each in pickle.loads(file.read_bytes())])
                )


if __name__ == "__main__":
    main()
