"""The corpus out: postings in two halves that share no company."""

import gzip
import html
import json
import os
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import cache
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import Any

from benchmarks.search.copies.closure import closed
from benchmarks.search.copies.model import BARE, DESCRIBED
from benchmarks.search.copies.neighbours import repeats
from benchmarks.search.copies.places import read_place
from rapidfuzz.fuzz import token_set_ratio

CHECKOUT = Path(__file__).resolve().parents[3]
CORPUS = Path(os.environ.get("TRUSTHOUND_CORPUS", CHECKOUT.parent / "shared" / "data"))
DEVELOPMENT, REPORTING = "development", "reporting"
DEVELOPMENT_OF_TEN = 3
# Where the corpus states no day: the month that its source was collected in.
_FIRST_DAY = {"uber_2025": date(2025, 11, 1), "glassdoor_2020": date(2020, 3, 1)}
_LISTED = date(2026, 8, 1)


@dataclass(frozen=True, slots=True)
class Posting:
    """A real posting. `places` are those it names itself; `place` is what its board shows."""

    id: str
    stratum: str
    company: str
    title: str
    places: tuple[str, ...]
    remote: bool | None
    pay: str
    posted: date
    text: str
    board: str
    url: str
    kin: str  # postings of one kin stand in one half: same company, or same cluster of texts
    crowded: bool = False  # a neighbour differs in so little that a cut copy could be either's

    @property
    def place(self) -> str:
        return "; ".join(self.places)

    @property
    def british(self) -> bool:
        return self.board == "nhs"

    @property
    def city(self) -> str:
        """Of the one place that it names; "" where it names none or several."""
        return read_place(self.place, british=self.british).city


@cache
def described(half: str) -> tuple[Posting, ...]:
    """Those with a description, in the order of the corpus."""
    return _half([*_legit(), *_ashby()], half)


@cache
def bare(half: str) -> tuple[Posting, ...]:
    """Those without one, but for those that nobody could tell from another of the lists."""
    listed = [*_listings(), *_usajobs()]
    shown = Counter(face for each in listed for face in _faces(each))
    return _half([each for each in listed if all(shown[face] == 1 for face in _faces(each))], half)


def plain(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.lower()))


def number_of(name: str) -> int:
    """A number that stays the same, for what the corpus does not state."""
    return int(sha256(name.encode()).hexdigest()[:8], 16)


def _legit() -> Iterator[Posting]:
    for row in _rows("legit"):
        if row["source"] == "hn_2026" or not row["title"].strip():
            continue  # a comment on Hacker News offers several positions and has no place
        stated = row["date"][:10]
        source = row["source"]
        yield Posting(
            id=row["id"],
            stratum=DESCRIBED,
            company=_clean(row["company"]),
            title=_clean(row["title"]),
            places=(_clean(row["location"]),),
            remote=None,
            pay=_clean(row["salary"]),
            posted=date.fromisoformat(stated)
            if len(stated) == len("2020-10-01")
            else _some_day(row["id"], _FIRST_DAY.get(source, _LISTED)),
            text=html.unescape(row["description"]).strip(),
            board={"nhs_2020": "nhs", "techats_2026": "lever"}.get(source, "careers"),
            url=row["url"],
            kin=row["cluster"],
        )


def _ashby() -> Iterator[Posting]:
    for file in sorted((CORPUS / "boards/ashby_stapply").glob("*.json")):
        for job in json.loads(file.read_text(encoding="utf-8"))["jobs"]:
            places = [job["location"], *(each["location"] for each in job["secondaryLocations"])]
            yield Posting(
                id=f"ashby:{file.stem}/{job['id']}",
                stratum=DESCRIBED,
                company=file.stem.replace("-", " ").title(),
                title=_clean(job["title"]),
                places=tuple(dict.fromkeys(map(_clean, places))),
                remote=job["isRemote"],
                pay=(job.get("compensation") or {}).get("compensationTierSummary") or "",
                posted=date.fromisoformat(job["publishedAt"][:10]),
                text=job["descriptionPlain"].strip(),
                board="ashby",
                url=job["jobUrl"],
                kin=f"ashby:{file.stem}",
            )


