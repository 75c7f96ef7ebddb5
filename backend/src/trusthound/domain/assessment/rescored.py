"""Two assessments of one dossier in, what today's engine judges otherwise out."""

from collections.abc import Mapping
from dataclasses import dataclass

from trusthound.domain.assessment.band import Band, Status, band_of
from trusthound.domain.assessment.combine import Assessment, Line
from trusthound.domain.assessment.finding import Outcome


@dataclass(frozen=True, slots=True)
class MovedLine:
    """A line of the sum whose points differ; 0 points where the line is not there.

    `signal_id` is "" for a rule over the number. An outcome is None for a rule, and for a question
    that was not asked.
    """

    label: str
    signal_id: str
    points_before: float
    points_after: float
    outcome_before: Outcome | None
    outcome_after: Outcome | None


@dataclass(frozen=True, slots=True)
class Rescored:
    """One dossier, judged then and judged now."""

    before: Assessment
    after: Assessment

    @property
    def flipped(self) -> bool:
        """Whether a reader would be told something else: another band, or a score come or gone."""
        return standing_of(self.before) is not standing_of(self.after)

    @property
    def moved(self) -> tuple[MovedLine, ...]:
        """The lines that differ, the heaviest first."""
        before, after = _lines_of(self.before), _lines_of(self.after)
        lines = [
            MovedLine(
                label=(after.get(key) or before[key]).label,
                signal_id=(after.get(key) or before[key]).signal_id,
                points_before=_points(before.get(key)),
                points_after=_points(after.get(key)),
                outcome_before=_outcome(self.before, key),
                outcome_after=_outcome(self.after, key),
            )
            for key in {**before, **after}
            if _points(before.get(key)) != _points(after.get(key))
        ]
        return tuple(sorted(lines, key=lambda each: (-_distance(each), each.label)))


def standing_of(assessment: Assessment) -> Band | Status:
    """The band, or where there is no score the status that says why."""
    return assessment.status if assessment.score is None else band_of(assessment.score)


def _lines_of(assessment: Assessment) -> Mapping[str, Line]:
    """By signal, a rule by its label: a title may be worded anew, an id stays."""
    return {each.signal_id or each.label: each for each in assessment.lines}


def _points(line: Line | None) -> float:
    return line.points if line else 0.0


def _outcome(assessment: Assessment, key: str) -> Outcome | None:
    found = assessment.findings.get(key)
    return found.outcome if found else None


def _distance(line: MovedLine) -> float:
    return abs(line.points_after - line.points_before)
