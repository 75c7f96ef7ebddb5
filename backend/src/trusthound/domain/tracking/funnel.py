"""Stages and where each application has been in; how many came how far out."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from trusthound.domain.tracking.stage import Given, Stage


@dataclass(frozen=True, slots=True)
class FunnelRow:
    """`number` came to this stage or farther; `share` of those of the stage before, None where
    there is none before, or nobody was in it.
    """

    stage: Stage
    number: int
    share: float | None


def funnel(stages: Sequence[Stage], visited: Iterable[Collection[str]]) -> tuple[FunnelRow, ...]:
    """`visited` has the ids of all stages an application was in, its present one included.

    Only stages before the closed ones are a way forward: what was closed came as far as it had
    been before. What was never in any of them stands in the first.
    """
    way = list(stages[: [each.id for each in stages].index(Given.CLOSED)])
    place = {each.id: at for at, each in enumerate(way)}
    numbers = [0] * len(way)
    for each in visited:
        farthest = max((place[id_] for id_ in each if id_ in place), default=0)
        for at in range(min(farthest + 1, len(way))):
            numbers[at] += 1
    return tuple(
        FunnelRow(stage, number, number / numbers[at - 1] if at and numbers[at - 1] else None)
        for at, (stage, number) in enumerate(zip(way, numbers, strict=True))
    )
