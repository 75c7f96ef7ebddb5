"""A line in; the periods that it states out, each with the place where it stands.

A month is told only where the line tells it: a season, or a day and month in an order that cannot
be known, leave the year alone.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from trusthound.domain.resume.model import Month, Period
from trusthound.domain.resume.months import MONTHS, SEASONS, SINCE, STILL, UNTIL
from trusthound.domain.resume.read.piece import Piece, in_small_letters

_SEARCHED = 400  # characters of a line
# Of two digits: up to here this century, beyond it the last one.
_LAST_SHORT_YEAR = 45


def _any(words: Iterable[str]) -> str:
    both = {each for word in words for each in (word, _unaccented(word))}
    return "|".join(re.escape(each) for each in sorted(both, key=lambda word: (-len(word), word)))


def _unaccented(text: str) -> str:
    parted = unicodedata.normalize("NFKD", text)
    return "".join(each for each in parted if not unicodedata.combining(each))


_NAMES = {each: number for name, number in MONTHS.items() for each in (name, _unaccented(name))}
MONTH = rf"(?:{_any(MONTHS)})(?![^\W\d_])\.?"
UNTIL_WORDS = _any(UNTIL)
_YEAR = r"(?:(?:19[4-9]|20[0-4])\d|(?:19|20)xx|xxxx|yyyy)"
_DAY = r"[0-3]?\d(?:st|nd|rd|th|\.|er|º)?"
_OF = r"(?:(?:of|de|del|di|do)\s?)?"
# Of small letters: to read capitals as such at each of so many words takes much longer.
_POINT = re.compile(
    rf"""
    (?:(?<![\w$€£%@/])(?<!\d[.,])|(?<=\b(?:19|20)\d\d/)) (?:
        (?:{_DAY}\s{{1,2}})? (?P<name>{MONTH}) (?:\s{{1,2}}{_DAY}(?:,|(?=\s\d{{4}})))?
            [\s,./'’‘`–-]{{0,3}} {_OF} (?P<of_name>{_YEAR}|(?<=[\s'’‘`/.-])\d{{2}}(?![\d:.]))
      | (?P<before_name>{_YEAR}) [\s,./-]{{1,3}} (?P<name_behind>{MONTH})
      | (?P<asian>{_YEAR}) \s?[年년] (?:\s?(?P<asian_month>1[0-2]|0?[1-9])\s?[月월])?
      | (?P<first>[0-3]?\d) (?P<sign>[./-]) (?P<second>[0-3]?\d) (?P=sign) (?P<full>{_YEAR})
      | (?:(?<=[-–])|(?<=[-–]\s)) (?P<day>[0-3]?\d) (?P<point>[./])
            (?P<day_month>[0-3]?\d) (?P=point) (?P<day_year>\d{{2}})
      | (?P<iso>{_YEAR}) [./-] (?P<iso_month>0[1-9]|1[0-2]) (?:[./-][0-3]\d)? (?!\d)
      | (?P<number>1[0-2]|0?[1-9]) \s?[./–-]\s? (?P<of_number>{_YEAR})
      | (?P<short_number>1[0-2]|0[1-9]) [/.'’] (?P<of_short>\d{{2}})
      | (?:{_any(SEASONS)})s? [\s,'’/]{{1,2}} (?:of\s)? (?P<of_season>{_YEAR})
      | (?P<before_season>{_YEAR}) \s (?:{_any(SEASONS)})
      | (?P<year>{_YEAR})
    ) (?![\w%]|[.,]\d)
    """,
    re.VERBOSE,
)
_DASH = r"[-\u00ad–—−‐‑‒―~→>/]{1,3}"
_JOINED = re.compile(
    rf"[\s,.)]{{0,4}}(?:{_DASH}|\b(?:and|&)\b|(?<=\s)(?:{_any(UNTIL)})(?=\s))[\s(]{{0,4}}",
    re.IGNORECASE,
)
_UNTIL_STILL = re.compile(
    rf"[\s,.)]{{0,4}}(?:{_DASH}\s{{0,4}}|(?:{_any(UNTIL)})\s{{1,4}}|"
    rf"\s{{1,4}}){{1,2}}(?P<still>{_any(STILL)}|(?<=[–-]\s)date(?!\s?(?:of\b|:)))(?![^\W_])\.?",
    re.IGNORECASE,
)
_OPEN = re.compile(r"\s{0,4}/?[-\u00ad–—−]{1,3}\s{0,4}(?=$|[|·•)(,])")
_SINCE = re.compile(rf"(?<![^\W_])(?:{_any(SINCE)})\s{{1,4}}$", re.IGNORECASE)
_ONLY_UNTIL = re.compile(
    r"(?<![^\W_])(?:until|till|bis|jusqu'à|hasta|até|tot|do|fino a|по)\s{1,4}$", re.IGNORECASE
)
_EXPECTED = re.compile(
    r"(?<![^\W_])(?:expected(?:\s(?:graduation|completion|in|by|date|to graduate)){0,2}|"
    r"anticipated(?:\s(?:graduation|completion|in)){0,2}|graduating(?:\sin)?|voraussichtlich|"
    r"prévue?|previst[oa]|verwacht|est\.?|exp\.?)[\s:(]{0,4}$",
    re.IGNORECASE,
)
_EXPECTED_BEHIND = re.compile(
    r"[\s,(]{0,4}(?:expected|anticipated|voraussichtlich|prévue?|previst[oa]|"
    r"verwacht)(?![^\W_])\)?",
    re.IGNORECASE,
)
_MONTH_ONLY = re.compile(
    rf"(?<![^\W_])(?:(?P<name>{MONTH})(?:\s{{1,2}}{_DAY})?|(?<![./-])(?P<number>1[0-2]|0?[1-9]))"
    rf"\s{{0,3}}(?:{_DASH}|(?:{_any(UNTIL)})(?=\s))\s{{0,3}}$",
    re.IGNORECASE,
)
_UNTIL_MONTH = re.compile(rf"\s?[-–—]\s?(?P<name>{MONTH})(?!\s?\d)", re.IGNORECASE)
_SHORT_END = re.compile(r"\s?[-–—/]\s?['’]?(?P<year>\d{2})(?![\w%/]|[.,]\d)")
_BRACKETS = {"(": ")", "[": "]"}


@dataclass(frozen=True, slots=True)
class Dated:
    """A period and the characters of the line that state it, `begin` up to `end`."""

    period: Period
    begin: int
    end: int
    ranged: bool  # it says from when to when, or that it lasts


@dataclass(frozen=True, slots=True)
class _Point:
    month: Month | None  # None: a placeholder, "20XX"
    begin: int
    end: int


def periods(line: Piece) -> list[Dated]:
    """All periods of the line, from left to right."""
    text = line.text[:_SEARCHED]
    if not any(map(str.isdecimal, text)):
        return []
    points = list(_points(text))
    found, at = [], 0
    while at < len(points):
        behind = points[at + 1] if at + 1 < len(points) else None
        dated, used = _period(text, points[at], behind)
        at += used
        found.append(_placed(dated, line))
    return found


def month_named(word: str) -> int | None:
    return _NAMES.get(word.lower())


def still_lasts(text: str) -> bool:
    return re.fullmatch(rf"\W*(?:{_any(STILL)})\W*", text[:80], re.IGNORECASE) is not None


def _points(text: str) -> Iterator[_Point]:
    for found in _POINT.finditer(in_small_letters(text)):
        month, end = _month(found), found.end()
        yield _Point(month, found.start(), end)


def _month(found: re.Match[str]) -> Month | None:
    named = found["name"] or found["name_behind"]
    if named:
        return _of(found["of_name"] or found["before_name"], _NAMES.get(named.rstrip(".")))
    if found["full"]:
        return _of(found["full"], _middle(found["first"], found["sign"], found["second"]))
    if found["day_year"]:
        return _of(found["day_year"], _middle(found["day"], found["point"], found["day_month"]))
    for year, month in (
        ("asian", "asian_month"), ("iso", "iso_month"), ("of_number", "number"),
        ("of_short", "short_number"),
    ):  # fmt: skip
        if found[year]:
            return _of(found[year], int(found[month] or 0))
    return _of(found["of_season"] or found["before_season"] or found["year"], None)


def _middle(one: str, sign: str, other: str) -> int | None:
    """The month of a day, a month and a year: dots put the day first, with "/" it must show."""
    first, second = int(one), int(other)
    if first > 12 or sign == ".":
        return second if 1 <= second <= 12 else None
    return first if second > 12 or first == second else None


def _of(year: str, month: int | None) -> Month | None:
    if not year.isdecimal():
        return None
    number = int(year)
    if len(year) == 2:
        number += 2000 if number <= _LAST_SHORT_YEAR else 1900
    return Month(number, month or None)


def _period(text: str, point: _Point, behind: _Point | None) -> tuple[Dated, int]:
    """The period that begins with this point, and how many points it took."""
    if still := _UNTIL_STILL.match(text, point.end):
        return _dated(Period(point.month, None, current=True), point.begin, still.end()), 1
    if behind and _JOINED.fullmatch(text, point.end, behind.begin):
        return _dated(Period(point.month, behind.month), point.begin, behind.end), 2
    if behind and _are_two_years(text, point, behind):
        return _dated(Period(point.month, behind.month), point.begin, behind.end), 2
    before = text[max(0, point.begin - 40) : point.begin]
    alone = _shortened(text, point) or _half_open(text, point, before)
    return alone or _single(text, point, before), 1


def _are_two_years(text: str, point: _Point, behind: _Point) -> bool:
    """ "2009 2016" at the start of a line, or "Mar. 2010 Aug. 2017", whose dash was lost."""
    if not point.month or not behind.month or text[point.end : behind.begin].strip():
        return False
    months = point.month.month is not None, behind.month.month is not None
    return point.month < behind.month and (all(months) or (not any(months) and not point.begin))


def _half_open(text: str, point: _Point, before: str) -> Dated | None:
    """ "since 2019", "until 2019", "Jun - Aug 2017", "2019 -"."""
    at = point.begin - len(before)
    if since := _SINCE.search(before):
        return _dated(Period(point.month, None, current=True), at + since.start(), point.end)
    if until := _ONLY_UNTIL.search(before):
        return _dated(Period(None, point.month), at + until.start(), point.end)
    if point.month and (alone := _MONTH_ONLY.search(before)):
        name, number = alone["name"], int(alone["number"] or 0)
        first = number or _NAMES[name.lower().rstrip(".")]
        if not number or first < (point.month.month or 0):
            start = Month(point.month.year, first)
            return _dated(Period(start, point.month), at + alone.start(), point.end)
    year_first = text[point.begin : point.begin + 4].isdecimal()
    last = _UNTIL_MONTH.match(text, point.end) if year_first else None
    if last and point.month and point.month.month:  # "2020, Jul - Oct"
        end = Month(point.month.year, _NAMES[last["name"].lower().rstrip(".")])
        return _dated(Period(point.month, end), point.begin, last.end())
    if opened := _OPEN.match(text, point.end):
        return _dated(Period(point.month, None, current=True), point.begin, opened.end())
    return None


def _shortened(text: str, point: _Point) -> Dated | None:
    """ "2012-16": the end without its century. "2009-10" is the year after rather than October."""
    if point.month is None:
        return None
    stands = text[point.begin : point.end]
    if point.month.month is not None:
        follows = (point.month.year + 1) % 100 == point.month.month
        if not (follows and re.fullmatch(r"\d{4}[-–]\d{2}", stands)):
            return None
        period = Period(Month(point.month.year), Month(point.month.year + 1))
        return _dated(period, point.begin, point.end)
    found = _SHORT_END.match(text, point.end)
    if not found or not stands[-4:].isdecimal():
        return None
    end = int(found["year"]) + point.month.year // 100 * 100
    if not point.month.year <= end <= point.month.year + 60:
        return None
    return _dated(Period(point.month, Month(end)), point.begin, found.end())


def _single(text: str, point: _Point, before: str) -> Dated:
    """One date alone: what it means, its reader has to know; here it is where a period ends."""
    begin, end = point.begin, point.end
    if expected := _EXPECTED.search(before):
        begin -= len(before) - expected.start()
    elif behind := _EXPECTED_BEHIND.match(text, end):
        end = behind.end()
    sure = begin == point.begin and end == point.end
    return Dated(Period(None, point.month, expected=not sure), begin, end, ranged=False)


def _dated(period: Period, begin: int, end: int) -> Dated:
    return Dated(period, begin, end, ranged=True)


def _placed(dated: Dated, line: Piece) -> Dated:
    """With its place in the document, brackets around it included in what it takes of the line."""
    stands = line.cut(dated.begin, dated.end).trimmed()
    begin, end, text = dated.begin, dated.end, line.text
    if behind := _EXPECTED_BEHIND.match(text, end):
        end = behind.end()
    if begin and text[begin - 1] in _BRACKETS and text[end : end + 1] == _BRACKETS[text[begin - 1]]:
        begin, end = begin - 1, end + 1
    period = dated.period
    return Dated(
        Period(
            period.start, period.end, period.current, stands.span,
            expected=period.expected or end > dated.end + 2,
        ),
        begin, end, dated.ranged,
    )  # fmt: skip
