"""A file's bytes in, what extruct and trafilatura read of them out, mapped as kindly as is fair.

A JobPosting that extruct finds (JSON-LD, microdata, RDFa) gives its fields; Open Graph and then
trafilatura's title, site name, date and text fill what it leaves open. A file that is schema.org
JSON is handed over in a script element, as a page would carry it. A past last day counts as closed.
"""

import html
import json
import logging
import re
from collections.abc import Iterator
from datetime import date
from decimal import Decimal, InvalidOperation
from typing import Any

import extruct
import trafilatura
from reading import Amount, Outcome, Reading

_SYNTAXES = ["json-ld", "microdata", "rdfa", "opengraph"]
_TYPES = {
    "contract": "contractor",
    "internship": "intern",
    "fulltime": "full_time",
    "parttime": "part_time",
}
logging.getLogger("trafilatura").setLevel(logging.CRITICAL)
logging.getLogger("extruct").setLevel(logging.CRITICAL)


def read(body: bytes, as_of: date) -> Outcome:
    page = body.decode("utf-8", errors="replace")
    if page.lstrip().startswith("{") and "schema.org" in page:
        page = f'<html><body><script type="application/ld+json">{page}</script></body></html>'
    found, text = _extruct(page), _trafilatura(page)
    graph = _open_graph(found)
    fallback = Reading(
        title=graph.get("og:title") or text.get("title") or "",
        company=graph.get("og:site_name") or text.get("sitename") or "",
        date_posted=text.get("date") or "",
        description=text.get("text") or "",
    )
    postings = tuple(_reading(each, fallback, as_of) for each in _postings(found))
    if postings:
        return Outcome(postings)
    return (
        Outcome((fallback,)) if fallback.title or fallback.description else Outcome((), "nothing")
    )


def _extruct(page: str) -> dict[str, Any]:
    try:
        return extruct.extract(page, syntaxes=_SYNTAXES, uniform=True, errors="ignore")
    except Exception:
        return {}


def _trafilatura(page: str) -> dict[str, Any]:
    try:
        return json.loads(
            trafilatura.extract(page, output_format="json", with_metadata=True) or "{}"
        )
    except Exception:
        return {}


def _open_graph(found: dict[str, Any]) -> dict[str, str]:
    return {
        key: value
        for each in found.get("opengraph", ())
        for key, value in each.items()
        if isinstance(value, str)
    }


def _postings(found: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for syntax in ("json-ld", "microdata", "rdfa"):
        postings = [
            each
            for item in found.get(syntax, ())
            for each in (item.get("@graph", [item]) if isinstance(item, dict) else ())
            if "JobPosting" in str(each.get("@type", ""))
        ]
        if postings:
            yield from postings
            return


def _reading(item: dict[str, Any], fallback: Reading, as_of: date) -> Reading:
    last = _day(item.get("validThrough"))
    return Reading(
        title=_text(item.get("title") or item.get("name")) or fallback.title,
        company=_text(item.get("hiringOrganization")) or fallback.company,
        places=tuple(filter(None, map(_place, _each(item.get("jobLocation"))))),
        remote="remote" if "TELECOMMUTE" in str(item.get("jobLocationType")) else "unstated",
        pay=_pay(item.get("baseSalary")),
        employment_types=tuple(_type(str(each)) for each in _each(item.get("employmentType"))),
        date_posted=_day(item.get("datePosted")) or fallback.date_posted,
        valid_through=last,
        liveness="closed" if last and last < as_of.isoformat() else "unknown",
        description=_plain(_text(item.get("description"))) or fallback.description,
        address=f"{_text(item.get('url'))} {_text(item.get('identifier'))}",
    )


def _each(value: object) -> list[Any]:
    return value if isinstance(value, list) else [value] if value else []


def _text(value: object) -> str:
    if isinstance(value, dict):
        return _text(value.get("name") or value.get("value") or value.get("@value"))
    if isinstance(value, list):
        return _text(value[0]) if value else ""
    return html.unescape(str(value)) if value else ""


def _plain(text: str) -> str:
    return html.unescape(re.sub(r"<[^>]+>", " ", html.unescape(text)))


def _place(place: object) -> str:
    address = place.get("address", place) if isinstance(place, dict) else place
    if not isinstance(address, dict):
        return _text(address)
    parts = ("addressLocality", "addressRegion", "addressCountry")
    return " ".join(filter(None, (_text(address.get(part)) for part in parts)))


def _pay(salary: object) -> Amount | None:
    if not isinstance(salary, dict):
        return None
    value = salary.get("value")
    inner = value if isinstance(value, dict) else {"value": value}
    low = _number(inner.get("minValue") or inner.get("value"))
    high = _number(inner.get("maxValue") or inner.get("value"))
    if low is None and high is None:
        return None
    currency = _text(salary.get("currency"))
    return Amount(low, high, currency, str(inner.get("unitText") or "").lower())


def _number(value: object) -> Decimal | None:
    try:
        return Decimal(str(value)) if value else None
    except InvalidOperation:
        return None


def _type(told: str) -> str:
    plain = re.sub(r"[^a-z]", "", told.lower())
    return _TYPES.get(plain, plain)


def _day(value: object) -> str:
    found = re.match(r"\d{4}-\d\d-\d\d", _text(value))
    return found.group() if found else ""
