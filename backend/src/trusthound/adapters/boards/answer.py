"""The bytes of an API's answer in, values of the types asked for out: nothing in it is trusted."""

import json
import re
from collections.abc import Mapping
from decimal import Decimal
from xml.parsers.expat import ExpatError

import xmltodict
from selectolax.lexbor import LexborHTMLParser, LexborNode

from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.common.place import Place
from trusthound.domain.posting.extract.decode import decoded
from trusthound.domain.posting.extract.parsing import parse
from trusthound.domain.posting.extract.places import settled

Record = Mapping[str, object]

# In cents or whole units; more is a slip or a trick. Ashby writes 0 for "no minimum".
_MOST_PAY = 10**12
# Of a pair in an escape: alone it is no character.
_ESCAPED_HALF = re.compile(rb"(?i)\\ud[89a-f][0-9a-f]{2}")
_NUMBER = re.compile(r"[0-9]{1,13}(?:\.[0-9]{1,6})?")
# What a saved piece of a page begins with.
_FRAGMENTS = (b"<div", b"<ul", b"<li", b"<table", b"<main", b"<section", b"<article")


def read_answer(body: bytes) -> object:
    """A saved answer: a JSON value, XML as a Record of its root, or the tree of an HTML page.

    XML is read without entities: an element is its text, or a Record of its attributes ("@name"),
    its children and its text ("#text"); children of one name are a list. Raises PageUnreadable.
    """
    head = _head(body)
    if head.startswith((b"{", b"[")):
        return read_json(body)
    if is_page(body):
        return parse(decoded(body))
    if head.startswith(b"<"):
        return read_xml(body)
    raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="no answer of an API")


def is_page(body: bytes) -> bool:
    """Whether the bytes begin like HTML, a whole page or a piece of one."""
    head = _head(body)
    if head.startswith((b"{", b"[")):
        return False
    return b"<html" in head or b"<!doctype html" in head or head.startswith(_FRAGMENTS)


def _head(body: bytes) -> bytes:
    return body[:2000].lstrip(b"\xef\xbb\xbf \r\n\t").lower()


def read_xml(body: bytes) -> Record:
    """XML as a Record of its root, see read_answer. Raises PageUnreadable for what is none."""
    try:
        answer: object = xmltodict.parse(body)
    except (ExpatError, ValueError, LookupError):
        raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="not XML") from None
    return answer if isinstance(answer, dict) else {}


def read_json(body: bytes) -> object:
    """Any JSON value; PageUnreadable for what is none, NaN and bottomless nesting included.

    Half a character, as no text can be stored with, becomes a question mark.
    """
    try:
        value: object = json.loads(body, parse_constant=_refuse)
        if _ESCAPED_HALF.search(body):
            value = json.loads(json.dumps(value, ensure_ascii=False).encode(errors="replace"))
    except (ValueError, RecursionError):
        raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="not JSON") from None
    return value


def read_record(body: bytes) -> Record:
    """A JSON object; PageUnreadable for anything else."""
    answer = read_json(body)
    if not isinstance(answer, dict):
        raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="no JSON object")
    return answer


def _refuse(constant: str) -> object:
    raise ValueError(constant)


_DECODER = json.JSONDecoder(parse_constant=_refuse)


def assigned_in(tree: LexborHTMLParser, name: str) -> object:
    """The JSON value that a script of the page assigns to the name, None where none does."""
    assignment = re.compile(rf"{re.escape(name)}\s{{0,9}}=\s{{0,9}}(?=[\[{{])")
    for script in tree.css("script"):
        source = script.text()
        if name in source and (found := assignment.search(source)):
            try:
                value: object = _DECODER.raw_decode(source, found.end())[0]
            except (ValueError, RecursionError):
                continue
            return value
    return None


def line_at(node: LexborHTMLParser | LexborNode, selector: str = "") -> str:
    """What the first element of the selector says on one line, or the node itself without one."""
    found = node.css_first(selector) if selector else node
    return " ".join((found.text() or "").split()) if found else ""


def link_at(node: LexborHTMLParser | LexborNode, selector: str) -> str:
    """Where the first element of the selector leads, "" where there is none."""
    found = node.css_first(selector)
    return (found.attributes.get("href") or "").strip() if found else ""


def text_at(record: Record, *path: str) -> str:
    """The text or whole number at the end of the path, "" where there is none.

    An XML element that has attributes is the text within it.
    """
    value = _value_at(record, path)
    if isinstance(value, dict):
        value = value.get("#text")
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    return value.strip() if isinstance(value, str) else ""


def record_at(record: Record, *path: str) -> Record:
    """The object at the end of the path, empty where there is none."""
    value = _value_at(record, path)
    return value if isinstance(value, dict) else {}


def records_at(record: Record, *path: str) -> tuple[Record, ...]:
    """The objects of the list at the end of the path; one that stands alone counts as a list."""
    return records_of(list(listed_at(record, *path)))


def listed_at(record: Record, *path: str) -> tuple[object, ...]:
    """The items at the end of the path; an XML element that stands alone is one item."""
    value = _value_at(record, path)
    return tuple(value) if isinstance(value, list) else () if value is None else (value,)


def records_of(value: list[object]) -> tuple[Record, ...]:
    """Those items that are objects."""
    return tuple(each for each in value if isinstance(each, dict))


def texts_at(record: Record, *path: str) -> tuple[str, ...]:
    """The texts of the list at the end of the path."""
    value = _value_at(record, path)
    return tuple(each for each in value if isinstance(each, str)) if isinstance(value, list) else ()


def amount_at(record: Record, key: str) -> Decimal | None:
    """A positive amount of money, given as a number or in digits; None for anything else."""
    value = record.get(key)
    if isinstance(value, str | dict):
        digits = text_at(record, key)
        amount = Decimal(digits) if _NUMBER.fullmatch(digits) else None
    elif isinstance(value, int | float) and not isinstance(value, bool):
        amount = Decimal(str(value))
    else:
        return None
    return amount if amount is not None and 0 < amount < _MOST_PAY else None


def place_of(
    locality: str, region: str, country: str = "", *, code: str = "", text: str = ""
) -> Place:
    """A place of stated parts: its text is the board's own, else the parts, each once.

    The country is best told by its ISO 3166 code, where the board has one.
    """
    told = code or country
    told = told.upper() if len(told) == 2 else told
    parts = dict.fromkeys(each for each in (locality, region, country or told) if each)
    return Place(text or ", ".join(parts), locality, region, told)


def place_told(text: str, *, locality: str = "", region: str = "", country: str = "") -> Place:
    """A place in the board's own words, which tell the parts that the board does not state."""
    told = settled((Place(text),))
    read = told[0] if len(told) == 1 else Place(text)
    return place_of(
        locality or read.locality, region or read.region, country or read.country, text=text
    )


def _value_at(record: Record, path: tuple[str, ...]) -> object:
    value: object = record
    for key in path:
        value = value.get(key) if isinstance(value, dict) else None
    return value
