"""A feature in, what it weighs in nats out: a linear model of reported scams."""

from dataclasses import dataclass
from zlib import crc32


@dataclass(frozen=True, slots=True)
class ScamModel:
    """`weights` holds a signed byte for each of its buckets, a power of two of them; a byte times
    `scale` is nats. So does `word_weights`, times `word_scale`, for words and pairs of words alone.
    From `danger` nats on a text is told as danger, below `ordinary` it reads like honest ones: both
    limits were set on texts whose authors the model had not seen. `trained_on` is a digest of its
    texts.
    """

    version: str
    weights: bytes
    scale: float
    word_weights: bytes
    word_scale: float
    intercept: float
    danger: float
    ordinary: float
    trained_on: str

    def of(self, feature: str) -> int:
        return _step(feature, self.weights)

    def of_word(self, feature: str) -> int:
        return _step(feature, self.word_weights)


def _step(feature: str, weights: bytes) -> int:
    byte = weights[crc32(feature.encode()) & (len(weights) - 1)]
    return byte - 256 if byte > 127 else byte
