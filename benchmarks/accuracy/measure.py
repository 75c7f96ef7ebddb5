"""The corpus in, every figure of the report out as figures.json; seeded, so the same every time.

Run: `python benchmarks/accuracy/measure.py`, some ten minutes. Every figure about the corpus is of
postings whose clusters neither model nor weights had seen, over five divisions into five folds.
"""

import json
import sys
from collections.abc import Callable, Sequence
from math import exp, log
from pathlib import Path
from typing import Any

import numpy as np
from boards import judged_boards
from false_alarms import upper_bound
from folded import Held, findings_by, held_out
from folds import SEEDS
from frequencies import FREQUENCIES
from material import Material, read_material
from metrics import (
    SHARE,
    Figure,
    Numbers,
    average_precision,
    calibration_error,
    curve,
    drawn,
    interval,
    reliability,
    roc_auc,
)
from numpy.typing import NDArray

from corpus import CORPUS, DAY, EMSCAD
from trusthound.domain.assessment.band import CAUTION_FROM, TRUST_LINE_FROM, VERIFIED_FROM
from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.posting.weights import WEIGHTS

FIGURES = Path(__file__).with_name("figures.json")
HALF = 0.5

Measure = Callable[[Numbers, NDArray[np.bool_], Numbers], float]


def main() -> None:
    if not CORPUS.is_dir():
        sys.exit(f"There is no corpus at {CORPUS}: set TRUSTHOUND_CORPUS.")
    boards = judged_boards()
    material = read_material()
    findings = findings_by(material.postings)
    held = []
    for seed in SEEDS:
        held.append(held_out(material, findings, seed))
        print(f"division {seed} done", flush=True)
    told = figures(material, held) | {"boards": boards.told()}
    FIGURES.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def figures(material: Material, held: Sequence[Held]) -> dict[str, Any]:
    cut = material.research
    scam = material.pool.labels[:cut]
    clusters = material.clusters[:cut]
    draws = drawn(clusters, scam)
    ours = [_risks(each.assessed[:cut]) for each in held]
    plain, text = [each.plain for each in held], [each.text for each in held]

    def measured(measure: Measure, scores: Sequence[Numbers]) -> Figure:
        return interval(lambda times: _mean(measure, scores, scam, times), draws)

    def gained(measure: Measure, *, untouched: bool = False) -> Figure:
        kept = _odd(clusters) if untouched else np.ones(cut, dtype=bool)
        mine, theirs = [each[kept] for each in ours], [each[kept] for each in plain]
        return interval(
            lambda times: (
                _mean(measure, mine, scam[kept], times) - _mean(measure, theirs, scam[kept], times)
            ),
            [each[kept] for each in draws],
        )

    both = {"averagePrecision": average_precision, "rocAuc": roc_auc}
    return {
        "on": DAY.isoformat(),
        "version": WEIGHTS.version,
        "material": material.digest,
        "scams": int(scam.sum()),
        "legitimate": int((~scam).sum()),
        "scamShare": SHARE,
        "reliability": _reliability(ours, scam, clusters, draws, SHARE),
        "reliabilityEven": _reliability(ours, scam, clusters, draws, HALF),
        "curves": [
            {"name": name}
            | {key: measured(each, scores).told() for key, each in both.items()}
            | {"points": _points(scores, scam)}
            for name, scores in [
                ("TrustHound", ours),
                ("Our text model alone", text),
                ("TF-IDF and logistic regression", plain),
            ]
        ],
        "gain": {key: gained(each).told() for key, each in both.items()},
        "gainUntouched": {key: gained(each, untouched=True).told() for key, each in both.items()},
        "falseAlarms": _false_alarms(material, held),
        "scamScores": _scam_scores(material, held),
        "ablation": [
            {"without": name}
            | {
                key: measured(each, [_risks(one.without[name][:cut]) for one in held]).told()
                for key, each in both.items()
            }
            for name in held[0].without
        ],
        "hits": _hits(material),
    }


def _risks(assessed: Sequence[Assessment]) -> Numbers:
    return np.array([each.scam_risk for each in assessed])


