"""A row of a bulk file in, a posting out: schema.org names or flat ones, whatever is there."""

import ast
import math
import re
from collections.abc import Iterable, Mapping
from datetime import date
from functools import lru_cache

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.common.place import Place
from trusthound.domain.posting.extract.clean import words_of_html
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.finish import finish
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.places import only_country
from trusthound.domain.posting.extract.terms import employment_types, remote_work
from trusthound.domain.posting.extract.text import read_text
from trusthound.domain.posting.model import FieldOrigin, JobPosting, Origin, RemoteWork


@lru_cache(maxsize=256)  # the same columns, row after row
def _folded(name: str) -> str:
    """ "Job Title", "job_title" and "jobTitle" are one name."""
    return "".join(filter(str.isalnum, name)).lower()


def _names(*names: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(map(_folded, names)))


TITLE = _names("title", "position_title", "job_title", "jobTitle", "position")
COMPANY = _names(
    "company", "hiringOrganization", "company_name", "companyName", "employer", "agency",
    "organization",
)  # fmt: skip
PROFILE = _names("company_profile", "companyProfile", "about_company")
BODY = _names(
    "description", "jobDescription", "responsibilities", "requirements", "qualifications",
    "skills", "experienceRequirements", "educationRequirements", "benefits", "jobBenefits",
)  # fmt: skip
PLACES = _names("location", "locations", "jobLocation", "place", "city")
PAY = _names("salary", "salary_range", "baseSalary", "pay", "compensation")
URL = _names("url", "link", "job_url", "usajobs_url", "applyUrl", "apply_url")
APPLY = _names("applyUrl", "apply_url", "application_url")
POSTED = _names("datePosted", "date", "postedAt", "date_posted", "open_date", "firstSeenAt")
THROUGH = _names("validThrough", "valid_through", "close_date", "expires")
TYPE = _names("employmentType", "employment_type", "appointment_type", "type")
IDENTIFIER = _names("identifier", "jobId", "job_id", "control_number", "requisition")
_FIELDS = {
    "title": TITLE,
    "company": COMPANY,
    "description": PROFILE + BODY,
    "url": URL,
    "apply_url": APPLY,
    "places": PLACES,
    "pay": PAY,
    "date_posted": POSTED,
    "valid_through": THROUGH,
    "employment_types": TYPE,
    "identifier": IDENTIFIER,
}
_COLUMNS = frozenset(name for names in _FIELDS.values() for name in names) | {"text"}

_SECTION_CHARACTERS = 50_000
_MOST_ITEMS = 50
_LIST_CHARACTERS = 5_000
# What stands in EMSCAD where a link, an address or a number was taken out.
_TAKEN_OUT = re.compile(r"#(?:URL|EMAIL|PHONE)_[0-9a-f]{8,64}#")


def read_row(row: Mapping[str, object], *, as_of: date) -> JobPosting:
    """A `{"kind": "message", "text": …}` and a row with nothing but `text` are read as pasted text.

    Raises InvalidInput for a row in which no field of a posting stands.
    """
    row = {_folded(name): value for name, value in row.items() if isinstance(name, str)}
    texts = {name: text for name in row if name in _COLUMNS and (text := _text(row[name]))}
    if "text" in texts and (row.get("kind") == "message" or not _first(texts, TITLE + BODY)):
        return read_text(texts["text"], as_of=as_of)
    profile = _first(texts, PROFILE)
    sections = dict.fromkeys(texts[key] for key in BODY if key in texts)
    column = next((row[key] for key in PLACES if key in texts), None)
    places = tuple(Place(each) for each in dict.fromkeys(_items(column)))
    country = only_country(places)
    stated = _first(texts, PAY)
    posting = finish(
        JobPosting(
            title=_first(texts, TITLE),
            company=_first(texts, COMPANY),
            description="\n".join(_shown(each) for each in (profile, *sections) if each),
            company_profile=_shown(profile),
            url=_first(texts, URL),
            apply_url=_first(texts, APPLY),
            places=places,
            remote=_remote(row, places),
            pay=read_pay(stated) if stated else None,
            employment_types=employment_types(_first(texts, TYPE)),
            date_posted=read_date(_first(texts, POSTED), as_of=as_of, country=country),
            valid_through=read_date(
                _first(texts, THROUGH), as_of=as_of, country=country, ahead=True
            ),
            identifier=_first(texts, IDENTIFIER),
            origins=_origins(texts),
        )
    )
    if not (posting.title or posting.description or posting.company or posting.url):
        raise InvalidInput(
            "The row names no field of a posting, such as title or description.", field="row"
        )
    return posting


def _first(texts: Mapping[str, str], keys: Iterable[str]) -> str:
    return next((texts[key] for key in keys if key in texts), "")


def _items(value: object) -> list[str]:
    """The parts of a field; a list may be written as Python or JSON does."""
    if isinstance(value, str) and value.startswith("[") and len(value) <= _LIST_CHARACTERS:
        try:
            value = ast.literal_eval(value)
        except (ValueError, SyntaxError, MemoryError, RecursionError):
            return [str(value)]
    parts = value if isinstance(value, list | tuple) else [value]
    return [text for each in parts[:_MOST_ITEMS] if (text := _text(each))]


def _text(value: object) -> str:
    """Any value as text: None and NaN are nothing, of an object what names it."""
    if value is None or isinstance(value, bool):
        return ""
    if isinstance(value, str):
        return value[:_SECTION_CHARACTERS].strip()
    if isinstance(value, float):
        return f"{value:g}" if math.isfinite(value) else ""
    if isinstance(value, Mapping):
        return _name_of(value)
    if isinstance(value, list | tuple):
        return "\n".join(text for each in value[:_MOST_ITEMS] if (text := _text(each)))
    return str(value)[:_SECTION_CHARACTERS]


def _name_of(value: Mapping[object, object]) -> str:
    """A schema.org object in words: its name, a place's parts, or an amount and its unit."""
    for key in ("name", "value", "address"):
        inner = value.get(key)
        if key == "value" and isinstance(inner, Mapping):
            return " ".join(filter(None, (_amount(inner), _text(value.get("currency")))))
        if text := _text(inner):
            return text
    parts = ("addressLocality", "addressRegion", "addressCountry")
    return ", ".join(text for key in parts if (text := _text(value.get(key))))


def _amount(value: Mapping[object, object]) -> str:
    bounds = [_text(value.get(key)) for key in ("minValue", "maxValue", "value")]
    unit = _text(value.get("unitText")).lower()
    return " - ".join(filter(None, bounds)) + (f" per {unit}" if unit else "")


def _shown(text: str) -> str:
    return words_of_html(_TAKEN_OUT.sub(" ", text) if "#" in text else text)


def _remote(row: Mapping[str, object], places: tuple[Place, ...]) -> RemoteWork:
    flag = row.get("isremote", row.get("telecommuting"))
    if flag is True or _text(flag).lower() in {"true", "1", "yes", "t"}:
        return RemoteWork.REMOTE
    if _text(row.get("joblocationtype")).upper() == "TELECOMMUTE":
        return RemoteWork.REMOTE
    return remote_work(" ".join(each.text for each in places))


def _origins(texts: Mapping[str, str]) -> tuple[FieldOrigin, ...]:
    return tuple(
        FieldOrigin(field, Origin.ROW, key)
        for field, keys in _FIELDS.items()
        if (key := next((each for each in keys if each in texts), ""))
    )
