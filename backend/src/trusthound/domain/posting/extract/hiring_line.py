"""The first line of a "Who is hiring" comment in, what it says of a posting out."""

import re
from dataclasses import dataclass

from trusthound.domain.common.place import Place
from trusthound.domain.posting.extract.gazetteer import CITIES
from trusthound.domain.posting.extract.job_words import names_occupation
from trusthound.domain.posting.extract.places import settled, written_place
from trusthound.domain.posting.extract.terms import employment_types, remote_work
from trusthound.domain.posting.model import EmploymentType, RemoteWork

_LINE_CHARACTERS = 500
_PIECE_CHARACTERS = 160
_PLACE_CHARACTERS = 120
_MOST_PIECES = 12
# Between what the line says: bars, or in their place dashes with room around them.
_BAR, _DASH = re.compile(r"\s*\|\s*"), re.compile(r"\s+[-–—]+\s+")
_AT = re.compile(r"(?P<role>[^@|]{3,80}) @ (?P<company>[^@|()]{2,60}?)\s*(?:\((?P<rest>[^()]*)\))?")
HIRING = re.compile(r"(?!(?:who|we|now) )([^\n]{2,50}?) (?:is|are) hiring\b", re.IGNORECASE)
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


def line_of(description: str) -> Line | None:
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


def role_in(description: str) -> str:
    """The first role that a text names, "" without one."""
    found = _TITLED.search(description) or _UNTITLED.search(description)
    return found[0] if found else ""
