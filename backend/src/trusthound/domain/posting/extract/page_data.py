"""A page without text in, the posting that it holds as data for its own scripts out.

Frameworks leave what they will show as JSON in the page: in a script of its own, or given to a
name of the window. No script is run for it.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from urllib.parse import unquote, urlsplit

from selectolax.lexbor import LexborNode

from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.posting.extract.clean import clean_line, text_of_html
from trusthound.domain.posting.extract.json_ld import objects_in, parsed_json
from trusthound.domain.posting.extract.likeness import ENOUGH_CUES, cues_of_a_posting
from trusthound.domain.posting.extract.referring import resolved
from trusthound.domain.posting.extract.schema_org import read_schema_org
from trusthound.domain.posting.extract.values import text_in
from trusthound.domain.posting.model import JobPosting, Origin

_MOST_SCRIPTS = 30
_MOST_SCRIPT_CHARACTERS = 1_000_000
_MOST_CHARACTERS = 3_000_000
_MOST_STATES = 10
_MOST_TRIED = 300
_MOST_CANDIDATES = 50
_FEWEST_CHARACTERS = 200
_TITLE_CHARACTERS = 200
_STATE = re.compile(
    r"(?:window|self|globalThis)(?:\.\w{1,60}|\[[\"']\w{1,60}[\"']\])\s{0,9}=\s{0,9}"
    r"(?P<parsed>JSON\.parse\(\s{0,9})?(?=[{\[\"])"
)
# No JSON, but commonly left in an object that is otherwise.
_UNDEFINED = re.compile(r"(?<=[:,\[])undefined(?=[,}\]])")
# What it is called, in letters alone, by the property of schema.org that it stands for.
_NAMES: Mapping[str, tuple[str, ...]] = {
    "title": ("title", "jobtitle", "positiontitle", "postingtitle", "jobname"),
    "description": (
        "description", "jobdescription", "descriptionhtml", "jobdescriptionhtml",
        "fulldescription", "content",
    ),
    "hiringOrganization": (
        "hiringorganization", "company", "companyname", "employer", "employername",
        "organization", "organizationname",
    ),
    "jobLocation": (
        "joblocation", "location", "locations", "locationname", "joblocations", "city",
    ),
    "baseSalary": ("basesalary", "salary", "salaryrange", "compensation", "salarytext"),
    "datePosted": (
        "dateposted", "posteddate", "postedat", "postedon", "publishedat", "publisheddate",
        "publicationdate",
    ),
    "validThrough": (
        "validthrough", "expiresat", "closingdate", "applicationdeadline", "closesat",
    ),
    "employmentType": ("employmenttype", "jobtype", "contracttype"),
}  # fmt: skip
_NUMBERS = ("id", "jobid", "uuid", "slug", "identifier", "reference", "requisitionid", "shortcode")


def posting_for_scripts(
    scripts: Iterable[LexborNode], unreadable: PageUnreadable, url: str, *, as_of: date
) -> JobPosting:
    """The one posting in the data; of several the one that the address names.

    Raises `unreadable` where there is none, and for anything but a page without text: data behind
    a sign-in are nobody's to read.
    """
    if unreadable.problem is not ReadingProblem.NO_TEXT:
        raise unreadable
    found: dict[tuple[str, str], _Told] = {}
    for each in _told_in(scripts):
        found.setdefault((each.title, each.text), each)
        if len(found) == _MOST_CANDIDATES:
            break
    told = list(found.values())
    if len(told) > 1:
        places = _places(url)
        told = [each for each in told if not places.isdisjoint(each.numbers)]
    if len(told) != 1:
        raise unreadable
    return read_schema_org(told[0].properties, Origin.PAGE_DATA, as_of=as_of)


@dataclass(frozen=True, slots=True)
class _Told:
    """An object that is unmistakably a posting, in the words of schema.org."""

    title: str
    text: str
    properties: Mapping[str, object]
    numbers: frozenset[str]


def _told_in(scripts: Iterable[LexborNode]) -> Iterator[_Told]:
    left = _MOST_TRIED
    for data in _data_in(scripts):
        for each in objects_in(resolved(data)):
            properties, numbers = _in_words_of_schema_org(each)
            title, text = properties.get("title"), properties.get("description")
            if not isinstance(title, str) or not isinstance(text, str):
                continue
            if len(text) < _FEWEST_CHARACTERS or len(title) > _TITLE_CHARACTERS:
                continue
            left -= 1
            if left < 0:
                return
            title, text = clean_line(title, _TITLE_CHARACTERS), text_of_html(text)
            whole = f"{title}\n{text}"
            if title and len(text) >= _FEWEST_CHARACTERS and _is_a_posting(whole):
                yield _Told(title, text, properties, numbers)


def _is_a_posting(text: str) -> bool:
    return cues_of_a_posting(text) >= ENOUGH_CUES


def _data_in(scripts: Iterable[LexborNode]) -> Iterator[object]:
    left = _MOST_CHARACTERS
    for _, script in zip(range(_MOST_SCRIPTS), scripts, strict=False):
        kind = (script.attributes.get("type") or "").lower()
        text = (script.text() or "")[: min(left, _MOST_SCRIPT_CHARACTERS)]
        left -= len(text)
        if not kind.endswith("json"):
            yield from _states(text)
        elif "ld+json" not in kind:
            yield parsed_json(text, mend=False)


def _states(text: str) -> Iterator[object]:
    """What is given to names of the window, as far as it is JSON."""
    end = 0
    for _ in range(_MOST_STATES):
        match = _STATE.search(text, end)
        if match is None:
            return
        data, end = _decoded(text, match.end())
        if isinstance(data, str):
            data = parsed_json(data, mend=False) if match["parsed"] else None
        if data is not None:
            yield data


def _decoded(text: str, start: int) -> tuple[object, int]:
    """The JSON that a text has at a place, and where to look for more."""
    decoder = json.JSONDecoder(strict=False)
    try:
        return decoder.raw_decode(text, start)
    except (ValueError, RecursionError):
        pass
    try:
        return decoder.raw_decode(_UNDEFINED.sub("null", text[start:]))[0], start
    except (ValueError, RecursionError):
        return None, start


def _in_words_of_schema_org(
    data: Mapping[str, object],
) -> tuple[Mapping[str, object], frozenset[str]]:
    """Its properties, and the numbers and names by which an address may tell it."""
    values: dict[str, object] = {}
    for name, value in data.items():
        values.setdefault("".join(filter(str.isalpha, name)).lower(), value)
    properties = {
        of: value
        for of, names in _NAMES.items()
        if (value := next((values[each] for each in names if values.get(each)), None))
    }
    told = (text_in(values.get(each)).lower() for each in _NUMBERS)
    return properties, frozenset(told) - {""}


def _places(url: str) -> frozenset[str]:
    """The parts of an address that may name a posting: of its path, and what its query gives."""
    parts = urlsplit(unquote(url).lower())
    query = [each.partition("=")[2] for each in parts.query.split("&")]
    return frozenset((*parts.path.split("/"), *query)) - {""}
