"""What rules read of a document in; what they hold each of its places for, out."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from trusthound.domain.resume.model import Education, Period, Stated, Work

_Named = tuple[Stated | Period | None, str]


@dataclass(frozen=True, slots=True)
class Hints:
    """Places that rules gave a name, from low to high: "C" a company, "T" a title, "D" dates, "P"
    where it was, "t" what is told; "S", "G", "A", "E" a course's school, degree, subject, dates.
    `first` are where entries begin.
    """

    places: Sequence[tuple[int, int, str]]
    begins: Sequence[int]
    first: frozenset[int]

    def within(self, begin: int, end: int) -> str:
        """The names between."""
        at = max(0, bisect_right(self.begins, begin) - 1)
        named = set()
        for one, other, code in self.places[at:]:
            if one >= end:
                break
            if other > begin:
                named.add(code)
        return "".join(sorted(named))


def hints_of(work: Sequence[Work], education: Sequence[Education]) -> Hints:
    entries: list[list[_Named]] = [
        [(x.company, "C"), (x.title, "T"), (x.period, "D"), (x.location, "P")] for x in work
    ]
    entries += [
        [(x.institution, "S"), (x.degree, "G"), (x.area, "A"), (x.period, "E")] for x in education
    ]
    placed = [[_placed(*each) for each in named] for named in entries]
    heads = [[each for each in named if each] for named in placed]
    told = [_placed(each, "t") for role in work for each in role.highlights]
    places = sorted([*(x for head in heads for x in head), *(x for x in told if x)])
    first = frozenset(min(head)[0] for head in heads if head)
    return Hints(places, [each[0] for each in places], first)


def _placed(value: Stated | Period | None, code: str) -> tuple[int, int, str] | None:
    span = value.span if value else None
    return (span.start, span.end, code) if span else None
