"""The material in, what the product says of each posting out, by models that never saw it.

For each fold the text model, its calibration and the weights are fitted to the other folds alone;
inside them, the texts' log-odds that the weights are fitted to come from an inner split. The
findings are the product's own; only those about the wording come from the fold's model.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from baseline import AS_IT_COMES, PENALTIES, baseline
from fit import Fitted, fit
from folds import FOLDS, milder_by_size
from material import Material
from metrics import Numbers
from patterns import QUESTIONS, Pattern, patterns_of
from priors import Priors, read_priors
from text_model import calibrated

from corpus import Labelled
from trusthound.domain.assessment.combine import Assessment, combine
from trusthound.domain.assessment.finding import Finding, unknown
from trusthound.domain.assessment.run import run
from trusthound.domain.assessment.signal import Topic
from trusthound.domain.assessment.weight import Weight, Weights
from trusthound.domain.posting.assess import findings_of
from trusthound.domain.posting.dossier import LOOKED_UP
from trusthound.domain.posting.resemblance import Resemblance
from trusthound.domain.posting.signals.register import SIGNALS
from trusthound.domain.posting.signals.scam_like_wording import scam_like_wording
from trusthound.domain.posting.signals.usual_wording import usual_wording

WORDING = (scam_like_wording, usual_wording)

Findings = Mapping[str, Finding]


@dataclass(frozen=True, slots=True)
class Held:
    """What was said of the postings of one division into folds, in the order of the material.

    `assessed` by the whole product; `without` a part of the evidence, by its name. For the research
    set only: `tuned` and `plain` are TF-IDF's log-odds, its penalty chosen or the library's own,
    and `text` our model's alone.
    """

    assessed: Sequence[Assessment]
    without: Mapping[str, Sequence[Assessment]]
    tuned: Numbers
    plain: Numbers
    text: Numbers


LOOK_UPS = frozenset(LOOKED_UP)
ABLATIONS = {
    "text model": frozenset(each.id for each in WORDING),
    "look-ups": frozenset(each.id for each in SIGNALS if not LOOK_UPS.isdisjoint(each.needs)),
    "identity": frozenset(each.id for each in SIGNALS if each.topic is Topic.IDENTITY),
    "activity": frozenset(each.id for each in SIGNALS if each.topic is Topic.ACTIVITY),
}


def findings_by(postings: Sequence[Labelled]) -> list[Findings]:
    """What the product finds, but for the wording: that is for the folds' models."""
    return [findings_of(each.dossier) for each in postings]


def held_out(material: Material, findings: Sequence[Findings], seed: int) -> Held:
    folds, priors = material.folds(seed), read_priors()
    assessed: list[Assessment | None] = [None] * len(material.postings)
    without: dict[str, list[Assessment | None]] = {
        name: [None] * len(material.postings) for name in ABLATIONS
    }
    tuned, plain, text = (np.zeros(material.research) for _ in range(3))
    for fold in range(FOLDS):
        training = material.training(folds, fold)
        model, inner = calibrated(material.pool, training, seed)
        seen = [with_wording(findings[at], material.postings[at], float(nats))
                for at, nats in zip(training.research, inner, strict=True)]  # fmt: skip
        weights = table_of(priors, fitted_to(material, training.research, seen, priors))
        out = [at for at, each in enumerate(folds) if each == fold]
        nats = material.pool.nats(model, out)
        for at, own in zip(out, nats, strict=True):
            found = with_wording(findings[at], material.postings[at], float(own))
            assessed[at] = _assessed(found, material.postings[at], weights)
            for name, dropped in ABLATIONS.items():
                left = {**found, **dict.fromkeys(dropped, unknown())}
                without[name][at] = _assessed(left, material.postings[at], weights)
        own_out = [at for at in out if at < material.research]
        text[own_out] = nats[: len(own_out)]
        tuned[own_out] = _tfidf(material, training.research, own_out, seed, PENALTIES)
        plain[own_out] = _tfidf(material, training.research, own_out, seed, AS_IT_COMES)
    return Held(
        [each for each in assessed if each is not None],
        {name: [each for each in all_ if each is not None] for name, all_ in without.items()},
        tuned,
        plain,
        text,
    )


def with_wording(findings: Findings, posting: Labelled, nats: float) -> Findings:
    """The findings with those about the wording, where the product would have asked for them."""
    dossier = posting.dossier
    if dossier.wording is None or dossier.language != "en" or not dossier.tells_enough:
        return findings
    weighed = replace(dossier, resemblance=Resemblance(round(nats, 3), (), ()))
    return {**findings, **run(WORDING, weighed)}


def fitted_to(
    material: Material, numbers: Sequence[int], findings: Sequence[Findings], priors: Priors
) -> Fitted:
    return fit(priors, research_patterns(material, numbers, findings), QUESTIONS)


def research_patterns(
    material: Material, numbers: Sequence[int], findings: Sequence[Findings]
) -> list[Pattern]:
    worth = milder_by_size([material.postings[at].cluster for at in numbers])
    return patterns_of(findings, [material.postings[at].scam for at in numbers], worth)


def table_of(priors: Priors, fitted: Fitted) -> Weights:
    return Weights(
        version=priors.version,
        start=priors.start,
        points_a_nat=priors.points_a_nat,
        signals={
            name: Weight(fitted.present.get(name, each.present), each.absent, each.ceiling)
            for name, each in priors.signals.items()
        },
        topic_limits={Topic(name): limits for name, limits in priors.topic_limits.items()},
        prior_scam_risk=priors.prior_scam_risk,
        balance=fitted.balance,
    )


def _assessed(findings: Findings, posting: Labelled, weights: Weights) -> Assessment:
    return combine(SIGNALS, findings, weights, channel=posting.dossier.channel)


def _tfidf(
    material: Material,
    inside: Sequence[int],
    outside: Sequence[int],
    seed: int,
    penalties: Sequence[float],
) -> Numbers:
    texts = [
        f"{each.dossier.posting.title}\n{each.dossier.posting.description}"
        for each in material.postings[: material.research]
    ]
    return baseline(
        [texts[at] for at in inside],
        [material.postings[at].scam for at in inside],
        [material.postings[at].cluster for at in inside],
        [texts[at] for at in outside],
        seed,
        penalties,
    )
