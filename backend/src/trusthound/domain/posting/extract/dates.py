"""Text in, the date it names out: ISO first, then written and relative dates of many languages."""

import re
import unicodedata
from datetime import date, datetime, timedelta

_READ_CHARACTERS = 80

_ISO = re.compile(r"\s*(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?![\d-])")
_COMPACT = re.compile(r"\s*(20\d\d)(\d\d)(\d\d)(?:T\d+Z?)?\s*\Z")
_EPOCH = re.compile(r"\s*(\d{10}|\d{13})(?:\.\d+)?\s*\Z")
_NUMERIC = re.compile(r"(?<!\d)(\d{1,4})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?!\d)")
_EAST_ASIAN = re.compile(r"(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]")
_DAY_MONTH = re.compile(
    r"(?<![\d:])(\d{1,2})(?:st|nd|rd|th|er|º)?\.?[\s-]\s?(?:of |de |d['’])?([^\W\d_]{3,12})"
    r"(?:-(\d\d)(?!\d))?"
)
_MONTH_DAY = re.compile(r"(?<!\w)([^\W\d_]{3,12})\.?\s+(\d{1,2})(?![\d:])")
_YEAR = re.compile(r"(?<!\d)(19[89]\d|20\d\d)(?!\d)")
# Where 3/4/2026 is the fourth of March; elsewhere it is the third of April.
_MONTH_FIRST = frozenset({"US", "PH", "PR", "GU", "FM", "PW"})

_UNITS = (
    r"minut|min|hour|hr|stund|hod|heure|hora|uur|godz|timm|time|day|tag|dn|den|dzien|dni|jour|dia|"
    r"giorn|dag|week|woche|tyd|semain|seman|settiman|vecko|uge|month|monat|mesic|mois|mes|miesi|"
    r"maand|manad|maned|year|jahr|rok|let\b|lat\b|ano|an\b|ans\b|jaar"
)
_AGE = re.compile(rf"(\d{{1,4}})\s?\+?\s?({_UNITS}|mo\b|d\b|h\b|w\b|y\b)\w{{0,6}}")
# "a week ago", "vor einem Monat", "před týdnem", "tydzień temu".
_ONE = re.compile(rf"\b({_UNITS})\w{{0,6}}")
_AGO = re.compile(r"\b(?:ago|vor|il y a|pred|hace|temu|ha|fa|geleden|sedan|siden|posted|old)\b")
_AHEAD = re.compile(r"\b(?:in|within|dans|za|om|left|remaining|noch|zbyva|to go|ends?)\b")
_TODAY = re.compile(
    r"\b(?:today|just now|just posted|heute|dnes|dzis|hoy|aujourd|oggi|hoje|vandaag|idag|i dag)"
)
_YESTERDAY = re.compile(
    r"\b(?:yesterday|gestern|vcera|wczoraj|ayer|hier|ieri|ontem|gisteren|igar)\b"
)
_TOMORROW = re.compile(r"\b(?:tomorrow|morgen|zitra|jutro|manana|demain|domani|amanha)\b")

# The beginnings by which a month's name is told, without accents, over some fifteen languages.
_MONTHS = (
    ("jan", "led", "sty", "ene", "gen", "ian", "oca", "янв", "tammi"),
    ("feb", "uno", "lut", "fev", "fevr", "sub", "фев", "helmi"),
    ("mar", "bre", "maer", "mrt", "мар", "maalis"),
    ("apr", "dub", "kwi", "avr", "abr", "nis", "апр", "huhti"),
    ("may", "mai", "kve", "maj", "mag", "mei", "мая", "маи", "touko"),
    ("jun", "cerven", "cze", "juin", "giu", "iun", "haz", "июн", "kesa"),
    ("jul", "cervenc", "cervenec", "lip", "juil", "lug", "iul", "tem", "июл", "heina"),
    ("aug", "srp", "sie", "aou", "ago", "avg", "авг", "elokuu"),
    ("sep", "zar", "wrz", "set", "szept", "eyl", "сен", "syys"),
    ("oct", "okt", "rij", "paz", "out", "ott", "eki", "окт", "loka"),
    ("nov", "listopad", "lis", "noi", "kas", "ноя", "marras"),
    ("dec", "dez", "pro", "gru", "dic", "ara", "des", "дек", "joulu"),
)
_MONTH_OF = sorted(
    ((begin, number) for number, begins in enumerate(_MONTHS, 1) for begin in begins),
    key=lambda each: -len(each[0]),
)
_DAYS_OF_UNIT = {"min": 0, "h": 0, "stu": 0, "uur": 0, "god": 0, "tim": 0, "w": 7, "tyd": 7,
                 "sem": 7, "set": 7, "vec": 7, "uge": 7, "mo": 30, "mes": 30, "mie": 30, "maa": 30,
                 "man": 30, "y": 365, "ja": 365, "ro": 365, "l": 365, "an": 365}  # fmt: skip
