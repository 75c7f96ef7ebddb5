"""Texts and labels in, the scores of plain TF-IDF with logistic regression for held-out texts out.

It sees the same words as the product. Its penalty is chosen inside the training part, by the
average precision of an inner split by cluster.
"""

from collections.abc import Sequence

import numpy as np
from folds import folds_of
from metrics import Numbers, average_precision
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.linear_model import LogisticRegression

PENALTIES = (1.0, 10.0, 100.0)
AS_IT_COMES = (1.0,)
INNER = 4


def baseline(
    texts: Sequence[str],
    scam: Sequence[bool],
    clusters: Sequence[str],
    held: Sequence[str],
    seed: int,
    penalties: Sequence[float] = PENALTIES,
) -> Numbers:
    """Log-odds of the held-out texts."""
    best = penalties[0] if len(penalties) == 1 else _chosen(texts, scam, clusters, seed, penalties)
    return _fitted(texts, scam, held, best)


def _chosen(
    texts: Sequence[str], scam: Sequence[bool], clusters: Sequence[str], seed: int,
    penalties: Sequence[float],
) -> float:  # fmt: skip
    folds = np.array(folds_of(clusters, scam, seed, INNER))
    labels = np.array(scam)
    found = {}
    for penalty in penalties:
        scores = np.zeros(len(texts))
        for fold in range(INNER):
            inside, outside = np.flatnonzero(folds != fold), np.flatnonzero(folds == fold)
            scores[outside] = _fitted(
                [texts[at] for at in inside],
                [scam[at] for at in inside],
                [texts[at] for at in outside],
                penalty,
            )
        found[penalty] = average_precision(scores, labels, np.ones(len(texts)))
    return max(penalties, key=lambda each: (found[each], -each))


def _fitted(
    texts: Sequence[str], scam: Sequence[bool], held: Sequence[str], penalty: float
) -> Numbers:
    words = TfidfVectorizer(ngram_range=(1, 2), min_df=2, sublinear_tf=True)
    seen = words.fit_transform(texts)
    model = LogisticRegression(
        C=penalty, solver="liblinear", intercept_scaling=10, random_state=0, tol=1e-3
    )
    model.fit(seen, scam)
    return np.asarray(model.decision_function(words.transform(held)), dtype=np.float64)
