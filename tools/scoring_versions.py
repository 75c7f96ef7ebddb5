"""What each version of the table of weights brought, the newest first; a check reads its name."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScoringVersion:
    """`since` is the day on which it came to be, `news` a sentence for who compares two scores."""

    version: str
    since: str
    news: str


VERSIONS = (
    ScoringVersion(
        "2026-11-fitted-2",
        "2026-11-22",
        "The model of wording has learnt from six times as many written messages; the weights are "
        "fitted to what it says now.",
    ),
    ScoringVersion(
        "2026-11-fitted-1",
        "2026-11-21",
        "A model of wording, capped so that text alone decides nothing; what the research set can "
        "see is fitted to it around stated weights, and the scam risk is calibrated.",
    ),
    ScoringVersion(
        "2026-11-provisional-2",
        "2026-11-21",
        "Every question of the catalogue, with weights reasoned from advice and from published "
        "measurements; what the signs of one topic add up to is limited.",
    ),
    ScoringVersion(
        "2026-11-provisional",
        "2026-11-21",
        "The first table: a sum of points, and rules over it.",
    ),
)
