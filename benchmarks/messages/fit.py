"""Texts as blocks of hashed features and what each of them is in, a linear model out."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression

BUCKETS = 2**18
INVERSE_PENALTY = 300.0
# Added to every count of the contrast: a feature that one kind of text never had proves nothing.
SMOOTHING = 0.5

# Of each kind of features: in which bucket, and how much.
Blocks = tuple[tuple[tuple[int, float], ...], ...]


@dataclass(frozen=True, slots=True)
class Fitted:
    """A linear model: a weight for each bucket, and where it starts, in nats."""

    weights: np.ndarray
    intercept: float

    def nats(self, texts: Sequence[Blocks]) -> np.ndarray:
        return matrix(texts) @ self.weights + self.intercept


def fit(texts: Sequence[Blocks], scam: np.ndarray) -> Fitted:
    """The mean of two fits that err differently: one to features weighed by how rare they are, one
    by how much oftener they stand in one kind of text than in the other.
    """
    features = matrix(texts)
    by_rarity = _fitted(features, _rarity(features), scam)
    by_contrast = _fitted(features, _contrast(features, scam), scam)
    return Fitted(
        (by_rarity.weights + by_contrast.weights) / 2,
        (by_rarity.intercept + by_contrast.intercept) / 2,
    )


def _fitted(features: csr_matrix, worth: np.ndarray, scam: np.ndarray) -> Fitted:
    model = LogisticRegression(C=INVERSE_PENALTY, class_weight="balanced", max_iter=5000)
    model.fit(features.multiply(worth).tocsr(), scam)
    return Fitted(model.coef_[0] * worth, float(model.intercept_[0]))


def _rarity(features: csr_matrix) -> np.ndarray:
    """Inverse document frequency, 1 on average over the buckets."""
    texts, having = features.shape[0], features.getnnz(axis=0)
    rarity = np.log((1 + texts) / (1 + having)) + 1
    return rarity / rarity.mean()


def _contrast(features: csr_matrix, scam: np.ndarray) -> np.ndarray:
    """Log-ratio of a feature's share among the scams' and the others' features."""
    of_scams, of_others = (features[kind].getnnz(axis=0) + SMOOTHING for kind in (scam, ~scam))
    return np.log((of_scams / of_scams.sum()) / (of_others / of_others.sum()))


def matrix(texts: Sequence[Blocks]) -> csr_matrix:
    rows: list[int] = []
    columns: list[int] = []
    values: list[float] = []
    for row, each in enumerate(texts):
        for column, value in (pair for block in each for pair in block):
            rows.append(row)
            columns.append(column)
            values.append(value)
    return csr_matrix((values, (rows, columns)), shape=(len(texts), BUCKETS))
