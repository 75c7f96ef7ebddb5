"""The development and training texts in, the model of scam messages that the product ships out.

Run: `python benchmarks/messages/train.py`. Each file of texts has another author. The limit from
which a text is told as danger is set on texts whose author neither the model nor the word lists
have seen: every such file is judged by a model fitted without it and a few others. The reporting
half is not opened.
"""

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date
from math import inf
from multiprocessing import Pool
from pathlib import Path
from zlib import crc32

import numpy as np
from fit import BUCKETS, Fitted, Hashed, Text, fit
from limits import MOST_ACCUSED, Example, Judged, Limits, unseen_of

from trusthound.domain.assessment.band import Band, band_of
from trusthound.domain.facts.scam_model import ScamModel
from trusthound.domain.message.assess import assess
from trusthound.domain.message.dossier import compile_dossier
from trusthound.domain.message.find_cues import find_cues, told_by
from trusthound.domain.message.lexicon import lexicons_of
from trusthound.domain.message.model import Message
from trusthound.domain.message.read.text import read_message
from trusthound.domain.message.resemblance import (
    ENOUGH_TO_BE_ORDINARY,
    Traits,
    parts_of,
    traits_of,
    valued,
    windows_of,
)
from trusthound.domain.message.scripts.register import SCRIPTS
from trusthound.domain.message.scripts.script import followed
from trusthound.wiring.reference import load, scam_model

HERE = Path(__file__).resolve().parent
FILES = [HERE / "development/messages.jsonl", *sorted((HERE / "training").glob("*.jsonl"))]
OUT = Path(scam_model.__file__).with_name("scam_model.gz")
AS_OF = date(2026, 11, 21)
# The word lists were widened after these texts: with them they do better than with others.
KNOWN_TO_THE_LISTS = frozenset({
    "messages", "english", "english_c", "english_d", "french", "german", "hindi", "portuguese",
    "spanish",
})  # fmt: skip
GROUPS = 10
VERSION = "2026-11-messages-5"


def main() -> None:
    with Pool() as workers:
        examples = [each for read in workers.map(examples_of, FILES, 1) for each in read]
    limits = limits_of(examples)
    model = quantized(fit_to(examples), limits)
    OUT.write_bytes(scam_model.packed_scam_model(model))
    size = OUT.stat().st_size
    print(f"\n{len(examples)} texts, {size:,} bytes: {limits}")


def examples_of(file: Path) -> list[Example]:
    lexicons = lexicons_of(load.load_reference().lexicons)
    examples = []
    for line in file.read_text("utf-8").splitlines():
        row = json.loads(line)
        if row["label"] == "opener":
            continue
        message = read_message(row["text"])
        told = told_by(message, lexicons)
        cues = find_cues(told)
        traits = traits_of(message, told, cues, followed(cues, SCRIPTS))
        scam, phrases = row["label"] == "scam", by_phrases(message)
        short = len(traits.words) < ENOUGH_TO_BE_ORDINARY
        windows = tuple(text_of(each) for each in windows_of(traits, told.words))
        parts = tuple(text_of(each) for each in parts_of(traits, told.words)) if phrases else ()
        examples.append(Example(file.stem, scam, phrases, short, windows, parts))
    return examples


def text_of(traits: Traits) -> Text:
    return Text(_hashed(*traits.blocks()), _hashed(traits.wording()))


def _hashed(*blocks: Iterable[str]) -> Hashed:
    pairs = [
        (crc32(name.encode()) & (BUCKETS - 1), value)
        for block in blocks
        for name, value in valued(block)
    ]
    buckets, values = zip(*pairs, strict=True) if pairs else ((), ())
    return np.array(buckets, np.int32), np.array(values, np.float32)


def labels(examples: Iterable[Example]) -> np.ndarray:
    return np.array([each.scam for each in examples])


def fit_to(examples: Sequence[Example]) -> Fitted:
    """To the whole of each text."""
    return fit([each.windows[0] for each in examples], labels(examples))


def by_phrases(message: Message) -> bool:
    """Whether the product without the model tells the text as danger."""
    reference = replace(load.load_reference(), scam_model=None)
    dossier = compile_dossier(message, channel="message", as_of=AS_OF, reference=reference)
    score = assess(dossier).score
    return score is not None and band_of(score) is Band.DANGER


def limits_of(examples: Sequence[Example]) -> Limits:
    """The limits that find most scams and accuse few near misses, of authors not seen."""
    by_author: dict[str, list[Example]] = defaultdict(list)
    for each in examples:
        by_author[each.author].append(each)
    own = {name: held for name, held in by_author.items() if name not in KNOWN_TO_THE_LISTS}
    judged: list[Judged] = []
    for author, held, fitted in _judged_by_others(own, examples):
        nats = _highest(fitted, [each.windows for each in held])
        judged += map(Judged, nats, _highest(fitted, [each.parts for each in held]), held)
        print(f"{author:<14} judged")
    unseen = unseen_of(judged)
    for most in (0.0075, MOST_ACCUSED, 0.015, 0.02):
        print(f"at most {most:.2%}: {unseen.best(most)}")
    best = unseen.best(MOST_ACCUSED)
    told = unseen.told(best.danger, best.ordinary)
    for author in own:
        scams, honest = (
            told[(unseen.author == author) & (unseen.scam == scam)] for scam in (True, False)
        )
        print(
            f"{author:<14} {scams.sum()} of {len(scams)} found, "
            f"{honest.sum()} of {len(honest)} accused"
        )
    return best


def _highest(fitted: Fitted, texts: Sequence[Sequence[Text]]) -> list[float]:
    """The nats of each one's part that has most; none have none."""
    nats = iter(fitted.nats([part for parts in texts for part in parts]))
    return [max((next(nats) for _ in parts), default=-inf) for parts in texts]


def _judged_by_others(
    unseen: Mapping[str, list[Example]], examples: Sequence[Example]
) -> Iterator[tuple[str, list[Example], Fitted]]:
    """Each author with a model that saw nothing of theirs: they are left out a few at a time."""
    names = sorted(unseen, key=lambda name: crc32(name.encode()))
    for left_out in (names[at::GROUPS] for at in range(GROUPS)):
        fitted = fit_to([each for each in examples if each.author not in left_out])
        yield from ((name, unseen[name], fitted) for name in left_out)


def quantized(fitted: Fitted, limits: Limits) -> ScamModel:
    weights, scale = _steps(fitted.weights)
    word_weights, word_scale = _steps(fitted.word_weights)
    return ScamModel(
        VERSION,
        weights,
        scale,
        word_weights,
        word_scale,
        intercept=round(fitted.intercept, 6),
        danger=round(limits.danger, 2),
        ordinary=round(limits.ordinary, 2),
        trained_on=digest(FILES),
    )


def _steps(weights: np.ndarray) -> tuple[bytes, float]:
    """A signed byte each, and what one of its steps is worth."""
    scale = float(np.abs(weights).max()) / 127
    return np.round(weights / scale).astype(np.int8).tobytes(), round(scale, 9)


def digest(files: Iterable[Path]) -> str:
    return hashlib.sha256(b"".join(each.read_bytes() for each in files)).hexdigest()[:16]


if __name__ == "__main__":
    main()