def _mean(
    measure: Measure, scores: Sequence[Numbers], scam: NDArray[np.bool_], times: Numbers
) -> float:
    """Over the divisions into folds."""
    return float(np.mean([measure(each, scam, times) for each in scores]))


def _odd(clusters: Sequence[str]) -> NDArray[np.bool_]:
    """The half of the clusters that no choice of ours looked at."""
    return np.array([int(each, 16) % 2 == 1 for each in clusters])


def _reliability(
    risks: Sequence[Numbers], scam: NDArray[np.bool_], clusters: Sequence[str],
    draws: Sequence[Numbers], share: float,
) -> dict[str, Any]:  # fmt: skip
    """Risks for a channel with that share of scams. The bins are those of the first division."""
    moved = [_at_share(each, share) for each in risks]
    error = interval(
        lambda times: float(
            np.mean([calibration_error(each, scam, times, share) for each in moved])
        ),
        draws,
    )
    bins = reliability(moved[0], scam, clusters, share)
    return {
        "n": len(scam),
        "error": error.told(),
        "bins": [
            {"n": each.n, "told": round(each.told, 4), "found": each.found.told()} for each in bins
        ],
    }


def _at_share(risks: Numbers, share: float) -> Numbers:
    prior = WEIGHTS.prior_scam_risk["row"]
    shift = log(share / (1 - share)) - log(prior / (1 - prior))
    return np.array([1 / (1 + exp(-shift) * (1 - each) / each) for each in np.clip(risks, 1e-4, 1)])


def _points(scores: Sequence[Numbers], scam: NDArray[np.bool_]) -> list[dict[str, float]]:
    """Precision at each recall, over the divisions."""
    each = [curve(one, scam) for one in scores]
    return [
        {
            "recall": of[0]["recall"],
            "precision": round(float(np.mean([one["precision"] for one in of])), 4),
        }
        for of in zip(*each, strict=True)
    ]


def _false_alarms(material: Material, held: Sequence[Held]) -> list[dict[str, Any]]:
    """Of genuine postings, in the first division; a row for all of them is the last."""
    genuine = [
        (posting.source, judged.score)
        for posting, judged in zip(material.postings, held[0].assessed, strict=True)
        if not posting.scam
    ]
    sources = sorted({source for source, _ in genuine})
    rows = [_alarms(name, [score for source, score in genuine if source == name])
            for name in sources]  # fmt: skip
    return [*rows, _alarms("all", [score for _, score in genuine])]


def _alarms(source: str, scores: Sequence[int | None]) -> dict[str, Any]:
    danger = sum(each is not None and each < CAUTION_FROM for each in scores)
    return {
        "source": f"{source} (held out)" if source == EMSCAD else source,
        "rows": len(scores),
        "danger": danger,
        "dangerAtMost": round(upper_bound(danger, len(scores)), 5),
        "risk": sum(each is not None and each < TRUST_LINE_FROM for each in scores),
        "noNumber": sum(each is None for each in scores),
    }


def _scam_scores(material: Material, held: Sequence[Held]) -> dict[str, int | float]:
    """Over all divisions: the highest score of a scam, and the shares of the bands."""
    scores = [
        judged.score
        for each in held
        for posting, judged in zip(material.postings, each.assessed, strict=True)
        if posting.scam and judged.score is not None
    ]
    return {
        "highest": max(scores),
        "verified": sum(each >= VERIFIED_FROM for each in scores),
        "below60": round(sum(each < TRUST_LINE_FROM for each in scores) / len(scores), 4),
        "danger": round(sum(each < CAUTION_FROM for each in scores) / len(scores), 4),
    }


def _hits(material: Material) -> dict[str, Any]:
    rows = json.loads(FREQUENCIES.read_text(encoding="utf-8"))["rows"]
    scams = sum(each.scam for each in material.postings[: material.research])
    return {
        "scams": scams,
        "legitimate": material.research - scams,
        "of": {name: {"scams": found, "legitimate": wrongly}
               for name, (found, wrongly) in rows.items()},
    }  # fmt: skip


if __name__ == "__main__":
    main()
