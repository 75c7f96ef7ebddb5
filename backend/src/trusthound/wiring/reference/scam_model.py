"""The bytes of the shipped model of scam messages in, the model out.

benchmarks/messages/train.py writes them: a gzip of one line of JSON (what ScamModel says but its
weights) and of the weights, a signed byte each: as many of words alone as of all features.
"""

import gzip
import json

from trusthound.domain.facts.scam_model import ScamModel


def read_scam_model(packed: bytes) -> ScamModel:
    head, _, both = gzip.decompress(packed).partition(b"\n")
    weights, word_weights = both[: len(both) // 2], both[len(both) // 2 :]
    return ScamModel(weights=weights, word_weights=word_weights, **json.loads(head))


def packed_scam_model(model: ScamModel) -> bytes:
    """The same bytes for the same model."""
    told = {
        "version": model.version,
        "scale": model.scale,
        "word_scale": model.word_scale,
        "intercept": model.intercept,
        "danger": model.danger,
        "ordinary": model.ordinary,
        "trained_on": model.trained_on,
    }
    weights = model.weights + model.word_weights
    return gzip.compress(json.dumps(told).encode() + b"\n" + weights, mtime=0)
