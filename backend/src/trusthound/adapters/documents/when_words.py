"""A few words of a page in; whether they say when something was, and nothing else, out."""

import re

from trusthound.domain.resume.months import MONTHS, SEASONS, SINCE, STILL, UNTIL

_LONGEST = 42  # characters: "September 2019 until December 2021"
_LETTERS = re.compile(r"[^\W\d_]+")
_YEAR = re.compile(r"(?:19|20)\d\d|[/.'’]\d\d\b")
_MONTH_AND_YEAR = re.compile(r"(?:[^\W\d_]{3,12}|\d{1,2})[\s./,’']{1,3}\d{2,4}")
_STILL = frozenset(each.lower() for each in STILL)
_WORDS = frozenset(
    word.lower()
    for each in (*MONTHS, *SEASONS, *SINCE, *STILL, *UNTIL, "st", "nd", "rd", "th")
    for word in _LETTERS.findall(each)
)


def is_date(words: str) -> bool:
    """ "Jan 2019 – Present", and "January 2019 to December" whose year has no room."""
    if len(words) > _LONGEST or not any(map(str.isdigit, words)):
        return False
    known = all(each in _WORDS for each in _LETTERS.findall(words.lower()))
    return known and _YEAR.search(words) is not None


def is_one_date(upper: str, lower: str) -> bool:
    """Whether two lines of dates, one below the other, are one date that was broken."""
    if lower[:1] in "-–—" or upper[-1:] in "-–—,":
        return True
    last = _LETTERS.findall(upper.lower())[-1:]
    if upper[-1:].isalpha() and last and last[0] not in _STILL:
        return True
    return all(_MONTH_AND_YEAR.fullmatch(each) for each in (upper, lower))
