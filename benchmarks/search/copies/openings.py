"""Real postings in, the openings that are shown of them out: themselves, and what is near them.

Each sort of neighbour (a scenario) says what is another opening, and to which its relation is not
counted, because both answers serve.
"""

import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path
from random import Random

from benchmarks.search.copies.corpus import Posting, number_of
from benchmarks.search.copies.places import others
from benchmarks.search.copies.texts import cut, reworded, with_name

PLAIN, NEIGHBOUR = "plain", "neighbour"
# Of a hundred openings with copies, how many also get neighbours of the sort.
OF_A_HUNDRED = {
    "other_city": 8,
    "other_level": 8,
    "other_shift": 7,
    "other_department": 7,
    "other_company": 7,
    "other_year": 4,
    "repost": 6,
    "agency": 5,
    "agency_named": 3,
    "one_of_places": 8,
}
BARE_SCENARIOS = ("other_city", "other_level", "other_department", "other_company", "one_of_places")
_LEVELS = ("Junior", "Senior", "Staff", "Principal", "Lead")
_NUMERALS = ("I", "II", "III", "IV")
_LEVEL = re.compile(r"\b(Junior|Senior|Staff(?! Nurse)|Principal|Lead|Sr\.?|Jr\.?)\b")
_NUMERAL = re.compile(r"\b(I{1,3}|IV)\b(?=$|[ ,)-])")
_BAND = re.compile(r"\bBand (\d)\b", re.IGNORECASE)
_IN_URL = re.compile(r"[0-9a-f]{8}-[0-9a-f-]{27}|\d{5,}")
_YEARS = re.compile(r"\b(\d{1,2})\+?(?= years)")
_SHIFTS = (
    ("Nights", "This post works nights, 20:00 to 08:00."),
    ("Part Time", "This post is for 22.5 hours a week over three days."),
    ("Weekends", "This post works Saturdays and Sundays only."),
    ("Bank", "This is a bank post with no guaranteed hours."),
    ("12 Month Fixed Term", "This post is for a fixed term of twelve months."),
)
_DEPARTMENTS = (
    ("Payments", "You join the Payments team."),
    ("Ward 7", "The post is on Ward 7."),
    ("Ward 12", "The post is on Ward 12."),
    ("Community Services", "The post is in Community Services."),
    ("Identity", "You join the Identity team."),
    ("Paediatrics", "The post is in Paediatrics."),
    ("Platform", "You join the Platform team."),
    ("Outpatients", "The post is in the Outpatients department."),
)
_NAMES = tomllib.loads(Path(__file__).with_name("names.toml").read_text(encoding="utf-8"))
_COMPANIES: list[str] = _NAMES["companies"]
_AGENCIES: list[str] = _NAMES["agencies"]


@dataclass(frozen=True, slots=True)
class Opening:
    id: str
    posting: Posting
    scenario: str
    apart_from: str = ""

    @property
    def number(self) -> int:
        """Its requisition, for the address on its own board and for titles that name it."""
        return 100_000 + number_of(self.id) % 900_000


def scenario(name: str, first: Opening, chance: Random) -> tuple[Opening, Sequence[Opening]]:
    """The first opening as it has to be for the scenario, and the neighbours that it gets."""
    return _SCENARIOS[name](first, chance)


def _near(
    first: Opening, name: str, sort: str, *, apart: bool = False, **changed: object
) -> Opening:
    opening = Opening(
        id=f"{first.id}#{name}",
        posting=replace(first.posting, **changed),  # type: ignore[arg-type]
        scenario=sort,
        apart_from=first.id if apart else "",
    )
    # The same employer's board shows it under a number of its own; another's is elsewhere.
    url, numbers = _IN_URL.subn(str(opening.number), first.posting.url)
    known = numbers and "company" not in changed
    return replace(opening, posting=replace(opening.posting, url=url if known else ""))


def _other_city(first: Opening, chance: Random) -> tuple[Opening, Sequence[Opening]]:
    here = first.posting
    cities = others(here.place, chance.choice((1, 2, 3, 4)), chance, british=here.british)
    near = []
    for city in cities:
        text = _moved(here.text, here, city) if chance.random() < 0.5 else here.text
        title = _moved(here.title, here, city)
        near.append(_near(first, city, "other_city", places=(city,), title=title, text=text))
    return first, near


def _moved(told: str, posting: Posting, city: str) -> str:
    """With the other city wherever its own is named; a title is always moved, a text by half."""
    old = posting.city
    return told.replace(posting.place, city).replace(old, city.split(",")[0]) if old else told


def _other_level(first: Opening, chance: Random) -> tuple[Opening, Sequence[Opening]]:
    here = first.posting
    titles = chance.sample(list(_levels(here.title)), chance.choice((1, 2)))
    return first, [
        _near(first, title, "other_level", title=title, text=_levelled(here, title, step))
        for step, title in enumerate(titles, start=1)
    ]


