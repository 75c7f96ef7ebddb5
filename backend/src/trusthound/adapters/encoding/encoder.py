"""A document's rows in, what an encoder sees in them out.

A transformer of the BERT family, run by ONNX Runtime. It sees 510 tokens at once, so a longer
document in stretches that overlap; each token is believed where it is farther from the ends.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import onnxruntime
from numpy.typing import NDArray

from trusthound.adapters.encoding.mentions import Numbers, mentions_of
from trusthound.adapters.encoding.pairs import Pairs
from trusthound.adapters.encoding.tokens import Tokens, tokens_of
from trusthound.adapters.encoding.wordpieces import WordPieces
from trusthound.domain.resume.read.encoded.model import Seen

SEEN, OVERLAP = 510, 128  # tokens
MOST = 3_000  # of a longer document the rest is not looked at
TRAITS = ("shape", "date", "section", "look")


@dataclass(frozen=True, slots=True)
class Tables:
    """What each token is, by its number, times its step; its place among those seen; its traits by
    name; and of Pairs `far` and `bias`.
    """

    words: NDArray[np.int8]
    steps: Numbers
    places: Numbers
    traits: Mapping[str, Numbers]
    far: Numbers
    bias: Numbers


class OnnxEncoder:
    def __init__(self, vocabulary: Mapping[str, int], tables: Tables, model: bytes) -> None:
        options = onnxruntime.SessionOptions()
        # A process that is shut in can start no threads.
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.enable_cpu_mem_arena = False
        options.log_severity_level = 3
        self._session = onnxruntime.InferenceSession(
            model, options, providers=["CPUExecutionProvider"]
        )
        self._pieces, self._tables = WordPieces(vocabulary), tables

    def encoded(self, rows: Sequence[Seen]) -> Pairs:
        told, tables = tokens_of(rows, self._pieces, MOST), self._tables
        worths = tables.far, tables.bias
        if not rows:
            nothing = np.zeros((0, 1), np.float32)
            return Pairs((), told, nothing, (nothing, nothing), worths)
        tags, left, right = self._looked_at(told)
        return Pairs(mentions_of(rows, told, tags), told, tags, (left, right), worths)

    def _looked_at(self, told: Tokens) -> list[Numbers]:
        parts: list[list[Numbers]] = [[], [], []]
        for begin, end, first, last in stretches(len(told)):
            made = self._session.run(None, {"tokens": self._embedded(told, begin, end)})
            for part, each in zip(parts, made, strict=True):
                part.append(each[first - begin : last - begin])
        return [np.concatenate(part) for part in parts]

    def _embedded(self, told: Tokens, begin: int, end: int) -> Numbers:
        tables, ids = self._tables, told.ids[begin:end]
        made = tables.words[ids] * tables.steps[ids, None] + tables.places[: end - begin]
        for name, table in tables.traits.items():
            made += table[getattr(told, name)[begin:end]]
        return made


def stretches(size: int) -> Iterator[tuple[int, int, int, int]]:
    """Of each from where to where it is seen, and from where to where it is believed."""
    if size <= SEEN:
        yield 0, size, 0, size
        return
    count = -(-(size - OVERLAP) // (SEEN - OVERLAP))
    begins = [round(at * (size - SEEN) / (count - 1)) for at in range(count)]
    believed = [0, *((one + other + SEEN) // 2 for one, other in pairwise(begins)), size]
    for begin, (first, last) in zip(begins, pairwise(believed), strict=True):
        yield begin, begin + SEEN, first, last
