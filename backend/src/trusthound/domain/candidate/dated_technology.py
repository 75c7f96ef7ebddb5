"""A resume and the table of releases in; what is told of a technology too early, out."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from functools import lru_cache

from trusthound.domain.candidate.periods import last_month
from trusthound.domain.common.wording import QUOTE_CHARACTERS
from trusthound.domain.facts.technology import Technology
from trusthound.domain.resume.model import Resume, Stated, Work

TOLERANCE_MONTHS = 6
# "Ten years of it" is said of nine and a half.
TOLERANCE_YEARS = 1.5
_MOST_ROLES = 40
_MOST_CHARACTERS = 600
_YEARS = r"(?P<years>\d{1,2})\s?\+?\s?(?:years?|yrs?)(?:'|’)?(?: of)?(?: \w+){0,3}? "


@dataclass(frozen=True, slots=True)
class Early:
    """`months` lie between what the resume tells and the `released` month; `when` says how."""

    name: str
    released: str
    months: int
    when: str
    quote: str
    start: int | None
    end: int | None
    source: str


@dataclass(frozen=True, slots=True)
class DatedTechnologies:
    early: tuple[Early, ...]


def dated_technologies_of(
    resume: Resume, text: str, technologies: Iterable[Technology], *, as_of: date
) -> DatedTechnologies:
    """Looked for in each role's title and points, and in "N years of …" anywhere in the text."""
    known = tuple(technologies)
    found = [each for role in resume.work[:_MOST_ROLES] for each in _in_role(role, known, as_of)]
    return DatedTechnologies((*found, *_in_years(text, known, as_of)))


def _in_role(role: Work, known: tuple[Technology, ...], as_of: date) -> Iterator[Early]:
    last = last_month(role.period, as_of)
    if last is None or role.period.current:
        return
    told = [*([role.title] if role.title else []), *role.highlights]
    late = [each for each in known if _month(each) - last > TOLERANCE_MONTHS]
    for technology in late:
        for words in told:
            match = _pattern(technology.pattern).search(words.value[:_MOST_CHARACTERS])
            if match:
                ended = f"the role ended in {role.period.end}"
                yield _early(technology, _month(technology) - last, ended, words)
                break


def _in_years(text: str, known: tuple[Technology, ...], as_of: date) -> Iterator[Early]:
    places = [each.start() for each in re.finditer(r"\d{1,2}\s?\+?\s?(?:years|yrs)\b", text)][:40]
    for place in places:
        stretch = text[place : place + 90].split("\n")[0]
        for each in known:
            match = _pattern(_YEARS + f"(?:{each.pattern})").match(stretch)
            if match is None:
                continue
            there = (12 * as_of.year + as_of.month - 1 - _month(each)) / 12
            over = int(match["years"]) - there
            if over > TOLERANCE_YEARS:
                words = Stated(" ".join(match.group().split()))
                claimed = f"{match['years']} years are claimed on {as_of.isoformat()}"
                early = _early(each, round(12 * over), claimed, words)
                span = (place, place + match.end())
                yield Early(
                    early.name, early.released, early.months, early.when, early.quote, *span,
                    early.source,
                )  # fmt: skip


def _early(technology: Technology, months: int, when: str, words: Stated) -> Early:
    span = words.span
    return Early(
        name=technology.name,
        released=f"{technology.year:04d}-{technology.month:02d}",
        months=months,
        when=when,
        quote=" ".join(words.value.split())[:QUOTE_CHARACTERS],
        start=span.start if span else None,
        end=span.end if span else None,
        source=technology.source,
    )


def _month(technology: Technology) -> int:
    return 12 * technology.year + technology.month - 1


@lru_cache(maxsize=512)
def _pattern(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w.+#-])(?:{pattern})(?![\w+#])")
