"""Hacker News, "Who is hiring?": a URL of a comment in, the posting out of the public item API out.

API: github.com/HackerNews/API. Each comment of the monthly thread is a posting whose first line
says "Company | Role | Place | REMOTE | pay"; what answers it is none. Threads are also saved whole.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from trusthound.adapters.boards.answer import Record, read_json, records_at, text_at
from trusthound.adapters.boards.board import Address, Board, answered, seen, take_apart
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.common.place import Place
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.gazetteer import CITIES
from trusthound.domain.posting.extract.job_words import names_occupation
from trusthound.domain.posting.extract.likeness import ENOUGH_CUES, cues_of_a_posting
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.places import settled, written_place
from trusthound.domain.posting.extract.terms import employment_types, remote_work, with_origins
from trusthound.domain.posting.model import EmploymentType, JobPosting, Liveness, RemoteWork

SYSTEM = "hacker_news"
_NUMBER = re.compile(r"[0-9]{5,12}")
_LINE_CHARACTERS = 500
_PIECE_CHARACTERS = 160
_PLACE_CHARACTERS = 120
_MOST_PIECES = 12
# Between what the line says: bars, or in their place dashes with room around them.
_BAR, _DASH = re.compile(r"\s*\|\s*"), re.compile(r"\s+[-–—]+\s+")
_AT = re.compile(r"(?P<role>[^@|]{3,80}) @ (?P<company>[^@|()]{2,60}?)\s*(?:\((?P<rest>[^()]*)\))?")
_HIRING = re.compile(r"(?!(?:who|we|now) )([^\n]{2,50}?) (?:is|are) hiring\b", re.IGNORECASE)
_HIRING_FOR = re.compile(r"hiring\b:?\s*(?:for )?", re.IGNORECASE)
_URL = re.compile(
    r"\(?\s*https?://[^\s()]+\s*\)?|\b[\w-]{2,40}\.(?:com|io|ai|co|dev|org|net)\b/?\S*"
)
_URL_OF = re.compile(r"\(?\s*https?://[^\s()]+\s*\)?")
_MONEY = re.compile(r"[$€£₹]\s?\d|\d[\d.,]*\s?[kKL]?\s?(?:USD|EUR|GBP|INR|CAD|AUD|CHF)\b|\d[kK]\b")
_ROLES = re.compile(
    r"(?i)\b(?:roles?|positions?|SREs?|SWEs?|MLEs?|devops|full-?stack|engineering)\b"
)
_PLURAL = re.compile(r"(?<=[a-z]{2})s\b")
_REMOTE = re.compile(r"(?i)remote")
_BRACKET = re.compile(r"\s*[()\[\]/;]\s*|\s+(?:or|OR)\s+")
_BESIDE = re.compile(
    r"(?i)\A(?:(?:or|and|in|from|based|open to|all|within|the rest of)\s+)+|"
    r"(?:[- ](?:or|and|only|preferred|based|hours|hybrid|at|office))+\Z"
)
_IN_PERSON = re.compile(r"(?i)\bin[- ]person\b")
# What a piece may say beside a place.
_MODES = re.compile(
    r"(?i)\b(?:fully |100% |part )?(?:remote(?:[- ]first|[- ]friendly)?|hybrid|on-?site|"
    r"in[- ](?:person|office))\b|"
    r"\b(?:full[- ]?time|part[- ]?time|permanent|contract(?:or|s)?|freelance|intern(?:ship)?s?)\b"
)
_NO_PLACE = re.compile(
    r"(?i)\b(?:visa|sponsor\w*|relocation|equity|salary|bonus|series [a-f]|seed|citizens\w*|"
    r"multiple|various|anywhere|global|worldwide|time ?zones?|preferably|competitive|benefits)\b"
)
# A role that only the text names: "1. Senior Go Engineer: you will", "seeking software engineers".
_KIND = r"(?:Engineers?|Developers?|Designers?|Scientists?|Architects?|Managers?|Analysts?)\b"
_TITLED = re.compile(rf"\b(?:[A-Z][\w+#./-]{{1,20}} ){{1,5}}{_KIND}")
_UNTITLED = re.compile(
    r"(?i)\b(?:(?:senior|staff|lead|founding|junior|software|full[- ]?stack|backend|frontend|"
    rf"product|data|devops|mobile|ml|ai|security) ){{1,4}}{_KIND}"
)
_ORIGINS = {
    "title": "text, first line",
    "company": "text, first line",
    "description": "text",
    "places": "text, first line",
    "remote": "text, first line",
    "pay": "text",
    "employment_types": "text, first line",
    "date_posted": "time",
    "identifier": "id",
}


@dataclass(frozen=True, slots=True)
class Line:
    """What a posting's first line says, "" and () where it does not."""

    company: str
    title: str = ""
    other: str = ""
    pay: str = ""
    places: tuple[Place, ...] = ()
    remote: RemoteWork = RemoteWork.UNSTATED
    employment_types: tuple[EmploymentType, ...] = ()


