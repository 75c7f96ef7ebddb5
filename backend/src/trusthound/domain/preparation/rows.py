"""The table of a match in; the rows that answer a question, and what of the resume to use, out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from trusthound.domain.matching.model import Asked, Match, Row, Shown, Standing
from trusthound.domain.posting.requirements.model import Passage

_MOST_USED = 3


@dataclass(frozen=True, slots=True)
class Answers:
    """Rows by what they answer; none at all without a resume."""

    rows: Mapping[tuple[Asked, Passage], Row]
    kind: Row | None

    def of(self, kind: Asked, passage: Passage) -> Row | None:
        return self.rows.get((kind, passage))


def answers_of(match: Match | None) -> Answers:
    rows = match.rows if match else ()
    kind = next((each for each in rows if each.kind is Asked.OCCUPATION), None)
    return Answers({(each.kind, each.asked): each for each in rows}, kind)


def standing_of(rows: Sequence[Row]) -> Standing | None:
    """Of several that one question asks for: met where all are, not shown where none is."""
    told = {each.standing for each in rows} - {Standing.CANNOT_TELL}
    if not told:
        return Standing.CANNOT_TELL if rows else None
    if len(told) > 1:
        return Standing.PARTLY
    return told.pop()


def used(rows: Sequence[Row]) -> tuple[Shown, ...]:
    """What of the resume to tell: the first of each before the second of any, each line once."""
    shown = [each.shown for each in rows]
    turns = (each[at] for at in range(_MOST_USED) for each in shown if at < len(each))
    found: dict[tuple[str, str], Shown] = {}
    for each in turns:
        found.setdefault((each.quote, each.where), each)
    return tuple(found.values())[:_MOST_USED]
