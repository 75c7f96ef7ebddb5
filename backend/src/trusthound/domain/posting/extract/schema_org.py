"""An object in schema.org words in, a posting not yet finished out."""

from collections.abc import Mapping
from datetime import date
from decimal import Decimal, InvalidOperation

from trusthound.domain.common.money import Pay
from trusthound.domain.posting.extract.clean import clean_line, text_of_html
from trusthound.domain.posting.extract.currencies import currency_code
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.hidden import hidden_in
from trusthound.domain.posting.extract.origins import with_origins
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.periods import period_of
from trusthound.domain.posting.extract.places import only_country, places_in
from trusthound.domain.posting.extract.terms import employment_types, remote_work
from trusthound.domain.posting.extract.values import items_in, mapping_in, text_in
from trusthound.domain.posting.model import JobPosting, Origin, RemoteWork

_LINE_CHARACTERS = 400
# The parts that sites keep apart from the description, and the heading each gets in it.
_SECTIONS = (
    ("responsibilities", "Responsibilities"),
    ("qualifications", "Qualifications"),
    ("requirements", "Requirements"),
    ("experienceRequirements", "Experience"),
    ("educationRequirements", "Education"),
    ("skills", "Skills"),
    ("jobBenefits", "Benefits"),
    ("benefits", "Benefits"),
    ("incentiveCompensation", "Incentives"),
    ("workHours", "Hours"),
)


def read_schema_org(data: Mapping[str, object], origin: Origin, *, as_of: date) -> JobPosting:
    """Read JobPosting properties, tolerant of every type that sites put in them."""
    organization = data.get("hiringOrganization")
    places = places_in(data.get("jobLocation"))
    remote = _remote(data, " ".join(each.text for each in places))
    if not places:
        places = places_in(data.get("applicantLocationRequirements"))
    country = only_country(places)
    posting = JobPosting(
        title=_line(data.get("title") or data.get("name")),
        company=_line(organization, "name", "legalName"),
        description=_description(data),
        url=text_in(data.get("url"), "@id").strip(),
        company_site=_company_site(organization),
        company_profile=text_of_html(text_in(mapping_in(organization).get("description"))),
        places=places,
        remote=remote,
        pay=_pay(data),
        employment_types=employment_types(
            " ".join(text_in(each) for each in items_in(data.get("employmentType")))
        ),
        date_posted=read_date(text_in(data.get("datePosted")), as_of=as_of, country=country),
        valid_through=read_date(
            text_in(data.get("validThrough")), as_of=as_of, country=country, ahead=True
        ),
        identifier=_line(data.get("identifier"), "value"),
        hidden_text=hidden_in(text_in(data.get("description"))),
    )
    return with_origins(posting, origin)


def _line(value: object, *keys: str) -> str:
    text = text_in(value, *keys)
    return clean_line(text_of_html(text) if "<" in text or "&" in text else text, _LINE_CHARACTERS)


def _company_site(organization: object) -> str:
    named = mapping_in(organization)
    return (text_in(named.get("sameAs")) or text_in(named.get("url"))).strip()


def _description(data: Mapping[str, object]) -> str:
    """The description, then every section that it does not already hold."""
    description = text_of_html(text_in(data.get("description")))
    parts = [description]
    for key, heading in _SECTIONS:
        texts = (text_of_html(text_in(each, "description")) for each in items_in(data.get(key)))
        text = "\n".join(each for each in texts if each)
        if text and text not in description:
            parts.append(f"{heading}\n{text}" if len(text) > len(heading) else text)
    contact = mapping_in(data.get("applicationContact"))
    lines = [text_in(contact.get(key)) for key in ("name", "email", "telephone", "url")]
    if any(lines[1:]):
        parts.append("Contact: " + ", ".join(each for each in lines if each))
    return "\n".join(each for each in parts if each)


def _remote(data: Mapping[str, object], places: str) -> RemoteWork:
    stated = " ".join(text_in(each) for each in items_in(data.get("jobLocationType")))
    if "telecommute" in stated.lower():
        return RemoteWork.REMOTE
    return remote_work(f"{stated} {places}")


def _pay(data: Mapping[str, object]) -> Pay | None:
    """`baseSalary`, else `estimatedSalary`: MonetaryAmount, range, number or text."""
    for key in ("baseSalary", "estimatedSalary"):
        for each in items_in(data.get(key)):
            pay = _amount(each, text_in(data.get("salaryCurrency")))
            if pay:
                return pay
    return None


def _amount(value: object, currency: str) -> Pay | None:
    if not isinstance(value, Mapping):
        text = text_in(value)
        return read_pay(f"{text} {currency}" if currency and text.isascii() else text)
    inner = value.get("value")
    quantity = inner if isinstance(inner, Mapping) else value
    minimum = _decimal(quantity.get("minValue"))
    maximum = _decimal(quantity.get("maxValue"))
    single = inner if not isinstance(inner, Mapping) else quantity.get("value")
    if minimum is None and maximum is None:
        minimum = maximum = _decimal(single)
    if minimum is None and maximum is None:
        return read_pay(text_in(single))
    if minimum is not None and maximum is not None and minimum > maximum:
        minimum, maximum = maximum, minimum
    code = currency_code(text_in(value.get("currency")).strip() or currency.strip())
    unit = text_in(quantity.get("unitText")) or text_in(value.get("unitText"))
    return Pay(minimum, maximum, code, period_of(unit), "")


def _decimal(value: object) -> Decimal | None:
    """A positive amount, or None for nothing, zero and what is no number."""
    text = text_in(value).replace(" ", "").replace("\u00a0", "")
    if text.count(",") and not text.count("."):
        text = text.replace(",", "" if len(text.rpartition(",")[2]) == 3 else ".", 1)
    try:
        number = Decimal(text.replace(",", "")) if len(text) < 30 else Decimal(0)
    except InvalidOperation:
        return None
    return number if number.is_finite() and 0 < number < Decimal(10) ** 12 else None
