"""The corpus in, all that models are fitted to and judged on out, each text with a number.

Of the genuine postings of later years a few hundred a source widen the training: one a cluster, so
that no employer's template outweighs the rest, and long enough to have a wording.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from folds import FOLDS, folds_of
from text_model import Pool, Text, Training, pool_of, text_of

from corpus import Labelled, english_messages, read_emscad, read_genuine
from trusthound.domain.common.folding import fold

MOST_OF_A_SOURCE = 300
FEWEST_CHARACTERS = 300


@dataclass(frozen=True, slots=True)
class Material:
    """`postings` are those of the research set, then the genuine ones; the pool's texts are these
    in the same order, then the messages. `widening` are the genuine ones that may be trained on.
    """

    postings: Sequence[Labelled]
    research: int
    widening: Sequence[int]
    messages: Sequence[int]
    pool: Pool

    @property
    def clusters(self) -> list[str]:
        return [each.cluster for each in self.postings]

    def folds(self, seed: int) -> list[int]:
        """Of every posting; those of the research set and the others are dealt apart."""
        labels = [each.scam for each in self.postings]
        cut, clusters = self.research, self.clusters
        return [
            *folds_of(clusters[:cut], labels[:cut], seed),
            *folds_of(clusters[cut:], labels[cut:], seed),
        ]

    def training(self, folds: Sequence[int], held: int) -> Training:
        """All but the fold that is held out; FOLDS holds out nothing."""
        return Training(
            [at for at in range(self.research) if folds[at] != held],
            [at for at in self.widening if folds[at] != held],
            list(self.messages),
        )

    @property
    def digest(self) -> str:
        """What was read: the same texts give the same."""
        told = hashlib.sha256()
        for each in self.pool.texts:
            terms = (sorted(each.terms.words.items()), sorted(each.terms.pairs))
            told.update(repr((each.scam, terms)).encode())
        return told.hexdigest()[:16]


def read_material() -> Material:
    research, genuine = read_emscad(), read_genuine()
    postings = [*research, *genuine]
    messages = [text_of(fold("", text), scam=scam, cluster="") for text, scam in english_messages()]
    chosen = _widening(genuine)
    return Material(
        postings=postings,
        research=len(research),
        widening=[len(research) + at for at in chosen],
        messages=range(len(postings), len(postings) + len(messages)),
        pool=pool_of([*map(_text, postings), *messages]),
    )


def everything(material: Material) -> Training:
    return material.training([0] * len(material.postings), FOLDS)


def _text(each: Labelled) -> Text:
    posting = each.dossier.posting
    folded = fold(posting.title, posting.description)
    return text_of(folded, scam=each.scam, cluster=each.cluster)


def _widening(genuine: Sequence[Labelled]) -> list[int]:
    chosen: list[int] = []
    for source in sorted({each.source for each in genuine}):
        of_cluster: dict[str, int] = {}
        for at, each in enumerate(genuine):
            long = len(each.dossier.posting.description) >= FEWEST_CHARACTERS
            if each.source == source and long:
                of_cluster.setdefault(each.cluster, at)
        numbers = sorted(of_cluster.values())
        Random(source).shuffle(numbers)  # noqa: S311 - a reproducible sample
        chosen += numbers[:MOST_OF_A_SOURCE]
    return sorted(chosen)
