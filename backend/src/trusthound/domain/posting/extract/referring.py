"""Data whose parts stand side by side and name each other by number in; the same, nested, out.

So Nuxt writes what its pages show (the form is devalue's): a list whose first item is what there
is, and in which every number within an object or a list is the place of another item.
"""

from collections.abc import Mapping

_MOST_DEPTH = 12
_MOST_VALUES = 100_000
# What precedes a value that is wrapped for the framework's own ends.
_WRAPPERS = frozenset({"Reactive", "ShallowReactive", "Ref", "ShallowRef", "EmptyRef"})


def resolved(data: object) -> object:
    """`data` itself where it is written otherwise."""
    if not isinstance(data, list) or len(data) < 2 or not _refers(data[0]):
        return data
    return _Reading(data).value(0, 0)


def _refers(first: object) -> bool:
    if isinstance(first, list):
        wrapped = len(first) == 2 and isinstance(first[0], str) and first[0] in _WRAPPERS
        return wrapped and _is_place(first[1])
    return isinstance(first, Mapping) and bool(first) and all(map(_is_place, first.values()))


def _is_place(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


class _Reading:
    """Of one list; what is deeper or more than anybody would write is left out."""

    def __init__(self, parts: list[object]) -> None:
        self._parts = parts
        self._left = _MOST_VALUES

    def value(self, place: object, depth: int) -> object:
        if not isinstance(place, int) or not 0 <= place < len(self._parts):
            return None
        self._left -= 1
        if depth > _MOST_DEPTH or self._left < 0:
            return None
        part = self._parts[place]
        if isinstance(part, Mapping):
            return {key: self.value(each, depth + 1) for key, each in part.items()}
        if isinstance(part, list):
            if part and isinstance(part[0], str):  # wrapped, or of a type that JSON has not
                return self._wrapped(part, depth)
            return [self.value(each, depth + 1) for each in part]
        return part

    def _wrapped(self, part: list[object], depth: int) -> object:
        if len(part) != 2:
            return None
        return part[1] if part[0] == "Date" else self.value(part[1], depth + 1)
