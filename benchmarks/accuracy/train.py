"""The corpus in, the model of wording that the product ships out.

Run: `python benchmarks/accuracy/train.py`. It is fitted to everything, so nothing may be measured
with it on the same texts: measure.py fits its own models, fold by fold.
"""

import sys
from dataclasses import replace
from pathlib import Path

from folds import SEEDS
from material import Material, everything, read_material
from text_model import calibrated

from corpus import CORPUS
from trusthound.domain.facts.wording_model import WordingModel
from trusthound.wiring.reference.wording_model import FILE, packed_wording_model


def main() -> None:
    if not CORPUS.is_dir():
        sys.exit(f"There is no corpus at {CORPUS}: set TRUSTHOUND_CORPUS.")
    write(shipped(read_material()))


def shipped(material: Material) -> WordingModel:
    model, _ = calibrated(material.pool, everything(material), SEEDS[0])
    research, widening, messages = material.research, len(material.widening), len(material.messages)
    told = f"{research} EMSCAD, {widening} later genuine, {messages} messages; {material.digest}"
    return replace(model, trained_on=told)


def write(model: WordingModel) -> None:
    packed = packed_wording_model(model)
    Path(str(FILE)).write_bytes(packed)
    print(f"{len(model.words):,} words, {len(model.pairs):,} pairs, {len(packed):,} bytes")


if __name__ == "__main__":
    main()
