"""Text in, the date it names out: ISO first, then written and relative dates of many languages."""

import re
import unicodedata
from datetime import date, datetime, timedelta

_READ_CHARACTERS = 60

_ISO = re.compile(r"\s*(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?![\d-])")
_COMPACT = re.compile(r"\s*(20\d\d)(\d\d)(\d\d)(?:T\d+Z?)?\s*\Z")
_EPOCH = re.compile(r"\s*(\d{10}|\d{13})(?:\.\d+)?\s*\Z")
_NUMERIC = re.compile(r"(?<!\d)(\d{1,4})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?!\d)")
_DAY_MONTH = re.compile(r"(?<!\d)(\d{1,2})(?:st|nd|rd|th|\.|er|º)?\s+(?:of |de )?([^\W\d_]{3,12})")
_MONTH_DAY = re.compile(r"(?<!\w)([^\W\d_]{3,12})\.?\s+(\d{1,2})(?!\d)")
_YEAR = re.compile(r"(?<!\d)(19[89]\d|20\d\d)(?!\d)")
_AGE = re.compile(r"(\d{1,4})\s?\+?\s?(minut|min|hour|hr|stund|hod|heure|hora|uur|godz|day|tag|dn|"
                  r"den|dni|jour|dia|giorn|dag|week|woche|tyd|tydn|semain|seman|settiman|month|"
                  r"monat|mesic|mois|mes|miesi|maand|d|h|w|mo)\w{0,6}")  # fmt: skip
_AGO = re.compile(r"\b(?:ago|vor|il y a|pred|hace|temu|ha|fa|geleden|sedan|posted|old)\b")
_TODAY = re.compile(
    r"\b(?:today|just now|just posted|heute|dnes|dzis|hoy|aujourd|oggi|hoje|vandaag)"
)
_YESTERDAY = re.compile(r"\b(?:yesterday|gestern|vcera|wczoraj|ayer|hier|ieri|ontem|gisteren)\b")

# The beginnings by which a month's name is told, without accents, over eight languages.
_MONTHS = (
    ("jan", "led", "sty", "ene", "gen"),
    ("feb", "uno", "lut", "fev", "fevr"),
    ("mar", "bre", "maer", "mrt"),
    ("apr", "dub", "kwi", "avr", "abr"),
    ("may", "mai", "kve", "maj", "mag", "mei"),
    ("jun", "cerven", "cze", "juin", "giu"),
    ("jul", "cervenc", "lip", "juil", "lug"),
    ("aug", "srp", "sie", "aou", "ago"),
    ("sep", "zar", "wrz", "set"),
    ("oct", "okt", "rij", "paz", "out", "ott"),
    ("nov", "listopadu", "lis"),
    ("dec", "dez", "pro", "gru", "dic"),
)
_MONTH_OF = sorted(
    ((begin, number) for number, begins in enumerate(_MONTHS, 1) for begin in begins),
    key=lambda each: -len(each[0]),
)
_DAYS_OF_UNIT = {"min": 0, "h": 0, "stu": 0, "uur": 0, "god": 0, "w": 7, "tyd": 7, "sem": 7,
                 "set": 7, "mo": 30, "mes": 30, "mie": 30, "maa": 30}  # fmt: skip


def read_date(text: str, *, as_of: date) -> date | None:
    """The date a text names, or None; `as_of` is what "3 days ago" counts from.

    "2026-03" is its first day; "30+ days ago" is the latest day that it allows.
    """
    text = text[:_READ_CHARACTERS]
    if not text.strip():
        return None
    found = _exact(text)
    if found is None:
        folded = _folded(text)
        found = _written(folded, as_of) or _relative(folded, as_of) or _by_dateparser(text, as_of)
    return found if found and 1990 <= found.year <= 2100 else None


def _exact(text: str) -> date | None:
    """Dates in numbers alone."""
    if match := _ISO.match(text):
        return _date(int(match[1]), int(match[2]), int(match[3] or 1))
    if match := _COMPACT.match(text):
        return _date(int(match[1]), int(match[2]), int(match[3]))
    if match := _EPOCH.match(text):
        return date(1970, 1, 1) + timedelta(days=int(match[1][:10]) // 86_400)
    if match := _NUMERIC.search(text):
        return _numeric(int(match[1]), match[2], int(match[3]), int(match[4]))
    return None


def _numeric(first: int, separator: str, second: int, third: int) -> date | None:
    """31/12/2026, 12/31/2026 or 2026/12/31; "3/4/2026" is read as in the United States."""
    if first > 31:
        return _date(first, second, third)
    year = third if third > 99 else 2000 + third
    if second > 12 or (separator == "/" and first <= 12):
        return _date(year, first, second)
    return _date(year, second, first)


def _written(folded: str, as_of: date) -> date | None:
    """Dates with a month's name; without a year, the last such day."""
    year = _YEAR.search(folded)
    for match in (*_DAY_MONTH.finditer(folded), *_MONTH_DAY.finditer(folded)):
        day, name = (match[1], match[2]) if match[1].isdecimal() else (match[2], match[1])
        month = next((number for begin, number in _MONTH_OF if name.startswith(begin)), 0)
        if not month:
            continue
        found = _date(int(year[1]) if year else as_of.year, month, int(day))
        if found and not year and found > as_of:
            found = _date(as_of.year - 1, month, int(day))
        if found:
            return found
    return None


def _relative(folded: str, as_of: date) -> date | None:
    if _TODAY.search(folded):
        return as_of
    if _YESTERDAY.search(folded):
        return as_of - timedelta(days=1)
    age = _AGE.search(folded)
    if age is None or not (_AGO.search(folded) or age.end() == len(folded.rstrip())):
        return None
    unit = age[2]
    days = next((days for begin, days in _DAYS_OF_UNIT.items() if unit.startswith(begin)), 1)
    return as_of - timedelta(days=int(age[1]) * days)


def _by_dateparser(text: str, as_of: date) -> date | None:
    """The last resort, for texts that hold a day and a name: it takes about a millisecond."""
    if not any(map(str.isdecimal, text)) or not any(map(str.isalpha, text)):
        return None
    # Imported here because it takes a tenth of a second and most postings never need it.
    from dateparser import parse  # type: ignore[import-untyped]

    found = parse(
        text,
        languages=["en", "de", "fr", "es", "it", "cs", "pl", "pt", "nl"],
        settings={
            "RELATIVE_BASE": datetime(as_of.year, as_of.month, as_of.day),  # noqa: DTZ001
            "REQUIRE_PARTS": ["day", "month", "year"],
            "PREFER_DATES_FROM": "past",
        },
    )
    return found.date() if found else None


def _folded(text: str) -> str:
    """Lower case without accents."""
    decomposed = unicodedata.normalize("NFKD", text.lower())
    return "".join(each for each in decomposed if not unicodedata.combining(each))


def _date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None
