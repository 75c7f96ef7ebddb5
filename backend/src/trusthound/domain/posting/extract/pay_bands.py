"""Ranges of pay in one text in, the bands that differ by place out."""

import re
from dataclasses import dataclass
from decimal import Decimal

from trusthound.domain.common.money import PayBand
from trusthound.domain.posting.extract.gazetteer import is_known_place

_MOST_BANDS = 20
_BEFORE_CHARACTERS = 120
_AFTER_CHARACTERS = 60

_NAME = r"[A-Z][\w.'’]*(?:(?:, ?| and | & | or | ?/ ?| |-)(?!based\b)[A-Z][\w.'’]*){0,6}"
_ELSEWHERE = r"elsewhere|everywhere else|(?:all )?other (?:US |U\.S\. )?(?:locations|places|states)"
_AFTER = re.compile(rf"\W{{0,3}}(?:(?:in|for) (?:the )?({_NAME}|{_ELSEWHERE})|({_ELSEWHERE}))")
_IN_BRACKETS = re.compile(rf"\s?[\[(]({_NAME}|{_ELSEWHERE})[\])]")
_BEFORE = re.compile(rf"\b(?:[Ff]or|[Ii]n) (?:the )?({_NAME}|{_ELSEWHERE})")
_LABEL = re.compile(rf"({_NAME}|{_ELSEWHERE})(?:[- ]based)?\s?(?::|–|—|-|\()\s?\Z")


@dataclass(frozen=True, slots=True)
class Stretch:
    """One range of pay and where it stands."""

    start: int
    end: int
    minimum: Decimal | None
    maximum: Decimal | None


def bands_of(text: str, stretches: list[Stretch]) -> tuple[PayBand, ...]:
    """Two bands or more, each with the place that stands beside it; else none."""
    if len(stretches) < 2:
        return ()
    bands: dict[str, PayBand] = {}
    finished = 0
    for each in stretches[:_MOST_BANDS]:
        place = _place_beside(text, max(finished, each.start - _BEFORE_CHARACTERS), each)
        if place:
            bands.setdefault(place, PayBand(place, each.minimum, each.maximum))
        finished = each.end
    return tuple(bands.values()) if len(bands) > 1 else ()


def _place_beside(text: str, begin: int, stretch: Stretch) -> str:
    """What stands after the amount before what stands in front of it."""
    limit = stretch.end + _AFTER_CHARACTERS
    if after := _AFTER.match(text, stretch.end, limit):
        return after[1] or after[2]
    if after := _IN_BRACKETS.match(text, stretch.end, limit):
        return after[1] if is_known_place(after[1]) or after[1].islower() else ""
    before = text[begin : stretch.start]
    if label := _LABEL.search(before):
        return label[1] if is_known_place(label[1]) or label[1].islower() else ""
    named = [each[1] for each in _BEFORE.finditer(before)]
    return named[-1] if named else ""