def recognise(url: str) -> Address | None:
    """An item, whichever it is: only its answer tells a posting from talk."""
    parts = take_apart(url)
    if parts is None or parts.host != "news.ycombinator.com" or parts.segments != ("item",):
        return None
    number = parts.query.get("id", "")
    if not _NUMBER.fullmatch(number):
        return None
    return Address(SYSTEM, "", number, f"https://news.ycombinator.com/item?id={number}")


def api_url(address: Address) -> str:
    """The item."""
    return f"https://hacker-news.firebaseio.com/v0/item/{address.identifier}.json"


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """The comment as a posting; PageUnreadable for talk, a thread and what was taken back.

    Nobody marks a comment as closed: it stands there for good.
    """
    record = read_json(answered(page).body)
    own = isinstance(record, dict) and text_at(record, "id") == address.identifier
    if not isinstance(record, dict) or not own or not _is_posting(record, ENOUGH_CUES):
        raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="an item without a posting")
    posting = posting_of(record, as_of)
    return seen(posting, address, Liveness.UNKNOWN, "a comment stays, filled or not")


def posting_of(record: Record, as_of: date) -> JobPosting:
    """A comment as a posting. A role that its first line leaves out is looked for below it."""
    description = _text_of(record)
    line = _line_of(description) or Line("")
    said = _HIRING.match(description)
    title = line.title or _role_in(description) or line.other or description.partition("\n")[0]
    return with_origins(
        JobPosting(
            title=title,
            company=line.company or (said.group(1) if said else ""),
            description=description,
            places=line.places,
            remote=line.remote,
            pay=read_pay(line.pay) or read_pay(description),
            employment_types=line.employment_types,
            date_posted=read_date(text_at(record, "time"), as_of=as_of),
            identifier=text_at(record, "id"),
        ),
        _ORIGINS,
    )


def _text_of(record: Record) -> str:
    return text_of_html(text_at(record, "text").replace("\n", "<p>"))


def _line_of(description: str) -> Line | None:
    """The line of the agreed form, first or right below a greeting; None without one."""
    for line in (each[:_LINE_CHARACTERS] for each in description.split("\n")[:2]):
        if found := _AT.fullmatch(line):
            return _stated(found["company"], [found["role"], found["rest"] or ""])
        pieces = [each for each in _BAR.split(line) if each]
        if len(pieces) < 2 and len(dashed := _DASH.split(line)) > 2:
            pieces = dashed
        if len(pieces) < 2:
            continue
        company = _URL_OF.sub("", pieces[0]).strip("[ ").partition("[")[0].strip(" ]:-–")
        hiring = _HIRING_FOR.match(company)
        if hiring or (company and _places(company) and not description.startswith(line)):
            return _stated("", [company[hiring.end() :] if hiring else company, *pieces[1:]])
        return _stated(company, pieces[1:])
    return None


