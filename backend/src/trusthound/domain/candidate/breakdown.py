"""An assessment in; the four parts of a trust report, and what it recommends, out."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.assessment.signal import Topic
from trusthound.domain.assessment.weight import Weight
from trusthound.domain.candidate.signals.register import SIGNALS
from trusthound.domain.candidate.weights import WEIGHTS

# A part of which nothing speaks against passes: above 70, as the specification says.
PASSES_ABOVE = 70
_START = 82.0
_POINTS_A_NAT = 20.0
_GRADES = (("strong", 1.5), ("medium", 0.6), ("weak", 0.0))
# From here on a single sign is worth a talk before going on.
REVIEW_BELOW = 70
CAUTION_BELOW = 40

_TELLS_LITTLE = (
    "Too little of this resume could be checked to say how well it fits together. Ask the "
    "candidate for what is missing. This is no sign against them."
)
_PROCEED = (
    "What could be checked fits together. This does not confirm employment or identity: ask the "
    "candidate about anything that matters to you."
)
_PROCEED_ASK = (
    "What could be checked mostly fits together. Ask the candidate about what is listed; each "
    "point has everyday explanations."
)
_REVIEW = (
    "Some statements do not fit together yet. Ask the candidate about them before you go on; each "
    "has everyday explanations, and none is a reason to decline by itself."
)
_CAUTION = (
    "Several statements do not fit together, or one that seldom has an everyday explanation. Ask "
    "the candidate, look at the evidence yourself, and decide only after hearing them."
)


class Level(StrEnum):
    """What the specification calls `recommendation.level` (decision 44)."""

    PROCEED = "proceed"
    REVIEW = "review"
    CAUTION = "caution"


@dataclass(frozen=True, slots=True)
class Breakdown:
    """Each 0 to 100, None where nothing of it could be checked."""

    employment_history: int | None
    email: int | None
    authenticity: int | None
    resume: int | None


@dataclass(frozen=True, slots=True)
class Recommendation:
    """`explanation` always asks for a talk with the candidate and never advises to decline."""

    level: Level
    explanation: str
    questions: tuple[str, ...]


def breakdown_of(assessment: Assessment) -> Breakdown:
    """The four parts; the whole score is a sum of its own and no mean of them."""
    return Breakdown(
        employment_history=_part(assessment, Topic.EMPLOYMENT),
        email=_part(assessment, Topic.CONTACT),
        authenticity=_part(assessment, Topic.AUTHENTICITY),
        resume=_part(assessment, Topic.RESUME),
    )


def recommendation_of(assessment: Assessment) -> Recommendation:
    """By the score, and by the heaviest of what was found."""
    grades = set(grades_of(assessment).values())
    asking = questions_of(assessment)
    score = assessment.score
    if score is None:
        return Recommendation(Level.REVIEW, _TELLS_LITTLE, asking)
    if score < CAUTION_BELOW:
        return Recommendation(Level.CAUTION, _CAUTION, asking)
    if score < REVIEW_BELOW or grades & {"strong", "medium"}:
        return Recommendation(Level.REVIEW, _REVIEW, asking)
    return Recommendation(Level.PROCEED, _PROCEED_ASK if grades else _PROCEED, asking)


def grades_of(assessment: Assessment) -> Mapping[str, str]:
    """Every sign against that was found, the heaviest first: strong, medium or weak."""
    worths = {
        each.id: -WEIGHTS.signals[each.id].present * assessment.findings[each.id].strength
        for each in SIGNALS
        if assessment.findings[each.id].outcome is Outcome.PRESENT
        and WEIGHTS.signals[each.id].present < 0
    }
    return {
        name: next(grade for grade, least in _GRADES if worths[name] >= least)
        for name in sorted(worths, key=lambda name: (-worths[name], name))
    }


def questions_of(assessment: Assessment) -> tuple[str, ...]:
    """What to ask the candidate, the heaviest matter first."""
    advice = {each.id: each.advice for each in SIGNALS}
    return tuple(dict.fromkeys(advice[name] for name in grades_of(assessment)))


def _part(assessment: Assessment, topic: Topic) -> int | None:
    """What is against it and for it, from a start that passes; unknown answers move nothing."""
    points, answered = _START, False
    for each in SIGNALS:
        found = assessment.findings[each.id]
        if each.topic is topic and found.outcome in (Outcome.PRESENT, Outcome.ABSENT):
            answered = True
            points += _POINTS_A_NAT * _nats(WEIGHTS.signals[each.id], found.strength)
    return round(min(100.0, max(0.0, points))) if answered else None


def _nats(weight: Weight, strength: float) -> float:
    """A present finding has a strength above 0, an absent one none."""
    return weight.present * strength if strength else weight.absent
