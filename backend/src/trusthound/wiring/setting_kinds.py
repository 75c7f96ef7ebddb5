"""What pydantic says of wrong settings in, a sentence each for whoever set them out."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from pydantic import ValidationError
from pydantic.fields import FieldInfo

_SHOWN_CHARACTERS = 60
_KINDS: dict[Any, str] = {
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    Path: "a path",
    str: "a text",
}


def sentences_on(
    wrong: ValidationError, fields: Mapping[str, FieldInfo], prefix: str
) -> tuple[str, ...]:
    """One a setting, in the order of the model: its variable, what it is, what is wanted."""
    given = {str(each["loc"][0]): each["input"] for each in reversed(wrong.errors())}
    return tuple(_sentences(given, fields, prefix))


def _sentences(
    given: Mapping[str, object], fields: Mapping[str, FieldInfo], prefix: str
) -> Iterator[str]:
    for name, field in fields.items():
        alias = field.validation_alias
        key = alias if isinstance(alias, str) else name
        if key not in given:
            continue
        variable = alias if isinstance(alias, str) else f"{prefix}{name.upper()}"
        yield f"{variable} {_what_it_is(given[key], field)}; it must be {_wanted(field)}."


def _what_it_is(value: object, field: FieldInfo) -> str:
    """A secret and the database's address, which may hold a password, are not shown."""
    if "Secret" in repr(field.annotation) or isinstance(field.validation_alias, str):
        return "is not of the right kind"
    told = str(value)
    if not told.strip():
        return "is empty"
    short = told if len(told) <= _SHOWN_CHARACTERS else f"{told[:_SHOWN_CHARACTERS]}…"
    return f"is {short!r}"


def _wanted(field: FieldInfo) -> str:
    if get_origin(field.annotation) is Literal:
        *most, last = map(str, get_args(field.annotation))
        return f"{', '.join(most)} or {last}"
    kind = _KINDS.get(field.annotation, "words with commas between them")
    bounds = {type(each).__name__: each for each in field.metadata}
    least, most_of_all = (
        getattr(bounds.get("Ge"), "ge", None),
        getattr(bounds.get("Le"), "le", None),
    )
    if least is not None and most_of_all is not None:
        return f"{kind} from {least} to {most_of_all}"
    return kind if least is None else f"{kind} of {least} or more"