def _stated(company: str, pieces: list[str]) -> Line:
    """Each piece by what it looks like; what looks like nothing may still name the role."""
    titles: list[str] = []
    others: list[str] = []
    places: list[Place] = []
    terms: list[str] = []
    pay = ""
    for piece in pieces[:_MOST_PIECES]:
        words = _URL.sub("", piece)[:_PIECE_CHARACTERS].strip(" -–—,")
        terms.append(words)
        rest = _MODES.sub("", words).strip(" -–—/+&,()")
        if _MONEY.search(words):
            pay = pay or piece
        elif names_occupation(_PLURAL.sub("", rest)) or _ROLES.search(rest):
            titles.append(words)
        elif found := _places(words):
            places += found
        elif rest == words and not _NO_PLACE.search(words) and any(map(str.isalpha, words)):
            others.append(words)
    told = _IN_PERSON.sub("on-site", " | ".join(terms))
    return Line(
        company=company,
        title=next(iter(titles + [each for each in others if pieces[0].startswith(each)]), ""),
        other=next(iter(others), ""),
        pay=pay,
        places=tuple(places),
        remote=_remote(told),
        employment_types=employment_types(told),
    )


def _places(words: str) -> tuple[Place, ...]:
    """Where the work is, if the piece says how it is done or names a place that we know."""
    says_how = _MODES.search(words) is not None
    parts = (
        _BESIDE.sub("", each.strip(" -–—/+&,")) for each in _BRACKET.split(_MODES.sub("/", words))
    )
    found = [written_place(each) for each in parts if _may_be_a_place(each)]
    return tuple(each for each in found if says_how or _is_known(each))


def _may_be_a_place(words: str) -> bool:
    return (
        1 < len(words) <= _PLACE_CHARACTERS
        and not any(map(str.isdecimal, words))
        and not _NO_PLACE.search(words)
        and (words[0].isupper() or _is_known(written_place(words)))
    )


def _is_known(place: Place) -> bool:
    return any(
        each.country or each.locality or each.text.lower() in CITIES for each in settled((place,))
    )


def _remote(words: str) -> RemoteWork:
    """Some days at home and some in the office are called both at once."""
    stated = remote_work(words)
    on_site = remote_work(_REMOTE.sub("", words)) is RemoteWork.ON_SITE
    return RemoteWork.HYBRID if stated is RemoteWork.REMOTE and on_site else stated


def _role_in(description: str) -> str:
    found = _TITLED.search(description) or _UNTITLED.search(description)
    return found[0] if found else ""


def records_in(answer: object) -> tuple[Record, ...] | None:
    """The postings of a thread saved whole, without what was said of them, or one comment."""
    if not isinstance(answer, dict):
        return None
    if answer.get("type") == "comment":
        return (answer,) if _is_posting(answer, ENOUGH_CUES) else None
    # In a thread a posting is expected: fewer cues will do.
    return tuple(each for each in _top_of(answer) if _is_posting(each, ENOUGH_CUES - 1)) or None


def _top_of(answer: Record) -> Iterator[Record]:
    """The comments on the thread itself: of a list of them, or of a tree with its branches."""
    yield from (each for each in records_at(answer, "jobs") if "by" in each and "text" in each)
    thread = text_at(answer, "id")
    for each in records_at(answer, "children"):
        if "author" in each and text_at(each, "parent_id") in ("", thread):
            yield {**each, "time": each.get("created_at_i")}


def _is_posting(record: Record, enough: int) -> bool:
    """Whether it still stands and has the form, or else the words, of a posting."""
    if record.get("deleted") is True or record.get("dead") is True:
        return False
    text = _text_of(record)
    return _line_of(text) is not None or cues_of_a_posting(text) >= enough


BOARD = Board(
    system=SYSTEM,
    open_signup=True,  # anyone may comment
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
)
