"""The files of the shipped encoder in, the encoder out; read when first asked for.

benchmarks/resumes/learn/encoder writes the first two: the layers as ONNX, and the tables of words
and traits. The vocabulary is MiniLM's, one piece of a word a line.
"""

from functools import cache
from importlib.resources import files
from io import BytesIO

import numpy as np

from trusthound.adapters.encoding.encoder import TRAITS, OnnxEncoder, Tables

_FOLDER = files("trusthound.wiring.reference")
MODEL, TABLES = _FOLDER / "resume_encoder.onnx", _FOLDER / "resume_encoder.npz"
_VOCABULARY = _FOLDER / "resume_encoder.txt"


@cache
def vocabulary() -> dict[str, int]:
    """Pieces of words, each with its number."""
    words = _VOCABULARY.read_text("utf-8").splitlines()
    return {each: at for at, each in enumerate(words)}


@cache
def resume_encoder() -> OnnxEncoder:
    with np.load(BytesIO(TABLES.read_bytes())) as told:
        tables = Tables(
            words=told["words"],
            steps=told["steps"],
            places=told["places"].astype(np.float32),
            traits={name: told[name] for name in TRAITS},
            far=told["far"],
            bias=told["bias"],
        )
    return OnnxEncoder(vocabulary(), tables, MODEL.read_bytes())
