"""Texts as hashed features and what each of them is in, a linear model out."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression

BUCKETS = 2**18
INVERSE_PENALTY = 300.0
# Words alone are fewer, and their worth is not brought to 1 on average.
INVERSE_PENALTY_OF_WORDS, LESS_WORTH = 30.0, 0.2
# The fit to words alone is the milder of the two: their nats spread like 3.6 to 8.
SHARE_OF_WORDS = 0.7
# Added to every count of the contrast: a feature that one kind of text never had proves nothing.
SMOOTHING = 0.5

# In which buckets, and how much.
Hashed = tuple[np.ndarray, np.ndarray]


@dataclass(frozen=True, slots=True)
class Text:
    """The features of all kinds, each kind of length one, and those of words alone."""

    of_all: Hashed
    of_words: Hashed


@dataclass(frozen=True, slots=True)
class Fitted:
    """A linear model: a weight for each bucket, and where it starts, in nats."""

    weights: np.ndarray
    word_weights: np.ndarray
    intercept: float

    def nats(self, texts: Sequence[Text]) -> np.ndarray:
        of_all, of_words = matrices(texts)
        return of_all @ self.weights + of_words @ self.word_weights + self.intercept


def fit(texts: Sequence[Text], scam: np.ndarray) -> Fitted:
    """The mean of fits that err differently: to features of all kinds, weighed by how rare they are
    and by how much oftener they stand in one kind of text than in the other; and to words alone.
    """
    of_all, of_words = matrices(texts)
    rarity = _rarity(of_all)
    by_rarity, from_rarity = _fitted(of_all, rarity / rarity.mean(), scam, INVERSE_PENALTY)
    by_contrast, from_contrast = _fitted(of_all, _contrast(of_all, scam), scam, INVERSE_PENALTY)
    worth = _rarity(of_words) * LESS_WORTH
    by_words, from_words = _fitted(of_words, worth, scam, INVERSE_PENALTY_OF_WORDS)
    rest = (1 - SHARE_OF_WORDS) / 2
    return Fitted(
        rest * (by_rarity + by_contrast),
        SHARE_OF_WORDS * by_words,
        rest * (from_rarity + from_contrast) + SHARE_OF_WORDS * from_words,
    )


def _fitted(
    features: csr_matrix, worth: np.ndarray, scam: np.ndarray, inverse_penalty: float
) -> tuple[np.ndarray, float]:
    model = LogisticRegression(C=inverse_penalty, class_weight="balanced", max_iter=5000)
    model.fit(features.multiply(worth).tocsr(), scam)
    return model.coef_[0] * worth, float(model.intercept_[0])


def _rarity(features: csr_matrix) -> np.ndarray:
    """Inverse document frequency."""
    texts, having = features.shape[0], features.getnnz(axis=0)
    return np.log((1 + texts) / (1 + having)) + 1


def _contrast(features: csr_matrix, scam: np.ndarray) -> np.ndarray:
    """Log-ratio of a feature's share among the scams' and the others' features."""
    of_scams, of_others = (features[kind].getnnz(axis=0) + SMOOTHING for kind in (scam, ~scam))
    return np.log((of_scams / of_scams.sum()) / (of_others / of_others.sum()))


def matrices(texts: Sequence[Text]) -> tuple[csr_matrix, csr_matrix]:
    return _matrix([each.of_all for each in texts]), _matrix([each.of_words for each in texts])


def _matrix(rows: Sequence[Hashed]) -> csr_matrix:
    ends = np.cumsum([0, *(len(buckets) for buckets, _ in rows)])
    buckets, values = (np.concatenate(each) for each in zip(*rows, strict=True))
    matrix = csr_matrix((values, buckets, ends), shape=(len(rows), BUCKETS))
    matrix.sum_duplicates()
    return matrix
