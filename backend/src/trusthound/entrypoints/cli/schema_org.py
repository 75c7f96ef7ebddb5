"""A JobPosting in, schema.org JSON out; fields that the posting does not state are left out."""

from decimal import Decimal

from trusthound.domain.common.money import Pay
from trusthound.domain.common.place import Place
from trusthound.domain.posting.model import JobPosting, RemoteWork


def schema_org(posting: JobPosting) -> dict[str, object]:
    """https://schema.org/JobPosting, plus `liveness` and `contacts` of ours."""
    stated: dict[str, object] = {
        "@context": "https://schema.org",
        "@type": "JobPosting",
        "title": posting.title,
        "hiringOrganization": _organization(posting),
        "jobLocation": [_place(each) for each in posting.places],
        "jobLocationType": "TELECOMMUTE" if posting.remote is RemoteWork.REMOTE else "",
        "baseSalary": _salary(posting.pay),
        "employmentType": [each.value.upper() for each in posting.employment_types],
        "datePosted": posting.date_posted.isoformat() if posting.date_posted else "",
        "validThrough": posting.valid_through.isoformat() if posting.valid_through else "",
        "identifier": posting.identifier,
        "url": posting.url,
        "applyUrl": posting.apply_url,
        "inLanguage": posting.language,
        "liveness": posting.liveness.value,
        "contacts": [
            {"kind": each.kind.value, "value": each.value, "start": each.start, "end": each.end}
            for each in posting.contacts
        ],
        "description": posting.description,
    }
    return {key: value for key, value in stated.items() if value not in ("", [], None)}


def _organization(posting: JobPosting) -> dict[str, str] | None:
    if not posting.company:
        return None
    named = {"@type": "Organization", "name": posting.company}
    return named | ({"sameAs": posting.company_site} if posting.company_site else {})


def _place(place: Place) -> dict[str, object]:
    address = {
        "addressLocality": place.locality,
        "addressRegion": place.region,
        "addressCountry": place.country,
    }
    stated = {key: value for key, value in address.items() if value}
    return {"@type": "Place", "name": place.text} | (
        {"address": {"@type": "PostalAddress"} | stated} if stated else {}
    )


def _salary(pay: Pay | None) -> dict[str, object] | None:
    if pay is None:
        return None
    value: dict[str, object] = {"@type": "QuantitativeValue"}
    if pay.minimum is not None:
        value["minValue"] = _number(pay.minimum)
    if pay.maximum is not None:
        value["maxValue"] = _number(pay.maximum)
    if pay.period is not None:
        value["unitText"] = pay.period.value.upper()
    return {"@type": "MonetaryAmount", "currency": pay.currency, "value": value}


def _number(amount: Decimal) -> int | float:
    return int(amount) if amount == amount.to_integral_value() else float(amount)