def _listings() -> Iterator[Posting]:
    for row in _rows("ats_listings_2026"):
        named = re.findall(r"""['"](.+?)['"]""", row["locations"])
        places = tuple(dict.fromkeys(_clean(each) for one in named for each in one.split(";")))
        counted = any(re.match(r"\d+ Locations", each) for each in places)
        if row.get("title") and places and not counted:
            yield Posting(
                id=row["id"],
                stratum=BARE,
                company=_clean(row["company"]),
                title=_clean(row["title"]),
                places=places,
                remote=row.get("isRemote") == "True" or None,
                pay="",
                posted=date.fromisoformat(row.get("postedAt", row["firstSeenAt"])[:10]),
                text="",
                board=row["platform"],
                url=row["applyUrl"],
                kin=row["id"],
            )


def _usajobs() -> Iterator[Posting]:
    for row in _rows("usajobs_2024_2026"):
        yield Posting(
            id=row["id"],
            stratum=BARE,
            company=_clean(row.get("subagency") or row["agency"]),
            title=_clean(row["position_title"]),
            places=("United States",),
            remote=None,
            pay="",
            posted=date.fromisoformat(row["open_date"]),
            text="",
            board="usajobs",
            url=row["usajobs_url"],
            kin=row["id"],
        )


def _half(postings: Iterable[Posting], half: str) -> tuple[Posting, ...]:
    """Those of one half: kin that are joined by a company or a cluster are dealt together."""
    listed = list(postings)
    pairs = [(each.kin, f"company {plain(each.company)}") for each in listed]
    first = closed({name for pair in pairs for name in pair}, pairs)
    wanted = [each for each in listed if _dealt(first[each.kin]) == half]
    crowded = _crowded(wanted)
    return tuple(replace(each, crowded=each.id in crowded) for each in wanted)


def _dealt(kin: str) -> str:
    return DEVELOPMENT if number_of(kin) % 10 < DEVELOPMENT_OF_TEN else REPORTING


def _crowded(postings: list[Posting]) -> set[str]:
    companies: defaultdict[str, list[Posting]] = defaultdict(list)
    for each in postings:
        companies[plain(each.company)].append(each)
    runs = {each.id: _runs(each.text) for each in postings}
    return {
        one.id
        for among in companies.values()
        for pair in combinations(among, 2)
        if not _one(*pair) and _close(*pair, runs)
        for one in pair
    }


def _one(a: Posting, b: Posting) -> bool:
    first = repeats()
    return a.id in first and first[a.id] == first.get(b.id)


def _close(a: Posting, b: Posting, runs: dict[str, frozenset[str]]) -> bool:
    if not a.text or token_set_ratio(plain(a.title), plain(b.title)) < 75:
        return False
    head = plain(a.text)[:250] == plain(b.text)[:250]
    both = len(runs[a.id] & runs[b.id])
    alike = both >= 0.5 * len(runs[a.id] | runs[b.id])
    return head or alike


def _runs(text: str) -> frozenset[str]:
    words = plain(text).split()
    return frozenset(" ".join(words[at : at + 4]) for at in range(max(1, len(words) - 3)))


def _faces(posting: Posting) -> set[tuple[str, str, str]]:
    """Company, title and place, once a place. Titles that differ in spelling alone are one."""
    words = plain(posting.title.replace("&", " and ").replace("Sr", "Senior")).split()
    title = " ".join(sorted({each[:5] for each in words} - {"and", "of"}))
    return {(plain(posting.company), title, plain(each)) for each in posting.places}


def _some_day(name: str, first: date) -> date:
    return first + timedelta(days=number_of(name) % 28)


def _clean(text: str) -> str:
    return " ".join(html.unescape(html.unescape(text)).split())


def _rows(name: str) -> Iterator[dict[str, Any]]:
    with gzip.open(CORPUS / f"postings/{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)
