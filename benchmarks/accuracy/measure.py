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
from alarms import false_alarms, left_of, scam_scores
from boards import judged_boards
from folded import ABLATIONS, Held, findings_by, held_out
from folds import SEEDS, milder_by_size
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

from corpus import CORPUS, DAY
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
    tuned, plain = [each.tuned for each in held], [each.plain for each in held]
    once = np.array(milder_by_size(clusters)) ** 2  # every cluster weighs the same

    def measured(measure: Measure, scores: Sequence[Numbers]) -> Figure:
        return interval(lambda times: _mean(measure, scores, scam, times), draws)

    def gained(
        measure: Measure, theirs: Sequence[Numbers], *, untouched: bool = False, even: bool = False
    ) -> Figure:
        kept = _odd(clusters) if untouched else np.ones(cut, dtype=bool)
        worth = (once if even else np.ones(cut))[kept]
        mine, others = [each[kept] for each in ours], [each[kept] for each in theirs]
        return interval(
            lambda times: (
                _mean(measure, mine, scam[kept], times) - _mean(measure, others, scam[kept], times)
            ),
            [each[kept] * worth for each in draws],
            worth,
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
                ("Our text model alone", [each.text for each in held]),
                ("TF-IDF and logistic regression, tuned", tuned),
                ("TF-IDF and logistic regression, as it comes", plain),
            ]
        ],
        "gain": {key: gained(each, tuned).told() for key, each in both.items()},
        "gainUntouched": {
            key: gained(each, tuned, untouched=True).told() for key, each in both.items()
        },
        "gainByCluster": {key: gained(each, tuned, even=True).told() for key, each in both.items()},
        "gainOverPlain": {key: gained(each, plain).told() for key, each in both.items()},
        "falseAlarms": false_alarms(material, held[0]),
        "scamScores": scam_scores(material, held),
        "ablation": [
            {"without": name}
            | {
                key: measured(each, [_risks(one.without[name][:cut]) for one in held]).told()
                for key, each in both.items()
            }
            | left_of(material, held[0].without[name], ABLATIONS[name])
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
