"""Values of structured data in, whatever their types; plain text, lists and mappings out."""

import math
import re
from collections.abc import Mapping

_MOST_ITEMS = 50
_NOTHING = frozenset({"", "nan", "none", "null", "n/a", "na", "undefined", "-"})
_QUOTED = re.compile(r"'([^']{0,500})'|\"([^\"]{0,500})\"")


def text_in(value: object, *keys: str) -> str:
    """The text a value stands for: itself, its first item, or what a mapping names itself.

    `keys` are asked of a mapping before the usual ones.
    """
    for _ in range(5):  # nesting deeper than this names nothing
        if isinstance(value, str):
            return "" if value.strip().lower() in _NOTHING else value
        if isinstance(value, bool) or value is None:
            return ""
        if isinstance(value, int | float):
            return _number(value)
        if isinstance(value, Mapping):
            names = (*keys, "@value", "name", "value", "text")
            value = next((value[key] for key in names if value.get(key)), None)
        elif isinstance(value, list | tuple):
            value = value[0] if value else None
        else:
            return ""
    return ""


def items_in(value: object) -> list[object]:
    """The items of a list, of a list that was written down as text, or the value alone."""
    if isinstance(value, list | tuple):
        return list(value[:_MOST_ITEMS])
    if isinstance(value, str) and value.startswith("[") and value.rstrip().endswith("]"):
        quoted = [single or double for single, double in _QUOTED.findall(value[:5000])]
        return list(quoted[:_MOST_ITEMS])
    return [] if value is None or value == "" else [value]


def mapping_in(value: object) -> Mapping[str, object]:
    """The value where it is a mapping, or its first item that is one; else an empty one."""
    for each in items_in(value):
        if isinstance(each, Mapping):
            return each
    return {}


def _number(value: float) -> str:
    if isinstance(value, int):
        return str(value) if abs(value) < 10**18 else ""
    if not math.isfinite(value) or abs(value) >= 10**18:
        return ""
    return str(int(value)) if value == int(value) else str(value)
