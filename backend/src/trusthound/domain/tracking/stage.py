"""The stages of a seeker's board, in their order: five that everybody has, and own ones."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from trusthound.domain.common.errors import Conflict, InvalidInput, NotFound
from trusthound.domain.tracking.texts import checked_line

MOST_STAGES = 20
NAME_CHARACTERS = 40


class Given(StrEnum):
    """The ids of those that everybody has; they keep their names and their order."""

    SAVED = "saved"
    APPLIED = "applied"
    INTERVIEW = "interview"
    OFFER = "offer"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Stage:
    """How far an application has come."""

    id: str
    name: str

    @property
    def is_own(self) -> bool:
        return self.id not in set(Given)


# How every board begins.
GIVEN = tuple(Stage(each.value, each.value.capitalize()) for each in Given)


def stage_of(stages: Sequence[Stage], stage_id: str) -> Stage:
    """Raises NotFound."""
    for each in stages:
        if each.id == stage_id:
            return each
    raise no_such_stage()


def with_stage(
    stages: Sequence[Stage], stage_id: str, name: str, *, after: str | None
) -> tuple[Stage, ...]:
    """With an own one behind `after` ("": the first of all; None: before the closed ones).

    Raises InvalidInput, Conflict for one too many, NotFound.
    """
    if len(stages) >= MOST_STAGES:
        raise Conflict(
            "tracking_full",
            f"You have {MOST_STAGES} stages, which is the most.",
            field="name",
            advice="Delete a stage that you no longer need.",
        )
    new = Stage(stage_id, _checked_name(name, stages))
    if after is None:
        place = [each.id for each in stages].index(Given.CLOSED)
        return (*stages[:place], new, *stages[place:])
    return _placed(stages, new, after)


def renamed(stages: Sequence[Stage], stage_id: str, name: str) -> tuple[Stage, ...]:
    """Raises InvalidInput, Conflict for a given one, NotFound."""
    own = own_stage(stages, stage_id)
    others = [each for each in stages if each is not own]
    new = replace(own, name=_checked_name(name, others))
    return tuple(new if each is own else each for each in stages)


def moved_stage(stages: Sequence[Stage], stage_id: str, after: str) -> tuple[Stage, ...]:
    """Behind `after`, "" as the first. Raises Conflict for a given one, NotFound."""
    own = own_stage(stages, stage_id)
    return _placed([each for each in stages if each is not own], own, after)


def own_stage(stages: Sequence[Stage], stage_id: str) -> Stage:
    """Raises Conflict for a given one, NotFound."""
    found = stage_of(stages, stage_id)
    if not found.is_own:
        raise Conflict(
            "given_stage",
            f"“{found.name}” is on every board, so it stays as it is.",
            advice="Add a stage of your own beside it.",
        )
    return found


def stage_in_use(stage: Stage, number: int) -> Conflict:
    """Somebody has to say where its applications go."""
    told = "an application" if number == 1 else f"{number:,} applications"
    return Conflict(
        "stage_in_use",
        f"“{stage.name}” holds {told}.",
        field="moveTo",
        advice="Choose the stage that they move to.",
    )


def no_such_stage() -> NotFound:
    return NotFound("There is no such stage, or it has been deleted.")


def _placed(stages: Sequence[Stage], own: Stage, after: str) -> tuple[Stage, ...]:
    if after == "":
        return (own, *stages)
    behind = stage_of(stages, after)
    place = stages.index(behind) + 1
    return (*stages[:place], own, *stages[place:])


def _checked_name(name: str, others: Sequence[Stage]) -> str:
    line = checked_line(name, "name", what="The stage's name", most=NAME_CHARACTERS, needed=True)
    if any(each.name.casefold() == line.casefold() for each in others):
        raise InvalidInput(f"There is a stage “{line}” already.", field="name")
    return line
