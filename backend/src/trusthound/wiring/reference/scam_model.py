"""The bytes of the shipped model of scam messages in, the model out.

benchmarks/messages/train.py writes them: a gzip of one line of JSON (what ScamModel says but its
weights) and of the weights, a signed byte each.
"""

import gzip
import json

from trusthound.domain.facts.scam_model import ScamModel


def read_scam_model(packed: bytes) -> ScamModel:
    head, _, weights = gzip.decompress(packed).partition(b"\n")
    return ScamModel(weights=weights, **json.loads(head))


def packed_scam_model(model: ScamModel) -> bytes:
    """The same bytes for the same model."""
    told = {
        "version": model.version,
        "scale": model.scale,
        "intercept": model.intercept,
        "danger": model.danger,
        "ordinary": model.ordinary,
        "trained_on": model.trained_on,
    }
    return gzip.compress(json.dumps(told).encode() + b"\n" + model.weights, mtime=0)
