"""A candidate's name and another place where a name stands in; whether they agree out.

Only a place that clearly names a person can disagree. Short forms, initials, parts of a name, other
spellings, and a family name that changed all agree; what is no name tells nothing.
"""

import re
from collections.abc import Iterable
from enum import StrEnum

from rapidfuzz.fuzz import ratio

from trusthound.domain.candidate.names import is_latin, name_parts
from trusthound.domain.candidate.nicknames import is_given_name, shared_form

_ALIKE = 76.0
_SHORTEST = 3
_LETTERS = re.compile(r"[^\W\d_]+")
# Words that stand in addresses, profiles and properties without naming anybody.
_NO_NAMES = frozenset({
    "admin", "info", "contact", "mail", "email", "hello", "office", "jobs", "job", "career",
    "work", "resume", "cv", "dev", "developer", "design", "designer", "engineer", "tech", "data",
    "cloud", "code", "coder", "web", "digital", "creative", "studio", "team", "group", "company",
    "user", "microsoft", "windows", "apple", "google", "canva", "adobe", "word", "owner",
    "student", "guest", "home", "pc", "laptop", "computer", "lenovo", "dell", "asus", "acer",
    "toshiba", "hewlett", "packard", "python", "docx", "apache", "libre", "openoffice",
    "libreoffice", "writer", "template", "templates", "free", "pro", "ltd", "inc", "llc", "gmbh",
    "corp", "consulting", "consultants", "services", "solutions", "recruitment", "recruiting",
    "staffing", "agency", "talent", "human", "resources", "hr", "university", "college", "school",
    "institute", "library", "department", "business", "the", "and", "real", "official", "best",
    "first", "last", "your", "name", "test", "manager", "analyst", "architect", "nurse",
    "teacher", "artist", "photo", "music", "marketing", "sales", "finance", "project", "product",
    "software", "systems", "network", "security", "senior", "junior", "lead", "unknown",
    "anonymous", "author", "default", "workstation",
})  # fmt: skip


class Agreement(StrEnum):
    AGREES = "agrees"
    DIFFERS = "differs"
    TELLS_NOTHING = "tells_nothing"


def mailbox_agrees(name: str, address: str, slugs: Iterable[str] = ()) -> Agreement:
    """ "maria.lopez" and "mlopez84" agree with Maria Lopez, "john.smith" differs, "skater99" tells
    nothing. `slugs` are profile addresses: a name that one of them spells as well is one.
    """
    local = address.rpartition("@")[0].partition("+")[0].lower()
    words = _LETTERS.findall(local)
    spelt = [
        each
        for slug in slugs
        if len(each := [word for word in slug.lower().split("-") if word.isalpha()]) > 1
        and "".join(each) == "".join(words)
    ]
    if spelt:
        return _agreement(name, spelt[0], is_a_name=True)
    separated = len(words) in (2, 3) and re.search(r"[._-]", local) is not None
    sure = separated and any(map(is_given_name, words))
    return _agreement(name, words, is_a_name=sure)


def profile_agrees(name: str, slug: str) -> Agreement:
    """A LinkedIn slug: "maria-lopez-4b21a7" is a name with the number that LinkedIn adds."""
    parts = [each for each in slug.lower().split("-") if each]
    words = [each for each in parts if each.isalpha()]
    numbered = len(parts) > len(words) and parts[-1] not in words and len(parts[-1]) >= _SHORTEST
    sure = len(words) in (2, 3) and (numbered or any(map(is_given_name, words)))
    return _agreement(name, words, is_a_name=sure)


def author_agrees(name: str, author: str) -> Agreement:
    """The author in a file's properties, where it is two or three words with capitals."""
    words = author.split()
    sure = len(words) in (2, 3) and all(
        each[:1].isupper() and each.replace("-", "").replace(".", "").isalpha() for each in words
    )
    return _agreement(name, [each.lower() for each in words], is_a_name=sure)


def slugs_agree(one: str, other: str) -> bool:
    """Whether two LinkedIn slugs may be one person's: one that was chosen, one that was given."""
    if one == other:
        return True
    left, right = ("".join(_LETTERS.findall(each)) for each in (one, other))
    if left and right and (left in right or right in left):
        return True
    parts = [{w for w in _LETTERS.findall(each) if len(w) >= _SHORTEST} for each in (one, other)]
    return any(_alike(a, b) or a in right or b in left for a in parts[0] for b in parts[1])


def _agreement(name: str, words: Iterable[str], *, is_a_name: bool) -> Agreement:
    own = name_parts(name)
    told = [part for each in words for part in name_parts(each)]
    if not own or not told or not (is_latin(name) and is_latin(" ".join(told))):
        return Agreement.TELLS_NOTHING
    if any(_alike(one, other) for one in own for other in told) or _holds(own, told):
        return Agreement.AGREES
    if not is_a_name or len(told) < 2 or not _NO_NAMES.isdisjoint(told):
        return Agreement.TELLS_NOTHING
    long = [each for each in told if len(each) >= _SHORTEST]
    return Agreement.DIFFERS if len(long) >= 2 and not _initials(own, told) else Agreement.AGREES


def _alike(one: str, other: str) -> bool:
    if shared_form(one) == shared_form(other):
        return True
    short, long = sorted((one, other), key=len)
    if len(short) >= _SHORTEST and long.startswith(short):
        return True
    return len(short) > _SHORTEST and ratio(one, other) >= _ALIKE


def _holds(own: Iterable[str], told: Iterable[str]) -> bool:
    """A part of the name within what is written together: "mlopez", "lopezmaria"."""
    whole = "".join(told)
    return any(len(each) >= _SHORTEST and each in whole for each in own)


def _initials(own: tuple[str, ...], told: list[str]) -> bool:
    """ "jsm" is nobody else than John Stuart Mill."""
    return "".join(each[0] for each in own) in told
