"""The Czech civil service's portal (ISoSS): a URL of a vacancy in, it out of the portal's list.

The list's keys are an SAP system's: "zslmsu" is the post, "zsuosm" the office that fills it. It is
the portal's own and not documented; what is read here is what its pages show.
"""

import re
from datetime import date
from urllib.parse import urlsplit

from trusthound.adapters.boards.answer import (
    Record,
    read_json,
    record_at,
    records_at,
    records_of,
    text_at,
)
from trusthound.adapters.boards.board import Address, Board, answered, seen, take_apart
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.common.place import Place
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import clean_text
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.terms import with_origins
from trusthound.domain.posting.model import JobPosting, Liveness

SYSTEM = "isoss"
_HOSTS = frozenset({"portal.isoss.gov.cz", "portal.isoss.cz"})
_PAGE = "irj/portal/anonymous/eosmlistpublic"
_DETAIL = re.compile(r"/detail/([0-9]{4,12})")
_LIST = (
    "https://portal.isoss.gov.cz/irj/portal/anonymous/mvrest?path=/eosm-public-offer"
    "&officeLabels=%7B%7D&page=1&pageSize=100000&sortColumn=zdatzvsm&sortOrder=-1"
)
# What a vacancy's page shows, by the list's keys: the label, where to look, and the text there.
_SECTIONS = (
    ("Činnosti", "tableItPopci", "zslmsuCi"),
    ("Obor služby", "tableItObslu", "zobsluTf"),
    ("Odborné zaměření vzdělání", "tableItOdbzv", "zodbzvTx"),
    ("Jiný odborný požadavek", "tableItJodbp", "zjodbpTx"),
    ("Cizí jazyk", "tableItStdjz", "zstdjzSt"),
    ("Cizí jazyk", "tableItCijzk", "zcijzkSt"),
    ("Přílohy", "tableItPzprl", "zpzprlTx"),
)
_LINES = (
    ("Útvar", "zslmsuBs"),
    ("Vzdělání", "zstvzdTx"),
    ("Platová třída", "zplatrCo"),
    ("Zdravotní způsobilost", "zzdrzpTx"),
    ("Služba na dobu určitou", "zdurdoTx"),
    ("Způsob podání", "zpzjud"),
    ("Podání", "zpzzpu"),
    ("Poznámka", "zpzpzn"),
    ("Kontaktní osoba", "zpzkos"),
    ("Telefon", "zpztel"),
    ("E-mail", "zpzema"),
)
_ORIGINS = {
    "title": "zslmsuSt",
    "company": "zsuosmSt",
    "description": "tableItPopci and what else the page shows",
    "places": "zspobcTx, zspregTx",
    "date_posted": "zdatzvsm",
    "valid_through": "zpzdat",
    "identifier": "zslmsuId",
    "apply_url": "tableEtVrinf",
}


def recognise(url: str) -> Address | None:
    """A vacancy, which the page is told by the part of its address after the hash."""
    parts = take_apart(url)
    if parts is None or parts.host not in _HOSTS or "/".join(parts.segments) != _PAGE:
        return None
    found = _DETAIL.fullmatch(urlsplit(url).fragment)
    if found is None:
        return None
    number = found.group(1)
    return Address(SYSTEM, "", number, f"https://portal.isoss.gov.cz/{_PAGE}#/detail/{number}")


def api_url(_address: Address) -> str:
    """The whole list of vacancies: the page itself loads it."""
    return _LIST


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """The vacancy of that number; PageUnreadable where the list has none."""
    for record in records_in(read_json(answered(page).body)) or ():
        if text_at(record, "structIsZdata", "zslmsuId") == address.identifier:
            posting = posting_of(record, as_of)
            return seen(posting, address, Liveness.OPEN, "on the portal's list of vacancies")
    raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="not on the portal's list")


def posting_of(record: Record, as_of: date) -> JobPosting:
    """A vacancy of the list; its pay is told as a class of the civil service's table only."""
    data = record_at(record, "structIsZdata")
    return with_origins(
        JobPosting(
            title=text_at(data, "zslmsuSt"),
            company=text_at(data, "zsuosmSt"),
            description=_description(record, data),
            places=_places(data),
            date_posted=read_date(text_at(data, "zdatzvsm"), as_of=as_of),
            valid_through=read_date(text_at(data, "zpzdat"), as_of=as_of),
            identifier=text_at(data, "zslmsuId"),
            apply_url=_apply_url(record),
        ),
        _ORIGINS,
    )


def _description(record: Record, data: Record) -> str:
    sections = [
        f"{label}:\n" + "\n".join(texts)
        for label, table, key in _SECTIONS
        if (texts := [text for each in records_at(record, table) if (text := text_at(each, key))])
    ]
    lines = [f"{label}: {told}" for label, key in _LINES if (told := text_at(data, key))]
    return clean_text("\n".join((*sections, *lines)))


def _places(data: Record) -> tuple[Place, ...]:
    town, region = text_at(data, "zspobcTx"), text_at(data, "zspregTx")
    if not town:
        return ()
    return (Place(town, town, "" if region == town else region, text_at(data, "zspstaCo")),)


def _apply_url(record: Record) -> str:
    urls = (text_at(each, "zvrurl").strip("'\" ") for each in records_at(record, "tableEtVrinf"))
    return next((each for each in urls if each.startswith(("http://", "https://"))), "")


def records_in(answer: object) -> tuple[Record, ...] | None:
    """The vacancies of a saved list, or one of them."""
    listed = records_of(answer if isinstance(answer, list) else [answer])
    return tuple(each for each in listed if "zslmsuSt" in record_at(each, "structIsZdata")) or None


BOARD = Board(
    system=SYSTEM,
    open_signup=True,  # a job board of many offices: that one is named there proves nothing
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
)