def _levels(title: str) -> Iterator[str]:
    if band := _BAND.search(title):
        step = int(band[1])
        yield from (_BAND.sub(f"Band {each}", title) for each in {step - 1, step + 1, step + 2})
    elif numeral := _NUMERAL.search(title):
        yield from (_NUMERAL.sub(each, title) for each in _NUMERALS if each != numeral[1])
    elif level := _LEVEL.search(title):
        said = {"Sr": "Senior", "Jr": "Junior"}.get(level[1].rstrip("."), level[1])
        yield from (_LEVEL.sub(each, title, count=1) for each in _LEVELS if each != said)
    else:
        yield from (f"{each} {title}" for each in _LEVELS)


def _levelled(posting: Posting, title: str, step: int) -> str:
    """Its text with the other title and band, and other years of experience where it asks any."""
    text = posting.text.replace(posting.title, title)
    if band := _BAND.search(title):
        text = _BAND.sub(band[0], text)
    return _YEARS.sub(lambda found: f"{int(found[1]) + 2 * step}+", text)


def _other_shift(first: Opening, chance: Random) -> tuple[Opening, Sequence[Opening]]:
    return first, _with_a_word(first, "other_shift", _SHIFTS, chance)


def _other_department(first: Opening, chance: Random) -> tuple[Opening, Sequence[Opening]]:
    return first, _with_a_word(first, "other_department", _DEPARTMENTS, chance)


def _with_a_word(
    first: Opening, sort: str, words: Sequence[tuple[str, str]], chance: Random
) -> Sequence[Opening]:
    here = first.posting
    told = [each for each in words if each[0].lower() not in here.title.lower()]
    return [
        _near(
            first,
            word,
            sort,
            title=chance.choice((f"{here.title} - {word}", f"{here.title}, {word}")),
            text=f"{sentence} {here.text}" if here.text else "",
        )
        for word, sentence in chance.sample(told, chance.choice((1, 2)))
    ]


def _other_company(first: Opening, chance: Random) -> tuple[Opening, Sequence[Opening]]:
    here = first.posting
    return first, [
        _near(
            first,
            name,
            "other_company",
            company=name,
            text=with_name(here.text, here.company, name),
        )
        for name in chance.sample(_COMPANIES, chance.choice((1, 2)))
    ]


def _other_year(first: Opening, chance: Random) -> tuple[Opening, Sequence[Opening]]:
    """The first becomes the internship of one year, beside those of the next ones."""
    here, year = first.posting, first.posting.posted.year
    form = chance.choice(("{title} Intern - Summer {year}", "{year} {title} Internship"))
    told = [form.format(title=here.title, year=year + each) for each in (0, 1, 2)]
    return replace(first, posting=replace(here, title=told[0])), [
        _near(first, str(year + at), "other_year", title=told[at]) for at in (1, 2)
    ]


def _repost(first: Opening, chance: Random) -> tuple[Opening, Sequence[Opening]]:
    here = first.posting
    later = here.posted + timedelta(days=chance.randint(61, 150))
    text = chance.choice((here.text, reworded(here.text, chance)))
    return first, [_near(first, "again", "repost", apart=True, posted=later, text=text)]


def _agency(first: Opening, chance: Random) -> tuple[Opening, Sequence[Opening]]:
    return first, [_by_agency(first, "agency", "our client", chance)]


def _agency_named(first: Opening, chance: Random) -> tuple[Opening, Sequence[Opening]]:
    return first, [_by_agency(first, "agency_named", first.posting.company, chance)]


def _by_agency(first: Opening, sort: str, told: str, chance: Random) -> Opening:
    here = first.posting
    text = with_name(here.text, here.company, told)
    opening = f"{chance.choice(('We recruit for', 'On behalf of'))} {told}: {here.title}.\n\n"
    agency = chance.choice(_AGENCIES)
    short = chance.random() < 0.3
    return _near(
        first,
        "agency",
        sort,
        apart=True,
        company=agency,
        text=opening + (cut(text, chance) if short else text),
        board="agency",
    )


def _one_of_places(first: Opening, chance: Random) -> tuple[Opening, Sequence[Opening]]:
    """The first names several places; elsewhere single ones of them are shown as well."""
    here = first.posting
    if len(here.places) == 1:
        more = others(here.place, chance.choice((1, 2, 3)), chance, british=here.british)
        here = replace(here, places=(*here.places, *more))
    shown = chance.sample(here.places, min(len(here.places), chance.choice((2, 3))))
    return replace(first, posting=here), [
        _near(first, place, "one_of_places", apart=True, places=(place,)) for place in shown
    ]


_SCENARIOS: dict[str, Callable[[Opening, Random], tuple[Opening, Sequence[Opening]]]] = {
    "other_city": _other_city,
    "other_level": _other_level,
    "other_shift": _other_shift,
    "other_department": _other_department,
    "other_company": _other_company,
    "other_year": _other_year,
    "repost": _repost,
    "agency": _agency,
    "agency_named": _agency_named,
    "one_of_places": _one_of_places,
}
