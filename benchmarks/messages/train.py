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
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from zlib import crc32

import numpy as np
from fit import BUCKETS, Blocks, Fitted, fit
from sklearn.metrics import roc_auc_score

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
    LIKELIER_HONEST,
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
MOST_ACCUSED = 0.015
GROUPS = 10
# Nats that a blunt demand among a few harmless lines still has (tests hold that it stays one).
MOST_ORDINARY = 7.0
VERSION = "2026-11-messages-4"


@dataclass(frozen=True, slots=True)
class Example:
    author: str
    language: str
    scam: bool
    by_phrases: bool  # whether phrases and scripts alone tell it as danger
    short: bool  # too short to be ordinary
    windows: tuple[Blocks, ...]  # the whole text first, then its sentences by twelves
    parts: tuple[Blocks, ...]  # the same by threes


@dataclass(frozen=True, slots=True)
class Judged:
    """`nats` are those of the window that resembles scams most, `of_part` those of the part."""

    nats: float
    of_part: float
    example: Example

    def is_told(self, danger: float, ordinary: float) -> bool:
        """As the product tells it: by the model, or by phrases in a text that is not ordinary."""
        ordinary_text = (
            self.nats < LIKELIER_HONEST if self.example.short else self.of_part < ordinary
        )
        return self.nats >= danger or (self.example.by_phrases and not ordinary_text)


def main() -> None:
    examples = [each for file in FILES for each in examples_of(file)]
    danger, ordinary = limits_of(examples)
    model = quantized(fit_to(examples), danger, ordinary)
    OUT.write_bytes(scam_model.packed_scam_model(model))
    size = OUT.stat().st_size
    print(f"\n{len(examples)} texts, {size:,} bytes: {danger:.2f}, {ordinary:.2f} nats")


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
        windows, parts = (
            tuple(blocks_of(each) for each in of(traits, told.words))
            for of in (windows_of, parts_of)
        )
        short = len(traits.words) < ENOUGH_TO_BE_ORDINARY
        scam, score = row["label"] == "scam", by_phrases(message)
        examples.append(Example(file.stem, row["language"], scam, score, short, windows, parts))
    return examples


def blocks_of(traits: Traits) -> Blocks:
    return tuple(
        tuple((crc32(name.encode()) & (BUCKETS - 1), value) for name, value in valued(block))
        for block in traits.blocks()
    )


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


def limits_of(examples: Sequence[Example]) -> tuple[float, float]:
    """The limits that find most scams and accuse few near misses, of authors not seen."""
    by_author: dict[str, list[Example]] = defaultdict(list)
    for each in examples:
        by_author[each.author].append(each)
    judged: list[Judged] = []
    unseen = {name: held for name, held in by_author.items() if name not in KNOWN_TO_THE_LISTS}
    for author, held, fitted in _judged_by_others(unseen, examples):
        nats = [max(fitted.nats(each.windows)) for each in held]
        of_parts = [max(fitted.nats(each.parts)) for each in held]
        judged += map(Judged, nats, of_parts, held)
        area = roc_auc_score(labels(held), nats)
        found, accused = shares([(each.by_phrases, each) for each in held])
        print(f"{author:<12} {len(held):>5} texts, area under the curve {area:.3f}")
        print(f"{'':<12} phrases alone: {found:.0%} found, {accused:.1%} accused")
    for most in (0.01, MOST_ACCUSED, 0.02, 0.03):
        danger, ordinary, found = best_limits(judged, most)
        print(f"at most {most:.1%} accused: {danger:5.2f}, {ordinary:5.2f}: {found:.1%} found")
    danger, ordinary, _ = best_limits(judged, MOST_ACCUSED)
    for author in unseen:
        of_author = [each for each in judged if each.example.author == author]
        found, accused = shares([(e.is_told(danger, ordinary), e.example) for e in of_author])
        print(f"{author:<12} {found:.1%} found, {accused:.1%} accused")
    return danger, ordinary


def _judged_by_others(
    unseen: Mapping[str, list[Example]], examples: Sequence[Example]
) -> Iterator[tuple[str, list[Example], Fitted]]:
    """Each author with a model that saw nothing of theirs: they are left out a few at a time."""
    names = sorted(unseen, key=lambda name: crc32(name.encode()))
    for left_out in (names[at::GROUPS] for at in range(GROUPS)):
        fitted = fit_to([each for each in examples if each.author not in left_out])
        yield from ((name, unseen[name], fitted) for name in left_out)


def shares(told: Sequence[tuple[bool, Example]]) -> tuple[float, float]:
    """Of the scams and of the near misses, the share that is told as danger."""
    found, accused = (
        [is_told for is_told, each in told if each.scam is scam] for scam in (True, False)
    )
    return sum(found) / max(1, len(found)), sum(accused) / max(1, len(accused))


def best_limits(judged: Sequence[Judged], most: float) -> tuple[float, float, float]:
    """Both limits, and the share of scams that they find."""
    nats = np.array([each.nats for each in judged])
    of_part = np.array([each.of_part for each in judged])
    scam = np.array([each.example.scam for each in judged])
    phrases = np.array([each.example.by_phrases for each in judged])
    short = np.array([each.example.short for each in judged])
    blunt = nats >= LIKELIER_HONEST
    best = (99.0, 99.0, 0.0)
    for danger in np.arange(-1, 12, 0.1):
        for ordinary in np.arange(0, MOST_ORDINARY + 0.05, 0.2):
            told = (nats >= danger) | (phrases & np.where(short, blunt, of_part >= ordinary))
            found = float(told[scam].mean())
            if told[~scam].mean() <= most and found > best[2]:
                best = (float(danger), float(ordinary), found)
    return best


def quantized(fitted: Fitted, danger: float, ordinary: float) -> ScamModel:
    weights = fitted.weights
    scale = float(np.abs(weights).max()) / 127
    steps = np.round(weights / scale).astype(np.int8)
    return ScamModel(
        VERSION,
        steps.tobytes(),
        scale=round(scale, 9),
        intercept=round(fitted.intercept, 6),
        danger=round(danger, 2),
        ordinary=round(ordinary, 2),
        trained_on=digest(FILES),
    )


def digest(files: Iterable[Path]) -> str:
    return hashlib.sha256(b"".join(each.read_bytes() for each in files)).hexdigest()[:16]


if __name__ == "__main__":
    main()
