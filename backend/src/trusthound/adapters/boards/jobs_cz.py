"""Jobs.cz: a URL of a posting in, the posting that its page shows out; or an employer's widget.

Employers who have a career site of their own put the same postings into it by a widget, whose
answers may be saved; asking for them takes the employer's key.
"""

import re
from dataclasses import replace
from datetime import date

from trusthound.adapters.boards.answer import (
    Record,
    record_at,
    records_at,
    text_at,
    texts_at,
)
from trusthound.adapters.boards.board import Address, Board, page_at, take_apart
from trusthound.domain.common.money import Pay
from trusthound.domain.common.place import Place
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.markup import SiteMarkup
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.terms import employment_types, with_origins
from trusthound.domain.posting.model import JobPosting

SYSTEM = "jobs_cz"
_HOST = re.compile(r"(?:(?:www|m|beta\.www)\.)?jobs\.cz")
_NUMBER = re.compile(r"[0-9]{6,12}")
_FORMS = ("rpd", "pd", "jof", "externi-jof")
_FORM_LABELS = ("Typ pracovního poměru", "Employment form", "Type of employment")
# The labelled line of a kind: in the present pages a paragraph after its hidden label, in the
# former ones the label stands within the line.
_KIND = ", ".join(
    f".accessibility-hidden:lexbor-contains('{label}') + p,"
    f" dd:has(> .muted:lexbor-contains('{label}'))"
    for label in _FORM_LABELS
)
MARKUP = SiteMarkup(
    system=SYSTEM,
    # The page's three layouts since 2019; lists of postings bear neither.
    signs=(b"data-visited-position=", b"JD.Reply"),
    title=".JobDescriptionHeading h1, .jobad__hero h1",
    company=".JobDescriptionHeading + .IconWithText p, .jobad__hero strong.notranslate",
    places="a[data-track-event='JD.Map']",
    pay="[data-test='jd-salary'] p",
    employment_types=_KIND,
    identifier="[data-visited-position]@data-visited-position",
    # Present, former, and the layout between them.
    description="[data-test='jd-header-text'], [data-jobad='body'],"
    " [data-visited-position] .clearfix > p, .jobad__body,"
    " .mb-1000:has(+ .content-rich-text), .content-rich-text, .JobDescriptionBenefits,"
    " [data-test='jd-info-item'], dl.icon-description dd:has(> .muted)",
    apply_url="a[data-track-event='JD.Reply']@href",
    noise=(
        "dialog, header, footer, nav",
        ".JobDescriptionActions .Alert, .JobDescriptionActions .Dropdown,"
        " .JobDescriptionActions .DropdownWrapper, .low-replied-jd, .TooltipPopover,"
        " [data-favorite-text], .Alert--success, .header, .CompanyProfileNavigation__menu,"
        " .medallion--fp-banner, #deprecated-browser-message",
    ),
)
_ORIGINS = {
    "title": "title",
    "company": "employer.companyName",
    "description": "content, parameters",
    "places": "locations",
    "pay": "salary",
    "employment_types": "parameters.employmentTypes",
    "date_posted": "validFrom",
    "identifier": "id",
}


def recognise(url: str) -> Address | None:
    """A posting's page, the same on its employer's profile, or its form."""
    parts = take_apart(url)
    if parts is None or not _HOST.fullmatch(parts.host):
        return None
    match parts.segments:
        case (form, number) if form in _FORMS:
            pass
        case ("fp", _, number):
            pass
        case _:
            return None
    if not _NUMBER.fullmatch(number):
        return None
    return Address(SYSTEM, "", number, f"https://www.jobs.cz/rpd/{number}/")


def api_url(address: Address) -> str:
    """The page itself; of an employer with a profile it sends on to the page there."""
    return address.canonical_url


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """What the page shows."""
    posting = page_at(page, address, as_of, MARKUP)
    return posting if posting.identifier else replace(posting, identifier=address.identifier)


def posting_of(record: Record, as_of: date) -> JobPosting:
    """A posting of the widget's answer."""
    return with_origins(
        JobPosting(
            title=text_at(record, "title"),
            company=text_at(record, "employer", "companyName"),
            description=_description(record),
            places=tuple(_place(each) for each in records_at(record, "locations")),
            pay=_pay(record_at(record, "salary")),
            employment_types=employment_types(
                " ".join(texts_at(record, "parameters", "employmentTypes"))
            ),
            date_posted=read_date(text_at(record, "validFrom"), as_of=as_of),
            identifier=text_at(record, "id"),
        ),
        _ORIGINS,
    )


def _description(record: Record) -> str:
    """The text, and below it what the widget shows as a table."""
    parameters = record_at(record, "parameters")
    languages = ", ".join(
        text_at(each, "language") for each in records_at(parameters, "requiredLanguages")
    )
    lines = (
        ("Benefity", ", ".join(texts_at(parameters, "benefits"))),
        ("Požadované vzdělání", text_at(parameters, "requiredEducation")),
        ("Požadované jazyky", languages),
        ("Délka pracovního poměru", ", ".join(texts_at(parameters, "employmentDurations"))),
        ("Typ smluvního vztahu", ", ".join(texts_at(parameters, "contractTypes"))),
    )
    table = "\n".join(f"{label}: {told}" for label, told in lines if told)
    text = text_of_html(text_at(record, "content", "htmlContent"))
    return f"{text}\n{table}" if table else text


def _place(location: Record) -> Place:
    """A town with its street: "28. října 1824/70, Plzeň"."""
    house = "/".join(
        each for key in ("number", "orientationNumber") if (each := text_at(location, key))
    )
    street = " ".join(each for each in (text_at(location, "street"), house) if each)
    city, country = text_at(location, "city"), text_at(location, "country")
    region = text_at(location, "region")
    text = ", ".join(each for each in (street, city or region) if each)
    return Place(text or country, city, region, country)


def _pay(salary: Record) -> Pay | None:
    bounds = [each for key in ("min", "max") if (each := text_at(salary, key))]
    period, currency = text_at(salary, "period"), text_at(salary, "currency")
    return read_pay(f"{' - '.join(bounds)} {currency} / {period}") if bounds else None


def records_in(answer: object) -> tuple[Record, ...] | None:
    """The posting of a widget's answer."""
    if not isinstance(answer, dict):
        return None
    found = record_at(answer, "data", "widget", "jobAd")
    return (found,) if "parameters" in found and "locations" in found else None


BOARD = Board(
    system=SYSTEM,
    open_signup=True,  # anyone who pays may post
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
    accept="text/html",
    markup=MARKUP,
)
