"""What is there and what is to change of it in, what there is then out."""

from dataclasses import fields, replace
from enum import Enum
from typing import Any, ClassVar, Protocol, TypeVar


class Data(Protocol):
    """Any dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


Kept = TypeVar("Kept", bound=Data)


class Same(Enum):
    """Stands for what a change leaves as it is."""

    SAME = "same"


SAME = Same.SAME


def with_changes(kept: Kept, change: Data) -> Kept:
    """`change` has fields of the same names; those that are SAME stay, so that two who change
    different ones both win.
    """
    given: dict[str, Any] = {
        each.name: value
        for each in fields(change)
        if (value := getattr(change, each.name)) is not SAME
    }
    return replace(kept, **given)
