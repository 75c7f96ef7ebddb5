"""Texts with labels in, a model of wording fitted to them out.

A term's value is 1 + log of how often it stands, times how rare it is, times how unevenly the
classes share it (Wang and Manning 2012, "Baselines and bigrams"), over the text's length.
Logistic regression weighs the values. Each group of texts has its own worth, so that many later
postings or messages do not outweigh the research set; a cluster of n texts weighs √n.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from folds import folds_of, milder_by_size
from metrics import Numbers
from numpy.typing import NDArray
from scipy.sparse import csr_matrix, diags
from sklearn.linear_model import LogisticRegression

from trusthound.domain.facts.wording_model import WordingModel
from trusthound.domain.posting.resemblance import Terms, damped, terms_of

VERSION = "2026-11-wording-1"
# Chosen on one half of EMSCAD's clusters, those of even number; see report.md.
FEWEST_TEXTS = 5
FEWEST_CLUSTERS = 3
INVERSE_PENALTY = 3.0
UNEVEN_POWER = 1.0
LEAST_UNEVEN = 0.5
LEAST_OF_THE_HEAVIEST = 0.01
GENUINE_WORTH = 4.0
MESSAGES_WORTH = 1.0
INNER = 4
PARTS_OF_ADDRESSES = frozenset({"http", "https", "www", "com", "org", "net", "io", "co"})


@dataclass(frozen=True, slots=True)
class Text:
    terms: Terms
    scam: bool
    cluster: str


@dataclass(frozen=True, slots=True)
class Pool:
    """All texts, counted once; what is fitted is fitted to some of them, by their numbers."""

    texts: Sequence[Text]
    terms: list[str]
    counts: csr_matrix  # damped: 1 + log
    lengths: Numbers
    labels: NDArray[np.bool_]

    @property
    def artefacts(self) -> NDArray[np.bool_]:
        """Terms with parts of addresses: the research set's were taken out."""
        return np.array([not PARTS_OF_ADDRESSES.isdisjoint(each.split()) for each in self.terms])

    def clusters_with(self, numbers: Sequence[int]) -> NDArray[np.int64]:
        """In how many clusters of those texts each term stands; each message is one of its own."""
        names = [self.texts[at].cluster or str(at) for at in numbers]
        place = {name: at for at, name in enumerate(sorted(set(names)))}
        rows = [place[name] for name in names]
        gathered = csr_matrix((np.ones(len(rows)), (rows, range(len(rows)))))
        return np.asarray((gathered @ self.counts[list(numbers)] > 0).sum(axis=0)).ravel()

    def nats(self, model: WordingModel, numbers: Sequence[int]) -> Numbers:
        """As the product would say; see tests of the committed model."""
        steps = {**model.words, **{" ".join(pair): step for pair, step in model.pairs.items()}}
        weights = np.array([steps.get(each, 0) for each in self.terms], dtype=np.float64)
        added = self.counts[list(numbers)] @ weights
        return np.asarray(model.intercept + model.scale * added / self.lengths[list(numbers)])


@dataclass(frozen=True, slots=True)
class Training:
    """Numbers of texts. `research` is what the model is for; the others widen it."""

    research: list[int]
    genuine: list[int]
    messages: list[int]


def text_of(folded: str, *, scam: bool, cluster: str) -> Text:
    return Text(terms_of(folded), scam, cluster)


def pool_of(texts: Sequence[Text]) -> Pool:
    of_texts = Counter(term for each in texts for term in _listed(each.terms))
    terms = sorted(term for term, count in of_texts.items() if count >= FEWEST_TEXTS)
    column = {term: at for at, term in enumerate(terms)}
    starts, columns, values = [0], [], []
    for each in texts:
        known = sorted(
            (column[term], times) for term, times in _listed(each.terms).items() if term in column
        )
        columns += [at for at, _ in known]
        values += [times for _, times in known]
        starts.append(len(columns))
    counts = csr_matrix((values, columns, starts), shape=(len(texts), len(terms)))
    lengths = np.array([each.terms.length for each in texts])
    return Pool(texts, terms, counts, lengths, np.array([each.scam for each in texts]))


def _listed(terms: Terms) -> dict[str, float]:
    """Words with their damped count, pairs with 1."""
    words = {each: damped(times) for each, times in terms.words.items()}
    return words | dict.fromkeys(map(" ".join, terms.pairs), 1.0)


