"""An expectation and a reading in, what became of each field out. The only place of the rules.

Text is compared by its words: without case, accents, punctuation and spacing. A title must have
the same words; a company must be one of the spellings, written together or apart. A place is found
where an acceptable spelling's words are all in ours or ours are all in it; each place must be found
and none may be over ("Remote" or "Anywhere" is no place). Pay is right with both bounds, currency
and period; a single amount may be one bound or both. Types are equal as sets, dates as days. A
description is right if it holds every sequence of `description_has`, none of `description_lacks`.
"""

import re
import unicodedata
from decimal import Decimal
from enum import StrEnum
from typing import Any

from reading import FIELDS, Amount, Reading

NO_PLACE = {"remote", "remotely", "anywhere", "worldwide", "global", "world", "hybrid", "home"}
NO_PLACE |= {
    "office",
    "fully",
    "only",
    "100",
    "the",
    "in",
    "international",
    "multiple",
    "locations",
}
_EMPTY: tuple[object, ...] = (None, [], "", "unstated")


class Verdict(StrEnum):
    RIGHT = "right"
    WRONG = "wrong"  # something else is stated
    MISSING = "missing"  # stated, not read
    INVENTED = "invented"  # read, but not stated so, where it is right to leave it out
    FINE = "fine"  # not stated, or may be left out: does not count


STATED = (Verdict.RIGHT, Verdict.WRONG, Verdict.MISSING)
AMISS = (Verdict.WRONG, Verdict.MISSING, Verdict.INVENTED)


def judge(expected: dict[str, Any], reading: Reading | None) -> dict[str, Verdict]:
    """Every field of one posting; without a reading all that is stated is missing."""
    return {field: _field(field, expected, reading or Reading()) for field in FIELDS}


def best(expected: dict[str, Any], readings: tuple[Reading, ...], *, alone: bool) -> Reading | None:
    """The reading of this posting: by its key, else by its title; among several the rightest.

    Where the file holds just this posting (`alone`), whatever was read of it is its reading.
    """
    key = str(expected.get("key", ""))
    found = [each for each in readings if key and key in each.address]
    if not found and alone:
        found = list(readings)
    if not found:
        found = [each for each in readings if _title(expected.get("title"), each.title)]
    return max(found, key=lambda each: rights(judge(expected, each)), default=None)


def rights(verdicts: dict[str, Verdict]) -> int:
    return sum(each is Verdict.RIGHT for each in verdicts.values())


def alternatives(expected: dict[str, Any], field: str) -> list[Any]:
    """What is right to read: [None] where the source is silent."""
    wanted = expected.get(field)
    return list(wanted["any_of"]) if isinstance(wanted, dict) and "any_of" in wanted else [wanted]


def _field(field: str, expected: dict[str, Any], reading: Reading) -> Verdict:
    if field == "description":
        return _description(expected, reading)
    if field == "liveness":
        return _liveness(expected.get("liveness"), reading.liveness)
    wanted, given = alternatives(expected, field), getattr(reading, field)
    if field == "places":
        given = tuple(each for each in given if words(each) - NO_PLACE)
    if "*" in wanted:
        return Verdict.FINE
    optional = any(each in _EMPTY for each in wanted)
    if not given or given == "unstated":
        return Verdict.FINE if optional else Verdict.MISSING
    if any(_SAME[field](each, given) for each in wanted if each not in _EMPTY):
        return Verdict.FINE if optional else Verdict.RIGHT
    return Verdict.INVENTED if optional else Verdict.WRONG


def _liveness(wanted: object, given: str) -> Verdict:
    if isinstance(wanted, dict):
        return Verdict.FINE
    if wanted == "not_closed":
        return Verdict.INVENTED if given == "closed" else Verdict.FINE
    if given == wanted:
        return Verdict.RIGHT
    return Verdict.MISSING if given == "unknown" else Verdict.WRONG


def _description(expected: dict[str, Any], reading: Reading) -> Verdict:
    if not expected.get("description_has"):
        return Verdict.FINE
    if not reading.description:
        return Verdict.MISSING
    return Verdict.WRONG if description_faults(expected, reading) else Verdict.RIGHT


def description_faults(expected: dict[str, Any], reading: Reading) -> list[str]:
    """The sequences that are not there, and those that should not be."""
    told = " ".join(_listed(reading.description))
    raw = " ".join(reading.description.casefold().split())
    lacking = [
        each for each in expected.get("description_has", ()) if " ".join(_listed(each)) not in told
    ]
    chrome = [each for each in expected.get("description_lacks", ()) if each.casefold() in raw]
    return [f"lacks “{each}”" for each in lacking] + [f"holds “{each}”" for each in chrome]


def words(text: str) -> set[str]:
    return set(_listed(text))


def _listed(text: str) -> list[str]:
    plain = unicodedata.normalize("NFKD", text).casefold()
    return re.findall(r"\w+", re.sub(r"[\u0300-\u036f\u200b-\u200d\u00ad]", "", plain))


def _title(wanted: object, given: str) -> bool:
    spellings = wanted["any_of"] if isinstance(wanted, dict) else [wanted]
    return any(each and _listed(each) == _listed(given) for each in spellings)


def _company(spellings: list[str], given: str) -> bool:
    return "".join(_listed(given)) in {"".join(_listed(each)) for each in spellings}


def _places(wanted: list[list[str]], given: tuple[str, ...]) -> bool:
    def found(spellings: list[str], place: str) -> bool:
        ours = words(place)
        return any(words(each) <= ours or ours <= words(each) for each in spellings)

    return all(any(found(each, place) for place in given) for each in wanted) and all(
        any(found(each, place) for each in wanted) for place in given
    )


def _pay(wanted: dict[str, Any], given: Amount) -> bool:
    low, high = (
        Decimal(str(wanted[bound])) if wanted[bound] is not None else None
        for bound in ("minimum", "maximum")
    )
    periods = wanted["period"] if isinstance(wanted["period"], list) else [wanted["period"]]
    if given.currency != wanted["currency"] or (given.period or None) not in periods:
        return False
    if low == high:
        return {given.minimum, given.maximum} - {None} == {low}
    return (given.minimum, given.maximum) == (low, high)


_SAME = {
    "title": lambda wanted, given: _listed(wanted) == _listed(given),
    "company": _company,
    "places": _places,
    "remote": lambda wanted, given: wanted == given,
    "pay": _pay,
    "employment_types": lambda wanted, given: set(wanted) == set(given),
    "date_posted": lambda wanted, given: wanted == given,
    "valid_through": lambda wanted, given: wanted == given,
}
