"""The bytes of a file in, the posting it holds out, by what it is rather than by its name."""

import re
from collections.abc import Mapping
from datetime import UTC, date, datetime

from trusthound.domain.common.errors import InvalidInput, PageUnreadable, ReadingProblem
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.decode import decoded
from trusthound.domain.posting.extract.finish import finish
from trusthound.domain.posting.extract.json_ld import parsed_json, postings_in
from trusthound.domain.posting.extract.likeness import ENOUGH_CUES, cues_of_a_posting
from trusthound.domain.posting.extract.liveness import closed_by_date
from trusthound.domain.posting.extract.markup import SiteMarkup
from trusthound.domain.posting.extract.page import read_page
from trusthound.domain.posting.extract.row import read_row
from trusthound.domain.posting.extract.schema_org import read_schema_org
from trusthound.domain.posting.extract.text import read_text
from trusthound.domain.posting.extract.values import items_in, mapping_in, text_in
from trusthound.domain.posting.extract.walls import refuse_file
from trusthound.domain.posting.model import JobPosting, Origin

_MOST_BYTES = 10_000_000
# So begin most saved pages: they need not be decoded twice.
_PAGE_STARTS = (b"<!doctype html", b"<html")
_MARKUP_STARTS = ("<!doctype html", "<html", "<head", "<body", "<!--", "<section", "<div", "<main",
                  "<article", "<script", "<meta", "<title", "<h1", "<p")  # fmt: skip
# JSON Lines: an object a line.
_ROWS = re.compile(r"\{[^\n]{0,20000}\}[ \t\r]{0,9}\n\s{0,9}\{")


def read_file(
    body: bytes, name: str, *, as_of: date, markup: SiteMarkup | None = None
) -> JobPosting:
    """Read a saved page, a recorded answer (HAR), JSON or plain text.

    `name` only breaks the tie between text and HTML; `markup` is of the site whose page it is,
    where that is known. Raises PageUnreadable for a file that holds no single posting.
    """
    if len(body) > _MOST_BYTES:
        raise PageUnreadable(ReadingProblem.TOO_LARGE, detail=f"{len(body)} bytes")
    if body[:200].lstrip().lower().startswith(_PAGE_STARTS):
        return read_page(_saved(body), as_of=as_of, markup=markup)
    text = decoded(body).strip("\x00 \r\n\t\ufeff")
    if not text:
        raise PageUnreadable(ReadingProblem.NO_TEXT, detail="an empty file")
    refuse_file(body)
    data = _data_of(text, name)
    if data is not None:
        return _read_json(data, as_of=as_of)
    head = text[:2000].lower()
    if head.startswith(("<?xml", "<rss", "<feed")) and "<html" not in head:
        raise PageUnreadable(ReadingProblem.LISTING_PAGE, detail="a feed")
    if (
        head.startswith(_MARKUP_STARTS)
        or name.lower().endswith((".html", ".htm"))
        or ("<body" in head or "<html" in head)
    ):
        return read_page(_saved(body), as_of=as_of, markup=markup)
    return read_text(text, as_of=as_of)


def _data_of(text: str, name: str) -> Mapping[str, object] | list[object] | None:
    """What a text says in JSON; None where it says nothing so and its name claims no more."""
    if text[0] in "{[":
        if _ROWS.match(text):
            raise PageUnreadable(ReadingProblem.LISTING_PAGE, detail="several rows of JSON")
        data = parsed_json(text)
        if isinstance(data, Mapping | list) and data:
            return data
    if name.lower().endswith(".json"):
        raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="no JSON that can be read")
    return None


def _read_json(data: Mapping[str, object] | list[object], *, as_of: date) -> JobPosting:
    """One JobPosting, one flat row, or a recorded answer; anything else is no posting."""
    if isinstance(data, Mapping) and "entries" in mapping_in(data.get("log")):
        return read_page(_recorded(mapping_in(data.get("log"))), as_of=as_of)
    postings = list(postings_in(data))
    if len(postings) > 1:
        raise PageUnreadable(ReadingProblem.LISTING_PAGE, detail=f"{len(postings)} postings")
    if postings:
        posting = read_schema_org(postings[0], Origin.JSON_LD, as_of=as_of)
        return finish(closed_by_date(posting, as_of=as_of))
    rows = [each for each in (data if isinstance(data, list) else [data]) if _is_row(each)]
    if len(rows) > 1:
        raise PageUnreadable(ReadingProblem.LISTING_PAGE, detail=f"{len(rows)} rows")
    if rows:
        try:
            return read_row(mapping_in(rows[0]), as_of=as_of)
        except InvalidInput as problem:
            raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="other JSON") from problem
    raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="JSON without a posting")


def _is_row(value: object) -> bool:
    """A flat posting: a title with a text or an employer, or a message."""
    if not isinstance(value, Mapping):
        return False
    if text_in(value.get("text")) and value.get("kind") in ("message", "posting", None):
        return cues_of_a_posting(text_in(value.get("text"))) >= ENOUGH_CUES or "kind" in value
    titled = any(text_in(value.get(key)) for key in ("title", "position_title", "job_title"))
    told = ("description", "company", "hiringOrganization", "description_html", "agency")
    return titled and any(value.get(key) for key in told)


def _saved(body: bytes) -> Page:
    """A saved page: nothing is known of its address; the page itself may name it."""
    return _page("", 200, (), body)


def _recorded(log: Mapping[str, object]) -> Page:
    """The first answer of a HAR recording."""
    entry = mapping_in(log.get("entries"))
    request, response = mapping_in(entry.get("request")), mapping_in(entry.get("response"))
    content = mapping_in(response.get("content"))
    status = response.get("status")
    headers = tuple(
        (text_in(each.get("name")).lower(), text_in(each.get("value")))
        for each in items_in(response.get("headers"))
        if isinstance(each, Mapping)
    )
    text = content.get("text")
    body = (text if isinstance(text, str) else "").encode("utf-8", "replace")
    kept = tuple(each for each in headers if each[0] != "content-type")
    code = status if isinstance(status, int) else 200
    return _page(text_in(request.get("url")), code, kept, body)


def _page(url: str, status: int, headers: tuple[tuple[str, str], ...], body: bytes) -> Page:
    # A recording's own time is no fact about the posting; nothing that is read depends on it.
    moment = datetime(1970, 1, 1, tzinfo=UTC)
    return Page(url, url, status, headers, body, (), moment)