def calibrated(pool: Pool, training: Training, seed: int) -> tuple[WordingModel, Numbers]:
    """The model whose log-odds are right on texts it was not fitted to, as far as the training part
    can tell; and such log-odds of each text of `research`.
    """
    research = np.array(training.research)
    clusters = [pool.texts[at].cluster for at in research]
    labels = pool.labels[research]
    folds = np.array(folds_of(clusters, list(labels), seed, INNER))
    raw = np.zeros(len(research))
    for number in range(INNER):
        inside = replace(training, research=[int(at) for at in research[folds != number]])
        model = fitted(pool, inside)
        raw[folds == number] = pool.nats(model, [int(at) for at in research[folds == number]])
    worth = np.array(_balanced([pool.texts[at] for at in research], 1.0))
    slope, shift = _line(raw, labels, worth)
    model = fitted(pool, training)
    line = replace(
        model,
        scale=round(model.scale * slope, 9),
        intercept=round(model.intercept * slope + shift, 6),
    )
    return line, slope * raw + shift


def _line(raw: Numbers, labels: NDArray[np.bool_], worth: Numbers) -> tuple[float, float]:
    """Slope and shift that turn scores into log-odds among as many scams as genuine."""
    line = LogisticRegression(C=1e6, solver="lbfgs", tol=1e-8).fit(
        raw[:, None], labels, sample_weight=worth
    )
    return float(line.coef_[0][0]), float(line.intercept_[0])


def fitted(pool: Pool, training: Training) -> WordingModel:
    numbers = [*training.research, *training.genuine, *training.messages]
    half = len(training.research) / 2
    worth = np.array(
        [
            *_balanced([pool.texts[at] for at in training.research], 2 * half),
            *_even(training.genuine, GENUINE_WORTH * half),
            *_even(training.messages, MESSAGES_WORTH * half),
        ]
    )
    set_of_both = {*training.research, *training.messages}
    labels, lengths = pool.labels[numbers], pool.lengths[numbers]
    there = pool.counts[numbers].copy()
    there.data = np.ones_like(there.data)
    seen = np.asarray(there.sum(axis=0)).ravel()
    rare = np.log((1 + len(numbers)) / (1 + seen)) + 1
    # A word that only the later genuine postings use tells the year or the employer, not the scam.
    told = np.array([at in set_of_both for at in numbers])
    both = [at for at in numbers if at in set_of_both]
    usable = (pool.clusters_with(both) >= FEWEST_CLUSTERS) & ~pool.artefacts
    uneven = _unevenness(there[told], labels[told], worth[told])
    value = np.where(usable, uneven * rare, 0.0)
    used = np.flatnonzero(value)
    values = diags(1 / lengths) @ pool.counts[numbers][:, used] @ diags(value[used])
    regression = LogisticRegression(
        C=INVERSE_PENALTY, solver="liblinear", intercept_scaling=10, random_state=0, tol=1e-3
    )
    regression.fit(values, labels, sample_weight=worth)
    terms = [pool.terms[at] for at in used]
    weights = regression.coef_[0] * value[used]
    return _quantized(terms, weights, float(regression.intercept_[0]), len(numbers))


def _balanced(texts: Sequence[Text], total: float) -> list[float]:
    """Both classes weigh the same, a cluster by the root of its size."""
    mild = milder_by_size([each.cluster for each in texts])
    of_class = {
        label: sum(worth for worth, each in zip(mild, texts, strict=True) if each.scam is label)
        for label in (True, False)
    }
    return [
        total * worth / (2 * of_class[each.scam]) for worth, each in zip(mild, texts, strict=True)
    ]


def _even(texts: Sequence[int], total: float) -> list[float]:
    return [total / len(texts)] * len(texts) if texts else []


def _unevenness(there: csr_matrix, labels: NDArray[np.bool_], worth: Numbers) -> Numbers:
    """How unevenly the classes share each term; 0 for those that they nearly share."""
    in_scams = 0.5 + there.T @ (worth * labels)
    in_genuine = 0.5 + there.T @ (worth * ~labels)
    uneven = np.abs(np.log(in_scams / in_scams.sum() / (in_genuine / in_genuine.sum())))
    return np.where(uneven < LEAST_UNEVEN, 0.0, uneven**UNEVEN_POWER)


def _quantized(terms: list[str], weights: Numbers, intercept: float, texts: int) -> WordingModel:
    scale = float(np.abs(weights).max()) / 127
    steps = np.round(weights / scale).astype(int)
    least = LEAST_OF_THE_HEAVIEST * 127
    kept = {term: int(step) for term, step in zip(terms, steps, strict=True) if abs(step) >= least}
    words = {term: step for term, step in kept.items() if " " not in term}
    pairs = {
        (term.partition(" ")[0], term.partition(" ")[2]): step
        for term, step in kept.items()
        if " " in term
    }
    return WordingModel(VERSION, words, pairs, scale, intercept, f"{texts} texts")
