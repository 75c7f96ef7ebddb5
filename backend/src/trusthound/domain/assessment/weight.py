"""The worth of signals: one table a kind of subject, and the rules over their sum."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from trusthound.domain.assessment.signal import Topic


@dataclass(frozen=True, slots=True)
class Weight:
    """Log-odds (nats) that a signal adds for a genuine posting: negative speaks against it.

    `present` counts when the answer is yes (scaled by the finding's strength), `absent` when the
    question was answered with no. `ceiling` is the highest score that a posting can have while the
    signal is present. `worth` is what the answer can add at most, either way.
    """

    present: float
    absent: float = 0.0
    ceiling: int | None = None
    worth: float = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "worth", max(abs(self.present), abs(self.absent)))


@dataclass(frozen=True, slots=True)
class Weights:
    """One version of the whole table; its numbers are chosen together.

    `start` is the score of a posting of which nothing is known; `points_a_nat` turns log-odds into
    points; `topic_limits` bounds, in nats, what correlated signals of a topic may add up to;
    `prior_scam_risk` is the share of scams among all postings that reach us by a channel, where one
    is known;
    `balance` the log-odds of genuine, among as many scams as genuine ones, where no answer is worth
    anything; `subject` is what is judged, as a reader calls it. `needs_corroboration`: without a
    source independent of the subject its score stays below the highest band.
    """

    version: str
    start: float
    points_a_nat: float
    signals: Mapping[str, Weight]
    topic_limits: Mapping[Topic, tuple[float, float]]
    prior_scam_risk: Mapping[str, float]
    subject: str = "posting"
    balance: float = 0.0
    needs_corroboration: bool = True
