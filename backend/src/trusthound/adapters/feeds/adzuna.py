"""Adzuna: the newest postings of a country, page by page, for all that it shows.

API: developer.adzuna.com/docs/search. It asks for an application's id and key.
"""

import re
from collections.abc import Mapping
from datetime import date

from trusthound.adapters.boards.answer import (
    Record,
    amount_at,
    place_of,
    read_record,
    text_at,
    texts_at,
)
from trusthound.adapters.boards.board import answered, take_apart
from trusthound.adapters.boards.collection import (
    Collection,
    Listed,
    Part,
    Request,
    list_in,
    part_of,
    shown,
    without_query,
)
from trusthound.domain.common.money import Pay, Period
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.terms import employment_types, pay_between, with_origins
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.search.board import CollectedBoard

_LISTED_AT_ONCE = 50
_MOST_PAGES = 20
# Its sites, each a country of the API, and the money that pay is told in there.
_COUNTRIES = {
    "adzuna.at": ("at", "EUR"),
    "adzuna.be": ("be", "EUR"),
    "adzuna.ca": ("ca", "CAD"),
    "adzuna.ch": ("ch", "CHF"),
    "adzuna.co.nz": ("nz", "NZD"),
    "adzuna.co.uk": ("gb", "GBP"),
    "adzuna.co.za": ("za", "ZAR"),
    "adzuna.com": ("us", "USD"),
    "adzuna.com.au": ("au", "AUD"),
    "adzuna.com.br": ("br", "BRL"),
    "adzuna.com.mx": ("mx", "MXN"),
    "adzuna.de": ("de", "EUR"),
    "adzuna.es": ("es", "EUR"),
    "adzuna.fr": ("fr", "EUR"),
    "adzuna.in": ("in", "INR"),
    "adzuna.it": ("it", "EUR"),
    "adzuna.nl": ("nl", "EUR"),
    "adzuna.pl": ("pl", "PLN"),
    "adzuna.sg": ("sg", "SGD"),
}
_MONEY = dict(_COUNTRIES.values())
_NUMBER = re.compile(r"[0-9]{1,20}")
_ORIGINS = {
    "title": "title",
    "company": "company.display_name",
    "description": "description",
    "places": "location",
    "pay": "salary_min, salary_max",
    "employment_types": "contract_time, contract_type",
    "date_posted": "created",
    "identifier": "id",
}


def _tenant_of(url: str) -> str | None:
    """The country of any of its sites."""
    parts = take_apart(url)
    country = _COUNTRIES.get(parts.host.removeprefix("www.")) if parts else None
    return country[0] if country else None


def _ask(board: CollectedBoard, at: str, keys: Mapping[str, str]) -> Request:
    return Request(
        f"https://api.adzuna.com/v1/api/jobs/{board.address}/search/{at or 1}"
        f"?app_id={{id}}&app_key={{key}}&results_per_page={_LISTED_AT_ONCE}&sort_by=date",
        keys={"id": keys["ADZUNA_APP_ID"], "key": keys["ADZUNA_APP_KEY"]},
    )


def _read(page: Page, board: CollectedBoard, at: str, as_of: date) -> Part:
    def listed(record: Record) -> Listed | None:
        number = text_at(record, "id")
        posting = _posting_of(record, board.address, as_of)
        url = without_query(text_at(record, "redirect_url"))
        return shown(number if _NUMBER.fullmatch(number) else "", posting, url, board)

    records = list_in(read_record(answered(page).body), "results")
    number = int(at or 1)
    goes_on = len(records) >= _LISTED_AT_ONCE and number < _MOST_PAGES
    return part_of(records, listed, as_of, go_on=str(number + 1) if goes_on else "")


def _posting_of(record: Record, country: str, as_of: date) -> JobPosting:
    """The description is the beginning of one; pay that Adzuna has guessed is nobody's word."""
    kinds = f"{text_at(record, 'contract_time')} {text_at(record, 'contract_type')}"
    areas = texts_at(record, "location", "area")
    place = place_of(
        areas[-1] if len(areas) > 2 else "",
        areas[1] if len(areas) > 1 else "",
        code=country,
        text=text_at(record, "location", "display_name"),
    )
    return with_origins(
        JobPosting(
            title=text_of_html(text_at(record, "title")),
            company=text_at(record, "company", "display_name"),
            description=text_of_html(text_at(record, "description")),
            places=(place,),
            pay=None if text_at(record, "salary_is_predicted") == "1" else _pay(record, country),
            employment_types=employment_types(kinds),
            date_posted=read_date(text_at(record, "created"), as_of=as_of),
            identifier=text_at(record, "id"),
        ),
        _ORIGINS,
    )


def _pay(record: Record, country: str) -> Pay | None:
    """A year's, in the money of the country."""
    return pay_between(
        amount_at(record, "salary_min"),
        amount_at(record, "salary_max"),
        currency=_MONEY.get(country, ""),
        period=Period.YEAR,
    )


COLLECTION = Collection(
    reader="adzuna",
    name="Adzuna",
    is_own=False,
    is_whole=False,
    ask=_ask,
    read=_read,
    tenant_of=_tenant_of,
    needs=("ADZUNA_APP_ID", "ADZUNA_APP_KEY"),
)
