"""A posting as read in, the same cleaned, capped and completed out: every reader's last step."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from trusthound.domain.common.place import Place
from trusthound.domain.posting.extract.addresses import web_address
from trusthound.domain.posting.extract.clean import clean_line, clean_text
from trusthound.domain.posting.extract.contacts import find_contacts
from trusthound.domain.posting.extract.hours import hours_a_week
from trusthound.domain.posting.extract.language import language_of
from trusthound.domain.posting.extract.pay import pay_in
from trusthound.domain.posting.extract.places import settled
from trusthound.domain.posting.extract.seniority import seniority_of
from trusthound.domain.posting.extract.spoken import required_languages
from trusthound.domain.posting.extract.terms import office_days, remote_in_prose, remote_work
from trusthound.domain.posting.model import (
    Contact,
    FieldOrigin,
    JobPosting,
    Origin,
    RemoteWork,
    Seniority,
)

TITLE_CHARACTERS = 200
COMPANY_CHARACTERS = 200
_IDENTIFIER_CHARACTERS = 100
_PROFILE_CHARACTERS = 5_000
_HIDDEN_CHARACTERS = 500
_MOST_HIDDEN = 5
# Where no place tells the country, the language tells whose crown "kr" is.
_CROWNS = {"sv": "SE", "da": "DK", "no": "NO", "is": "IS"}


def finish(posting: JobPosting) -> JobPosting:
    """Clean and cap every string, drop what is no web address, and read what only the words say:
    contacts, languages, seniority, and pay and remote work where no field states them.
    """
    description = clean_text(posting.description)
    page_text = clean_text(posting.page_text)
    places = settled(posting.places)
    country = next((each.country for each in places if len(each.country) == 2), "")
    language = posting.language or language_of(description or posting.title)
    cleaned: dict[str, Any] = {
        "title": clean_line(posting.title, TITLE_CHARACTERS),
        "company": clean_line(posting.company, COMPANY_CHARACTERS),
        "description": description,
        "url": web_address(posting.url),
        "company_site": web_address(posting.company_site),
        "company_profile": clean_text(posting.company_profile)[:_PROFILE_CHARACTERS],
        "places": places,
        "identifier": clean_line(posting.identifier, _IDENTIFIER_CHARACTERS),
        "apply_url": web_address(posting.apply_url),
        "page_text": page_text,
        "contacts": _contacts(
            posting, f"{description}\n{page_text}" if page_text else description, country
        ),
        "language": language,
        "required_languages": posting.required_languages
        or required_languages(description, language),
        "hidden_text": tuple(
            clean_line(each, _HIDDEN_CHARACTERS) for each in posting.hidden_text[:_MOST_HIDDEN]
        ),
    }
    return replace(posting, **cleaned, **_told(posting, cleaned))


def _told(posting: JobPosting, cleaned: Mapping[str, Any]) -> dict[str, Any]:
    """Pay, remote work and seniority as the title and the description tell them; and origins
    without those of what was read somewhere, was no web address and is not told.
    """
    title, description, places = cleaned["title"], cleaned["description"], cleaned["places"]
    origins = [
        each
        for each in posting.origins
        if (cleaned[each.field] if each.field in cleaned else getattr(posting, each.field))
        not in ("", ())
    ]
    source = next((each.origin for each in origins if each.field == "description"), None)
    origin = source or Origin.PAGE_TEXT
    pay = posting.pay
    if pay is None and (pay := pay_in(description, _country_of_pay(places, cleaned["language"]))):
        origins.append(FieldOrigin("pay", origin, "description"))
    if pay and pay.hours_a_week is None and (hours := hours_a_week(description)):
        pay = replace(pay, hours_a_week=hours)
    remote = posting.remote
    if remote is RemoteWork.UNSTATED:
        remote = remote_work(title)
        if remote is RemoteWork.UNSTATED:
            remote = remote_in_prose(description)
        if remote is not RemoteWork.UNSTATED:
            origins.append(FieldOrigin("remote", origin, "title or description"))
    seniority = posting.seniority
    if seniority is Seniority.UNSTATED:
        seniority = seniority_of(title, description)
    days = posting.office_days
    if remote is RemoteWork.HYBRID and days is None:
        stated = "\n".join(each.text for each in places)
        days = office_days(f"{title}\n{stated}\n{description}")
    return {
        "pay": pay,
        "remote": remote,
        "seniority": seniority,
        "office_days": days,
        "origins": tuple(origins),
    }


def _country_of_pay(places: tuple[Place, ...], language: str) -> str:
    """The only country of the places, else the one that alone writes "kr" in that language."""
    countries = {each.country for each in places if each.country}
    if len(countries) == 1:
        return countries.pop()
    return "" if countries else _CROWNS.get(language, "")


def _contacts(posting: JobPosting, description: str, country: str) -> tuple[Contact, ...]:
    """Those found in the text, and those that the reader found behind its words."""
    found = find_contacts(description, country)
    known = {(each.kind, each.value) for each in found}
    linked = [
        each
        for each in posting.contacts
        if (each.kind, each.value) not in known and description[each.start : each.end] == each.text
    ]
    return tuple(sorted((*found, *linked), key=lambda each: (each.start, each.end, each.value)))
