"""Text in, the hours a week that it states out."""

import re
from decimal import Decimal

from ahocorasick_rs import AhoCorasick, MatchKind

from trusthound.domain.common.folding import lowered
from trusthound.domain.common.money import FULL_TIME_HOURS_A_WEEK

_WEEK = (
    r"(?:week|wk|woche|wöchentlich|týdně|týden|semaine|hebdo\w*|semana\w*|settimana\w*|tydzień|"
    r"tygodniowo|tygodni\w*|vecka|uge|uke)"
)
_HOURS = (
    r"(?:hours?|hrs?|h|std\.?|stunden|wochenstunden|heures?|horas|ore|uur|uren|hodin|hod\.?|"
    r"godzin|godz\.?|timmar|timer)"
)
_NUMBER = r"(?<![\d.,$€£])([0-9]{1,2})(?:[.,]([0-9]{1,2}))?"
_CLUES = AhoCorasick(
    ("week", "woche", "wöchent", "týd", "semai", "sema", "settim", "tyg", "tydz", "vecka", "p/w",
     "wk", "hebdo", "uge", "uke"),
    matchkind=MatchKind.LeftmostFirst,
)  # fmt: skip
_DIGIT = re.compile("[0-9]")
# How far before and after such a word its number stands.
_BEFORE, _AFTER = 60, 50
_MOST_PLACES = 50
_A_WEEK = re.compile(
    rf"{_NUMBER}(?:\s?(?:-|–|to|bis|až|à|a|do)\s?[0-9]{{1,2}}(?:[.,][0-9]{{1,2}})?)?[\s-]?{_HOURS}"
    rf"(?:\s?/\s?|\s(?:(?:per|a|each|pro|par|por|za|na|in der|i|alla|de|w|p/)\s)?(?:working\s)?)"
    rf"{_WEEK}\b"
)
_WEEKLY_HOURS = re.compile(
    r"(?:weekly hours|hours (?:per|a) week|wochenstunden|wochenarbeitszeit|heures hebdomadaires)"
    rf"\W{{0,3}}{_NUMBER}(?![\d:])"
)
_SHARE_SIGNS = ("%", "fte", "wte", "úvazek")
_SHARE_CLUES = AhoCorasick(_SHARE_SIGNS, matchkind=MatchKind.LeftmostFirst)
# How far before and after such a word the share stands that it is of.
_SHARE_BEFORE, _SHARE_AFTER = 30, 20
_SHARE = re.compile(
    r"(?:part[- ]time|teilzeit|pensum|úvazek|temps partiel)\W{0,3}(?:[0-9]{2,3}\s?%?\s?[-–]\s?)?"
    r"([0-9]{2})\s?%"
    r"|(?<![\d.,-])([0-9]{2})\s?%\s?(?:fte|wte|pensum|teilzeit|part[- ]time|úvazek)\b"
    r"|(?<![\d.,])(?:0[.,]([1-9][0-9]?))\s?(?:fte|wte)\b|úvazek\W{0,3}0[.,]([1-9][0-9]?)\b"
)


def hours_a_week(text: str) -> Decimal | None:
    """ "20 hours a week", "37,5 h/Woche" or "50 % part-time" of 40; of a range the lower.

    None where the text states none, or no number of hours that a person can work.
    """
    folded = lowered(text)
    for at in _places_of(_CLUES, folded):
        near = max(0, at - _BEFORE), at + _AFTER
        if not _DIGIT.search(folded, *near):
            continue
        match = _A_WEEK.search(folded, *near) or _WEEKLY_HOURS.search(folded, *near)
        if match:
            hours = Decimal(f"{match[1]}.{match[2]}" if match[2] else match[1])
            return hours if 1 <= hours <= 80 else None
    if not any(each in folded for each in _SHARE_SIGNS):
        return None
    for at in _places_of(_SHARE_CLUES, folded):
        near = max(0, at - _SHARE_BEFORE), at + _SHARE_AFTER
        if _DIGIT.search(folded, *near) and (share := _SHARE.search(folded, *near)):
            part = Decimal(f"0.{share[1] or share[2] or share[3] or share[4]}")
            return FULL_TIME_HOURS_A_WEEK * part
    return None


def _places_of(clues: AhoCorasick, folded: str) -> list[int]:
    """Where they stand; to ask first whether one does is twice as fast as to look for places."""
    if not clues.find_matches_as_strings(folded):
        return []
    return [at for _, at, _ in clues.find_matches_as_indexes(folded)[:_MOST_PLACES]]
