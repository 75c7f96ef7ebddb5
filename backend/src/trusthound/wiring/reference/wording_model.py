"""The bytes of the shipped model of postings' wording in, the model out; read when first asked for.

benchmarks/accuracy/train.py writes them: a gzip of one line of JSON (what WordingModel says but its
terms), of the terms, one a line, and after an empty line of their steps, a signed byte each.
"""

import gzip
import json
from array import array
from functools import cache
from importlib.resources import files

from trusthound.domain.facts.wording_model import WordingModel

FILE = files("trusthound.wiring.reference").joinpath("wording_model.gz")


@cache
def wording_model() -> WordingModel:
    """The model as shipped, in about a hundredth of a second."""
    return read_wording_model(FILE.read_bytes())


def read_wording_model(packed: bytes) -> WordingModel:
    head, _, rest = gzip.decompress(packed).partition(b"\n")
    listed, _, steps = rest.partition(b"\n\n")
    terms = [tuple(each.split(" ")) for each in listed.decode().split("\n")]
    weighed = list(zip(terms, array("b", steps), strict=True))
    return WordingModel(
        words={term[0]: step for term, step in weighed if len(term) == 1},
        pairs={(term[0], term[1]): step for term, step in weighed if len(term) > 1},
        **json.loads(head),
    )


def packed_wording_model(model: WordingModel) -> bytes:
    """The same bytes for the same model."""
    told = {
        "version": model.version,
        "scale": model.scale,
        "intercept": model.intercept,
        "trained_on": model.trained_on,
    }
    steps = {**model.words, **{" ".join(pair): step for pair, step in model.pairs.items()}}
    terms = sorted(steps)
    weights = array("b", [steps[each] for each in terms]).tobytes()
    body = json.dumps(told).encode() + b"\n" + "\n".join(terms).encode() + b"\n\n" + weights
    return gzip.compress(body, mtime=0)
