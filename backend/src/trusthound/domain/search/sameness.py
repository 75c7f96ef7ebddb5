"""Two showings in, whether they are of one opening out; a showing among others, which one it joins.

Apart stay: postings of one employer's own board, other levels, departments, shifts and years, other
towns, and what came up again later. Where nothing tells, two are two: a vacancy that is shown twice
costs a glance, one that is hidden behind another is lost.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from urllib.parse import urlsplit

from trusthound.domain.common.canonical import canonical_url
from trusthound.domain.common.place import Place
from trusthound.domain.common.skeleton import letters
from trusthound.domain.posting.extract.gazetteer import area_of, state_code
from trusthound.domain.posting.model import JobPosting, RemoteWork
from trusthound.domain.posting.sameness.company import company_key, same_company
from trusthound.domain.search.title_words import title_numbers, title_words

# Boards copy within days; what is dated later is put up again.
MOST_DAYS_APART = timedelta(days=45)
# Found by benchmarks/search/copies on its development half.
SHARED_TEXT = 0.6
# Of names that are not alike: who shares title, place and text needs not write its name the same.
SHARED_TEXT_OF_OTHERS = 0.8
FEWEST_RUNS = 20
_MOST_WORDS = 3_000
_WORD = re.compile(r"[^\W\d_]+")
_DIGITS = re.compile(r"\d{4,}")
_TITLE_LETTERS, _COMPANY_LETTERS, _MOST_LINK = 200, 4, 1_000
_COMPANY_ADDED = re.compile(
    r"\b(?:careers?|jobs?|hiring|recruit(?:ing|ment)|talent)\b", re.IGNORECASE
)
_AROUND_TOWN = re.compile(
    r"\b(?:greater|metro(?:politan)?|area|city of|city|region|district|downtown|central|offices?|"
    r"campus|headquarters|hq)\b",
    re.IGNORECASE,
)
_MODE = re.compile(r"\b(?:remote|hybrid|on-?site|anywhere|worldwide|virtual)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Traits:
    """What a showing is known by.

    `towns`, `regions` and `countries` are empty where none is named; beside a town stands what is
    named within it ("St Mary's Hospital, Manchester"). `links` are its canonical addresses, its own
    and where to apply; `numbers` those that the employer may know it by. `runs` are digests of
    three words each of its text. `own_board` is "" on a board of many employers.
    """

    company: str
    title: frozenset[str]
    towns: frozenset[str]
    regions: frozenset[str]
    countries: frozenset[str]
    is_remote: bool
    date_posted: date | None
    numbers: frozenset[str]
    links: frozenset[str]
    runs: frozenset[int]
    own_board: str = ""

    @property
    def title_key(self) -> str:
        """Equal for all showings of one opening."""
        return " ".join(sorted(self.title))[:_TITLE_LETTERS]

    @property
    def company_head(self) -> str:
        """Equal for all ways to write one company's name, and for some others."""
        return self.company.replace(" ", "")[:_COMPANY_LETTERS]


def traits_of(posting: JobPosting, *, own_board: str = "") -> Traits:
    """`own_board` is the id of the employer's board that shows it, "" for any other board."""
    named = [each.text for each in posting.places]
    stated = (posting.url, posting.apply_url)
    company = _COMPANY_ADDED.sub(" ", posting.company)
    return Traits(
        company=company_key(company) or company_key(posting.company),
        title=title_words(posting.title, [*named, posting.company]),
        towns=frozenset(town for each in posting.places for town in _towns(each)),
        regions=frozenset(map(_region, (each for each in posting.places if each.region))),
        countries=frozenset(each.country for each in posting.places if each.country),
        is_remote=posting.remote is RemoteWork.REMOTE or any(map(_MODE.search, named)),
        date_posted=posting.date_posted,
        numbers=title_numbers(posting.title) | frozenset(_DIGITS.findall(posting.identifier)),
        links=frozenset(canonical_url(each) for each in stated if _is_telling(each)),
        runs=_runs(posting.description),
        own_board=own_board,
    )


