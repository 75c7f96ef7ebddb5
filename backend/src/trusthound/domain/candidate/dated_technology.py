"""A resume and the table of releases in; what is told of a technology too early, out."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import date
from functools import lru_cache
from itertools import islice

from trusthound.domain.candidate.periods import last_month
from trusthound.domain.common.wording import QUOTE_CHARACTERS
from trusthound.domain.facts.technology import Technology
from trusthound.domain.resume.model import Resume, Stated, Work

TOLERANCE_MONTHS = 6
# "Ten years of it" is said of nine and a half.
TOLERANCE_YEARS = 1.5
_MOST_ROLES = 40
_MOST_CHARACTERS = 600
_MOST_YEARS = 40
_MOST_APART = 80
_SO_MANY_YEARS = (
    r"(?P<years>\d{1,2})\s?\+?\s?(?:years?|yrs?|jahren?|ans|années|años|anos|anni|jaar|lat|let)\b"
)
# "15 years of experience with it", "15 ans d'expérience en", and behind the name: "it (15 years)".
_BEFORE = re.compile(rf"(?<![\d.,]){_SO_MANY_YEARS}", re.IGNORECASE)
_JOINT = r"(?:'|’)?(?: of)?(?: [\w'’]+){0,3}? "
_BEHIND = r"[ \t]{0,2}[(:–—-][ \t]{0,2}$"
_NO_MORE = re.compile(r"(?: of)?(?: experience| exp\.?)?\s*(?:[),;.|•]|$)", re.IGNORECASE)


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
    """Looked for in each role's title and points, and beside "N years" anywhere in the text."""
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
    for told in islice(_BEFORE.finditer(text), _MOST_YEARS):
        ahead = text[told.end() : told.end() + _MOST_APART].split("\n")[0]
        before = text[max(0, told.start() - _MOST_APART) : told.start()].rsplit("\n", 1)[-1]
        for each in known:
            there = (12 * as_of.year + as_of.month - 1 - _month(each)) / 12
            over = int(told["years"]) - there
            if over <= TOLERANCE_YEARS:
                continue
            start, end = told.span()
            if match := _joined(each.pattern).match(ahead):
                end += match.end()
            elif _NO_MORE.match(ahead) and (match := _leading(each.pattern).search(before)):
                start -= len(before) - match.start()
            else:
                continue
            claimed = f"{told['years']} years are claimed on {as_of.isoformat()}"
            early = _early(each, round(12 * over), claimed, Stated(text[start:end]))
            yield replace(early, start=start, end=end)


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


@lru_cache(maxsize=512)
def _joined(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"{_JOINT}(?:{pattern})(?![\w+#])")


@lru_cache(maxsize=512)
def _leading(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w.+#-])(?:{pattern}){_BEHIND}")
