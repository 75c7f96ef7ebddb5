"""A JobPosting in, schema.org JSON out; fields that the posting does not state are left out."""

from collections.abc import Mapping
from decimal import Decimal

from trusthound.domain.common.money import Pay
from trusthound.domain.common.place import Place
from trusthound.domain.posting.model import (
    FieldOrigin,
    JobPosting,
    RemoteWork,
    Seniority,
)

# Our fields under the names that schema.org has for them; the rest stand under OURS.
_NAMES = {
    "company": "hiringOrganization.name",
    "company_site": "hiringOrganization.sameAs",
    "company_profile": "hiringOrganization.description",
    "places": "jobLocation",
    "pay": "baseSalary",
    "employment_types": "employmentType",
    "date_posted": "datePosted",
    "valid_through": "validThrough",
    "apply_url": "potentialAction.target",
}
_SAME = frozenset({"title", "description", "url", "identifier"})
OURS = "trusthound"
_WORDS_CHARACTERS = 160


def schema_org(posting: JobPosting, *, explain: bool = False) -> dict[str, object]:
    """https://schema.org/JobPosting; what that type has no word for stands under `trusthound`.

    With `explain` also where each field was read, and the words there.
    """
    remote = posting.remote is RemoteWork.REMOTE
    places = [_place(each) for each in posting.places]
    stated: dict[str, object] = {
        "@context": "https://schema.org",
        "@type": "JobPosting",
        "title": posting.title,
        "hiringOrganization": _organization(posting),
        "jobLocation": [] if remote else places,
        "jobLocationType": "TELECOMMUTE" if remote else "",
        # Remote work is done anywhere within these.
        "applicantLocationRequirements": [_area(each) for each in posting.places] if remote else [],
        "baseSalary": _salary(posting.pay),
        "incentiveCompensation": ", ".join(posting.pay.extras) if posting.pay else "",
        "workHours": _hours(posting.pay),
        "employmentType": [each.value.upper() for each in posting.employment_types],
        "datePosted": posting.date_posted.isoformat() if posting.date_posted else "",
        "validThrough": posting.valid_through.isoformat() if posting.valid_through else "",
        "identifier": posting.identifier,
        "url": posting.url,
        "potentialAction": _typed("ApplyAction", {"target": posting.apply_url}),
        "description": posting.description,
        OURS: _ours(posting) | ({"origins": _origins(posting)} if explain else {}),
    }
    return _stated(stated)


def _ours(posting: JobPosting) -> dict[str, object]:
    evidence = posting.liveness_evidence
    pay = posting.pay
    return _stated(
        {
            "liveness": posting.liveness.value,
            "livenessEvidence": {"quote": evidence.quote, "origin": evidence.origin}
            if evidence
            else None,
            "remote": "" if posting.remote is RemoteWork.UNSTATED else posting.remote.value,
            "officeDays": posting.office_days,
            "seniority": "" if posting.seniority is Seniority.UNSTATED else posting.seniority.value,
            "language": posting.language,
            "requiredLanguages": list(posting.required_languages),
            "payWords": pay.text if pay else "",
            "payByPlace": [_band(each.place, each.minimum, each.maximum) for each in pay.bands]
            if pay
            else [],
            "contacts": [
                {
                    "kind": each.kind.value,
                    "value": each.value,
                    "text": each.text,
                    "start": each.start,
                    "end": each.end,
                }
                for each in posting.contacts
            ],
            "pageText": posting.page_text,
            "hiddenText": list(posting.hidden_text),
            "byScripts": posting.by_scripts or None,
        }
    )


def _origins(posting: JobPosting) -> list[dict[str, object]]:
    """Each field under its name in the JSON, where it was read, and the line of its words."""
    return [
        _stated(
            {
                "field": _name(each.field, posting),
                "origin": each.origin.value,
                "detail": each.detail,
                "words": _words(each, posting),
            }
        )
        for each in posting.origins
    ]


def _stated(values: Mapping[str, object]) -> dict[str, object]:
    return {key: value for key, value in values.items() if value not in ("", [], None)}


def _typed(kind: str, values: Mapping[str, object]) -> dict[str, object] | None:
    """An object of a type, None where nothing is stated of it."""
    stated = _stated(values)
    return {"@type": kind} | stated if stated else None


def _organization(posting: JobPosting) -> dict[str, object] | None:
    return _typed(
        "Organization",
        {
            "name": posting.company,
            "sameAs": posting.company_site,
            "description": posting.company_profile,
        },
    )


def _place(place: Place) -> dict[str, object] | None:
    address = {
        "addressLocality": place.locality,
        "addressRegion": place.region,
        "addressCountry": place.country,
    }
    return _typed("Place", {"name": place.text, "address": _typed("PostalAddress", address)})


def _area(place: Place) -> dict[str, object] | None:
    kind = "Country" if place.country and not (place.locality or place.region) else ""
    return _typed(kind or "AdministrativeArea", {"name": place.text})


def _salary(pay: Pay | None) -> dict[str, object] | None:
    if pay is None:
        return None
    value = _quantity(pay.minimum, pay.maximum, pay.period.value.upper() if pay.period else "")
    return _typed("MonetaryAmount", {"currency": pay.currency, "value": value})


def _quantity(
    minimum: Decimal | None, maximum: Decimal | None, unit: str
) -> dict[str, object] | None:
    """One amount is a `value`; a range or an open one has its bounds."""
    single = minimum is not None and minimum == maximum
    return _typed(
        "QuantitativeValue",
        {
            "value": _number(minimum) if single else None,
            "minValue": None if single else _number(minimum),
            "maxValue": None if single else _number(maximum),
            "unitText": unit,
        },
    )


def _band(place: str, minimum: Decimal | None, maximum: Decimal | None) -> dict[str, object]:
    return _stated({"place": place, "minValue": _number(minimum), "maxValue": _number(maximum)})


def _hours(pay: Pay | None) -> str:
    return f"{pay.hours_a_week:f} hours a week" if pay and pay.hours_a_week else ""


def _number(amount: Decimal | None) -> int | float | None:
    if amount is None:
        return None
    return int(amount) if amount == amount.to_integral_value() else float(amount)


def _name(field: str, posting: JobPosting) -> str:
    if posting.remote is RemoteWork.REMOTE and field == "places":
        return "applicantLocationRequirements"
    if field in _SAME:
        return field
    first, *others = field.split("_")
    return _NAMES.get(field) or f"{OURS}.{first}{''.join(map(str.capitalize, others))}"


def _words(origin: FieldOrigin, posting: JobPosting) -> str:
    """The line of the posting's text where the field's value stands; "" where it does not."""
    if origin.field == "pay" and posting.pay:
        value = posting.pay.text
    elif origin.field == "places":
        value = posting.places[0].text if posting.places else ""
    else:
        value = str(getattr(posting, origin.field))
    text = posting.whole_text
    at = text.find(value) if value and origin.field not in ("description", "url") else -1
    if at == -1:
        return ""
    start, end = text.rfind("\n", 0, at) + 1, text.find("\n", at)
    line = text[start : end if end != -1 else None]
    return line if len(line) <= _WORDS_CHARACTERS else text[at : at + _WORDS_CHARACTERS]
