"""Files and whom they show in, how sure a figure is out: people are drawn, not files."""

from collections.abc import Callable, Iterable
from random import Random

from comparing import Found
from truths import Truth

DRAWS = 1_000


def count_of_people(truths: Iterable[Truth]) -> int:
    return len({each.person for each in truths})


def interval(
    counted: Iterable[tuple[Truth, Found]], measure: Callable[[Found], float | None]
) -> tuple[float, float] | None:
    """The 95 % interval of a bootstrap that draws a person's files together or not at all."""
    people: dict[str, Found] = {}
    for truth, found in counted:
        people[truth.person] = people.get(truth.person, Found()) + found
    drawn, each_person = Random(0), [people[each] for each in sorted(people)]  # noqa: S311
    draws = (drawn.choices(each_person, k=len(each_person)) for _ in range(DRAWS))
    figures = sorted(
        figure for draw in draws if (figure := measure(sum(draw, Found()))) is not None
    )
    if not figures:
        return None
    return figures[len(figures) * 25 // 1_000], figures[(len(figures) * 975 - 1) // 1_000]
