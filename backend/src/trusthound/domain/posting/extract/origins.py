"""Partial postings in, one posting out, each field from the best of them and with its origin."""

from dataclasses import fields, replace
from operator import attrgetter
from typing import Any

from trusthound.domain.posting.model import FieldOrigin, JobPosting, Origin

_NOT_READ = frozenset(
    {
        "contacts",
        "language",
        "liveness_evidence",
        "hidden_text",
        "page_text",
        "by_scripts",
        "origins",
    }
)
_READ = tuple(each for each in fields(JobPosting) if each.name not in _NOT_READ)
_NAMES = tuple(each.name for each in _READ)
# Such as RemoteWork.UNSTATED, which is no empty string.
_NOTHING = tuple(each.default for each in _READ)
_VALUES = attrgetter(*_NAMES)


def _stated(posting: JobPosting) -> dict[str, Any]:
    """The fields that say something, by their names."""
    values = zip(_NAMES, _VALUES(posting), _NOTHING, strict=True)
    return {name: value for name, value, nothing in values if value and value is not nothing}


def with_origins(posting: JobPosting, origin: Origin, detail: str = "") -> JobPosting:
    """The posting, every field that it states marked as read at `origin`."""
    known = {each.field for each in posting.origins}
    found = tuple(
        FieldOrigin(name, origin, detail) for name in _stated(posting) if name not in known
    )
    return replace(posting, origins=posting.origins + found) if found else posting


def merged(first: JobPosting, second: JobPosting) -> JobPosting:
    """`first`, and from `second` what it leaves out."""
    known = _stated(first)
    taken = {name: value for name, value in _stated(second).items() if name not in known}
    if not taken:
        return first
    origins = first.origins + tuple(each for each in second.origins if each.field in taken)
    return replace(first, **taken, origins=origins)


def origin_of(posting: JobPosting, field: str) -> FieldOrigin | None:
    """Where a field was read, None where it was not."""
    return next((each for each in posting.origins if each.field == field), None)


def without(posting: JobPosting, field: str) -> JobPosting:
    """The posting without a line such as its title, and without that line's origin."""
    origins = tuple(each for each in posting.origins if each.field != field)
    emptied: dict[str, Any] = {field: "", "origins": origins}
    return replace(posting, **emptied)