_MOST_DAYS = 20_000


def read_date(text: str, *, as_of: date, country: str = "", ahead: bool = False) -> date | None:
    """The date a text names, or None; `as_of` is what "3 days ago" counts from.

    An instant is its date in the offset it is written with. "2026-03" is its first day; "30+ days
    ago" is the latest day that it allows. A day without a year is the last such day, or the next
    where `ahead` says that the text speaks of a deadline. "3/4/2026" is read as in `country` (ISO
    3166), and as nothing where that is unknown.
    """
    text = text[:_READ_CHARACTERS]
    if not text.strip():
        return None
    found = _exact(text, country)
    if found is None and not _NUMERIC.search(text):
        folded = _folded(text)
        found = (
            _written(folded, as_of, ahead=ahead)
            or _relative(folded, as_of, ahead=ahead)
            or _by_dateparser(text, as_of, ahead=ahead)
        )
    return found if found and 1990 <= found.year <= 2100 else None


def _exact(text: str, country: str) -> date | None:
    """Dates in numbers alone."""
    if match := _ISO.match(text):
        return _date(int(match[1]), int(match[2]), int(match[3] or 1))
    if match := _COMPACT.match(text) or _EAST_ASIAN.search(text):
        return _date(int(match[1]), int(match[2]), int(match[3]))
    if match := _EPOCH.match(text):
        return date(1970, 1, 1) + timedelta(days=int(match[1][:10]) // 86_400)
    if match := _NUMERIC.search(text):
        return _numeric(int(match[1]), match[2], int(match[3]), int(match[4]), country)
    return None


def _numeric(first: int, separator: str, second: int, third: int, country: str) -> date | None:
    """31.12.2026, 31/12/2026, 12/31/2026 or 2026/12/31."""
    if first > 31:
        return _date(first, second, third)
    year = third if third > 99 else 2000 + third
    if second > 12:
        return _date(year, first, second)
    if separator != "/" or first > 12 or first == second:
        return _date(year, second, first)
    if not country:
        return None
    return _date(year, first, second) if country in _MONTH_FIRST else _date(year, second, first)


def _written(folded: str, as_of: date, *, ahead: bool) -> date | None:
    """Dates with a month's name."""
    stated = _YEAR.search(folded)
    for match in (*_DAY_MONTH.finditer(folded), *_MONTH_DAY.finditer(folded)):
        day, name = (match[1], match[2]) if match[1].isdecimal() else (match[2], match[1])
        month = next((number for begin, number in _MONTH_OF if name.startswith(begin)), 0)
        if not month:
            continue
        year = int(stated[1]) if stated else 0
        if not year and match.re is _DAY_MONTH and match[3]:
            year = 2000 + int(match[3])
        found = _date(year, month, int(day)) if year else _nearest(month, int(day), as_of, ahead)
        if found:
            return found
    return None


def _nearest(month: int, day: int, as_of: date, ahead: bool) -> date | None:  # noqa: FBT001
    """The last such day up to `as_of`, or the first from then on."""
    this_year = _date(as_of.year, month, day)
    if this_year is None or this_year == as_of or (this_year > as_of) == ahead:
        return this_year
    return _date(as_of.year + (1 if ahead else -1), month, day)


def _relative(folded: str, as_of: date, *, ahead: bool) -> date | None:
    for words, days in ((_TODAY, 0), (_YESTERDAY, -1), (_TOMORROW, 1)):
        if words.search(folded):
            return as_of + timedelta(days=days)
    ago = _AGO.search(folded) is not None
    counted, one = _AGE.search(folded), _ONE.search(folded) if ago else None
    if counted:
        count, unit = int(counted[1]), counted[2]
        ends = counted.end() == len(folded.rstrip())
    elif one:
        count, unit, ends = 1, one[1], False
    else:
        return None
    days = count * next(
        (days for begin, days in _DAYS_OF_UNIT.items() if unit.startswith(begin)), 1
    )
    later = not ago and (ahead or _AHEAD.search(folded) is not None)
    if days > _MOST_DAYS or not (ago or later or ends):
        return None
    return as_of + timedelta(days=days if later else -days)


def _by_dateparser(text: str, as_of: date, *, ahead: bool) -> date | None:
    """The last resort, for texts that hold a year and a name: it takes about a millisecond."""
    if not _YEAR.search(text) or not any(map(str.isalpha, text)):
        return None
    # Imported here because it takes a tenth of a second and most postings never need it.
    from dateparser import parse  # type: ignore[import-untyped]

    found = parse(
        text,
        languages=["en", "de", "fr", "es", "it", "cs", "pl", "pt", "nl"],
        settings={
            "RELATIVE_BASE": datetime(as_of.year, as_of.month, as_of.day),  # noqa: DTZ001
            "REQUIRE_PARTS": ["day", "month", "year"],
            "PREFER_DATES_FROM": "future" if ahead else "past",
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
