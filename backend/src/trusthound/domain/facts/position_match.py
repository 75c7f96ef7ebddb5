"""A position that is sought and those that a board lists in; whether it is there out."""

import re
from collections.abc import Iterable

from trusthound.domain.facts.employer_listing import OnBoard, OpenPosition, SoughtPosition

# Shared words of both titles, twice, over all their words.
_SAME_TITLE = 0.8
_WORD = re.compile(r"[^\W_]+(?:[+#]+)?")
# Words that boards and boards' copies add to a title and a place, and that tell neither.
_SAYS_NOTHING = frozenset({
    "m", "w", "f", "d", "x", "h", "mfd", "all", "genders", "gn", "remote", "hybrid", "onsite",
    "on", "site", "office", "the", "of", "and", "a", "an", "for", "in", "at", "to", "de", "area",
    "greater", "city", "location", "multiple", "locations", "various", "based", "job", "position",
})  # fmt: skip
_LEVELS = {"sr": "senior", "jr": "junior", "snr": "senior", "mgr": "manager", "eng": "engineer"}
# A number of fewer signs is met by chance.
_TELLING_REQUISITION = 4


def likeness(title: str, other: str) -> float:
    """0 for no word in common, 1 for the same words in any order."""
    ours, theirs = _words(title), _words(other)
    if not ours or not theirs:
        return 0.0
    return 2 * len(ours & theirs) / (len(ours) + len(theirs))


def candidates(
    sought: SoughtPosition, positions: Iterable[OpenPosition], *, most: int
) -> tuple[OpenPosition, ...]:
    """Those of the same title or number, the likest first."""
    scored = [(likeness(sought.title, each.title), each) for each in positions]
    close = [
        (score + (each.number == sought.number), each)
        for score, each in scored
        if score >= _SAME_TITLE or (sought.number and each.number == sought.number)
    ]
    close.sort(key=lambda each: -each[0])
    return tuple(each for _, each in close[:most])


def judge(
    sought: SoughtPosition, found: Iterable[OpenPosition], *, own_board: bool
) -> tuple[OnBoard, str]:
    """How the sought position stands among its candidates, and the title there.

    `own_board`: the board is the one that the posting itself stands on, so that numbers compare.
    """
    known = list(found)
    for each in known:
        if own_board and sought.number and each.number.lower() == sought.number.lower():
            return OnBoard.SAME, each.title
        if len(sought.requisition) >= _TELLING_REQUISITION and sought.requisition.lower() in (
            each.requisition.lower(),
            each.number.lower(),
        ):
            return OnBoard.SAME, each.title
    for each in known:
        if _places_agree(sought.place, each.places):
            return OnBoard.SIMILAR, each.title
    return (OnBoard.ELSEWHERE, known[0].title) if known else (OnBoard.NOT_FOUND, "")


def _places_agree(sought: str, places: Iterable[str]) -> bool:
    """True where either names none: a board that says "Remote" contradicts no town."""
    ours = _words(sought)
    theirs = [words for each in places if (words := _words(each))]
    return not ours or not theirs or any(ours & each for each in theirs)


def _words(text: str) -> frozenset[str]:
    plain = (_LEVELS.get(each, each) for each in _WORD.findall(text.lower()))
    return frozenset(each for each in plain if each not in _SAYS_NOTHING)