def likeness(one: Traits, other: Traits) -> float:
    """0 for two openings; above it the surer the higher that it is one."""
    on_one_board = one.own_board and one.own_board == other.own_board
    places = _places_alike(one, other)
    if on_one_board or not places or not _in_time(one, other):
        return 0.0
    # One address may be where all of an employer's postings lead, so it tells nothing alone.
    if one.links & other.links and (one.title <= other.title or other.title <= one.title):
        return 4.0 + places
    if one.title != other.title or one.company_head != other.company_head:
        return 0.0
    return _said_alike(one, other, places)


def _said_alike(one: Traits, other: Traits, places: float) -> float:
    """What text, numbers and names add where title, place and time agree."""
    shared, alike = _shared_text(one, other), _company_alike(one, other)
    if shared is not None:
        enough = SHARED_TEXT if alike else SHARED_TEXT_OF_OTHERS
        return 1.0 + places * shared if shared >= enough else 0.0
    if one.numbers & other.numbers and alike:
        return 2.0 + places
    # Without texts only what is stated in full counts.
    return places if one.company == other.company and places == 1.0 else 0.0


def joined(new: Traits, others: Iterable[tuple[str, Traits]]) -> str | None:
    """Of the openings' ids, each with one of its showings, the one that `new` is of.

    An opening that has another posting of the same employer's board is not it, nor one that is
    shown in another town: a posting of many towns holds none of theirs together. Between two that
    are as like, it is neither: a text that says no town is no proof for one of them.
    """
    found: dict[str, float] = {}
    refused: set[str] = set()
    for opening, each in others:
        if (new.own_board and new.own_board == each.own_board) or not _places_alike(new, each):
            refused.add(opening)
        found[opening] = max(found.get(opening, 0.0), likeness(new, each))
    able = {opening: like for opening, like in found.items() if like and opening not in refused}
    if not able:
        return None
    best = max(able.values())
    first = [opening for opening, like in able.items() if like == best]
    return first[0] if len(first) == 1 else None


def _towns(place: Place) -> Iterator[str]:
    """The parts of its name, but for its region and country."""
    wider = {letters(each) for each in (place.region, place.country) if each}
    parts = [place.locality, *re.split(r"[,(;/|]", place.text)]
    for at, part in enumerate(parts):
        told = letters(_AROUND_TOWN.sub(" ", _MODE.sub(" ", part)))
        is_area = at > 1 and area_of(part.strip(" )"), "a town") is not None
        if len(told) > 1 and told not in wider and not is_area:
            yield told


def _region(place: Place) -> str:
    """ "Virginia, US" and "VA, US" are one."""
    return state_code(place.country, place.region) or letters(place.region)


def _is_telling(url: str) -> bool:
    """A page of its own, and not the front page of a site."""
    if len(url) > _MOST_LINK or "\0" in url:
        return False
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.path.strip("/") or parts.query)


def _runs(text: str) -> frozenset[int]:
    words = _WORD.findall(text.lower())[:_MOST_WORDS]
    return frozenset(map(hash, zip(words, words[1:], words[2:], strict=False)))


def _in_time(one: Traits, other: Traits) -> bool:
    if one.date_posted is None or other.date_posted is None:
        return True
    return abs(one.date_posted - other.date_posted) <= MOST_DAYS_APART


def _company_alike(one: Traits, other: Traits) -> bool:
    return bool(one.company and other.company) and same_company(one.company, other.company)


def _places_alike(one: Traits, other: Traits) -> float:
    """1 for the same towns, less where one names more of them or none, 0 for others."""
    for ours, theirs in ((one.regions, other.regions), (one.countries, other.countries)):
        if ours and theirs and not ours & theirs:
            return 0.0
    if one.towns and other.towns:
        if one.towns == other.towns:
            return 1.0
        return 0.9 * len(one.towns & other.towns) / len(one.towns | other.towns)
    if one.towns or other.towns:
        return 0.5
    return 1.0 if one.is_remote == other.is_remote else 0.9


def _shared_text(one: Traits, other: Traits) -> float | None:
    """Which share of the shorter text the other one has too; None where one is too short."""
    short, long = sorted((one.runs, other.runs), key=len)
    if len(short) < FEWEST_RUNS:
        return None
    return len(short & long) / len(short)
