"""A dossier and what its reader says was read wrong in; the same corrected, and what changed, out.

The text stays, and nothing is looked up anew: what was learnt of something else is unknown.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from datetime import date
from enum import StrEnum
from typing import Any

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.common.money import salary_line
from trusthound.domain.facts.reference import Reference
from trusthound.domain.facts.sightings import NOT_ASKED
from trusthound.domain.posting.dossier import LOOKED_UP, Dossier, compile_dossier
from trusthound.domain.posting.extract.clean import clean_line
from trusthound.domain.posting.extract.finish import COMPANY_CHARACTERS, TITLE_CHARACTERS
from trusthound.domain.posting.extract.hours import hours_a_week
from trusthound.domain.posting.extract.origins import origin_of
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.places import only_country, settled, written_place
from trusthound.domain.posting.extract.seniority import seniority_of
from trusthound.domain.posting.extract.terms import remote_work
from trusthound.domain.posting.model import FieldOrigin, JobPosting, Origin, RemoteWork, where_line

FIELD_CHARACTERS = 300
_YEARS = range(1990, 2101)


class CorrectedField(StrEnum):
    """What can be corrected, as a reader calls it; stored with results."""

    TITLE = "title"
    COMPANY = "company"
    LOCATION = "location"
    SALARY = "salary"
    POSTED = "posted"


_CALLED = {
    CorrectedField.TITLE: "title",
    CorrectedField.COMPANY: "company",
    CorrectedField.LOCATION: "place of work",
    CorrectedField.SALARY: "pay",
    CorrectedField.POSTED: "day of posting",
}
# By these we found what else was up before, and whose it was.
_LOOKED_BACK_BY = frozenset({CorrectedField.TITLE, CorrectedField.COMPANY, CorrectedField.LOCATION})


@dataclass(frozen=True, slots=True)
class Stated:
    """What the posting states as a reader sees it; None: as it was read, "": nothing."""

    title: str | None = None
    company: str | None = None
    location: str | None = None
    salary: str | None = None
    posted: str | None = None


@dataclass(frozen=True, slots=True)
class Corrected:
    """One field as it was read and as a reader corrected it, in words; "" for nothing."""

    field: CorrectedField
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Correction:
    """Of which result, and what. `original_id` is "" once that one has been deleted."""

    original_id: str
    fields: tuple[Corrected, ...]

    @property
    def sentence(self) -> str:
        """The first reason of such a result, wherever it is told or handed on."""
        called = ", ".join(_CALLED[each.field] for each in self.fields)
        return f"Judged with what a reader corrected, not as we read it: {called}."


def corrected(
    dossier: Dossier, stated: Stated, reference: Reference
) -> tuple[Dossier, tuple[Corrected, ...]]:
    """Raises InvalidInput, naming the field, for what cannot be read; and where nothing changed."""
    read = dossier.posting
    posting = _posting(read, stated)
    before, after = lines_of(read), lines_of(posting)
    changed = tuple(
        Corrected(each, before[each], after[each])
        for each in CorrectedField
        if before[each] != after[each]
    )
    if not changed:
        raise InvalidInput(
            "Nothing is corrected yet.", advice="Change what was read wrong, then send it."
        )
    fresh = compile_dossier(
        posting,
        channel=dossier.channel,
        as_of=dossier.as_of,
        employer_board=dossier.employer_board,
        reference=reference,
    )
    return replace(fresh, **_still_known(dossier, fresh, changed)), changed


def lines_of(posting: JobPosting) -> Mapping[CorrectedField, str]:
    """What a person reads of each field."""
    return {
        CorrectedField.TITLE: posting.title,
        CorrectedField.COMPANY: posting.company,
        CorrectedField.LOCATION: where_line(posting.places, posting.remote),
        CorrectedField.SALARY: salary_line(posting.pay),
        CorrectedField.POSTED: posting.date_posted.isoformat() if posting.date_posted else "",
    }


def _posting(read: JobPosting, stated: Stated) -> JobPosting:
    """The posting as its reader states it, each changed field marked as corrected."""
    changes: dict[str, Any] = {}
    if stated.title is not None:
        changes |= _title(read, stated.title)
    if stated.company is not None:
        changes["company"] = _line(stated.company, COMPANY_CHARACTERS, CorrectedField.COMPANY)
    if stated.location is not None:
        changes |= _location(stated.location)
    places = changes.get("places", read.places)
    if stated.salary is not None:
        changes["pay"] = _pay(read, stated.salary, only_country(places))
    if stated.posted is not None:
        changes["date_posted"] = _day(stated.posted)
    posting = replace(read, **changes)
    return replace(posting, origins=tuple(_origins(read, posting)))


def _title(read: JobPosting, words: str) -> dict[str, Any]:
    title = _line(words, TITLE_CHARACTERS, CorrectedField.TITLE)
    if not title:
        raise InvalidInput(
            "A posting has a title.", field=CorrectedField.TITLE, advice="Write it as it stands."
        )
    if origin_of(read, "seniority") is not None:
        return {"title": title}
    return {"title": title, "seniority": seniority_of(title, read.description)}


def _location(words: str) -> dict[str, Any]:
    """Whether one works from home is a part of what a person reads there."""
    places = settled([written_place(words)])
    if words.strip() and not places:
        raise InvalidInput(
            "This could not be read as a place.",
            field=CorrectedField.LOCATION,
            advice="Write the town and the country, or Remote.",
        )
    return {"places": places, "remote": remote_work(words)}


def _pay(read: JobPosting, words: str, country: str) -> object:
    if not words.strip():
        return None
    pay = read_pay(words, country)
    if pay is None:
        raise InvalidInput(
            "This could not be read as pay.",
            field=CorrectedField.SALARY,
            advice="Write the amount, the currency and the period: $62,000 a year.",
        )
    return replace(pay, hours_a_week=pay.hours_a_week or hours_a_week(read.description))


def _day(words: str) -> date | None:
    if not words.strip():
        return None
    try:
        day = date.fromisoformat(words.strip())
    except ValueError:
        day = None
    if day is None or day.year not in _YEARS:
        raise InvalidInput(
            "This is no date of a posting.",
            field=CorrectedField.POSTED,
            advice="Write it as 2026-03-31.",
        )
    return day


def _line(words: str, limit: int, field: CorrectedField) -> str:
    """Cleaned as what we read ourselves."""
    line = clean_line(words, limit)
    if line and not any(map(str.isalnum, line)):
        raise InvalidInput("There is no word in this.", field=field)
    return line


def _origins(read: JobPosting, posting: JobPosting) -> Iterator[FieldOrigin]:
    """Where each field was read; what a reader corrected was read by him."""
    changed = [
        each.name
        for each in fields(JobPosting)
        if each.name not in {"origins", "seniority"}
        and getattr(read, each.name) != getattr(posting, each.name)
    ]
    yield from (each for each in read.origins if each.field not in changed)
    for name in changed:
        if getattr(posting, name) not in ("", (), None, RemoteWork.UNSTATED):
            yield FieldOrigin(name, Origin.CORRECTED, "corrected by a reader")


def _still_known(
    dossier: Dossier, fresh: Dossier, changed: tuple[Corrected, ...]
) -> dict[str, Any]:
    """What was learnt, as far as the same would be asked now."""
    known: dict[str, Any] = {
        fact: getattr(dossier, fact)
        for fact in LOOKED_UP
        if fresh.subjects_of(fact) == dossier.subjects_of(fact)
    }
    looked_back_otherwise = any(each.field in _LOOKED_BACK_BY for each in changed)
    if dossier.sightings == NOT_ASKED or not looked_back_otherwise:
        known["sightings"] = dossier.sightings
    else:
        known["sightings"] = None
    return known | {"applicant_reports": dossier.applicant_reports}
