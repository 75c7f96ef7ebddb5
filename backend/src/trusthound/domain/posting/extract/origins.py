"""Partial postings in, one posting out, each field from the best of them and with its origin."""

from dataclasses import fields, replace
from typing import Any

from trusthound.domain.posting.model import (
    FieldOrigin,
    JobPosting,
    Liveness,
    Origin,
    RemoteWork,
    Seniority,
)

_NOT_READ = frozenset(
    {"contacts", "language", "liveness_evidence", "hidden_text", "page_text", "origins"}
)
_READ = tuple(each.name for each in fields(JobPosting) if each.name not in _NOT_READ)

_NOTHING = frozenset({RemoteWork.UNSTATED, Seniority.UNSTATED, Liveness.UNKNOWN})


def _states(posting: JobPosting, name: str) -> bool:
    value = getattr(posting, name)
    return bool(value) and not (isinstance(value, str) and value in _NOTHING)


def with_origins(posting: JobPosting, origin: Origin, detail: str = "") -> JobPosting:
    """The posting, every field that it states marked as read at `origin`."""
    known = {each.field for each in posting.origins}
    found = tuple(
        FieldOrigin(name, origin, detail)
        for name in _READ
        if name not in known and _states(posting, name)
    )
    return replace(posting, origins=posting.origins + found) if found else posting


def merged(first: JobPosting, second: JobPosting) -> JobPosting:
    """`first`, and from `second` what it leaves out."""
    taken: dict[str, Any] = {
        name: getattr(second, name)
        for name in _READ
        if _states(second, name) and not _states(first, name)
    }
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
