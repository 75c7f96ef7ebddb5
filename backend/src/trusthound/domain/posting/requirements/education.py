"""A sentence in, the degrees that it asks for out."""

import re
from collections.abc import Sequence

from trusthound.domain.posting.requirements.asking import Clause, need_at
from trusthound.domain.posting.requirements.cue_words import Cue
from trusthound.domain.posting.requirements.cues import Hit
from trusthound.domain.posting.requirements.degree_words import DEGREES, IN_CAPITALS
from trusthound.domain.posting.requirements.heading_words import Part
from trusthound.domain.posting.requirements.model import EducationAsked, Need, Passage
from trusthound.domain.posting.requirements.sentences import Sentence
from trusthound.domain.resume.model import Level

_LEVEL_OF = {words: level for level, many in DEGREES.items() for words in many}
_ORDER = [*Level]
_OR_EXPERIENCE = re.compile(
    r"\b(?:or|and/or|in lieu|substitut\w+)\b[^.;\n]{0,60}\b(?:experience|exp)\b|"
    r"\bequivalent (?:practical |work |professional |relevant )?(?:experience|combination)|"
    r"\bexperience in lieu|\bor equivalent\b(?=[^.;\n]{0,20}\bexperience)"
)
_AREAS = re.compile(
    r"(?:['’]s)?\s?(?:\((?:[^()\n]{1,30})\))?\s?(?:(?:or (?:higher|above|equivalent)|degrees?|"
    r"diploma|level|"
    r"qualification|required|or its equivalent|preferred)[\s,]{1,2}){0,3}"
    r"(?:in|of|majoring in|with (?:a )?(?:major|concentration|focus) in|discipline:|:)\s"
    r"(?:an? |the )?(?P<areas>[^.;()\n]{2,140})"
)
_AREA_BREAK = re.compile(r",\s?(?:or |and )?|\s(?:or|and)\s|/|\s&\s")
_AREAS_END = re.compile(
    r"\s(?:with|from|plus|preferred|required|is|at|and (?:at least|\d|a |an )|or (?:equivalent|"
    r"higher|\d)|"
    r"who|that|including|ideally|preferably|experience|combined|\d)\b|,\s?(?:with|\d|preferred|"
    r"required|plus|or equivalent|ideally|preferably)\b|\s[-–—]\s"
)
_NO_AREA = re.compile(
    r"^(?:an?\s|the\s|any\s|other\s|some\s)?(?:(?:related|relevant|similar|equivalent|"
    r"quantitative|technical|"
    r"appropriate|another|applicable|comparable|associated|closely|related technical|"
    r"required)\b\s?)*"
    r"(?:fields?|disciplines?|subjects?|areas?|degrees?|majors?|studies|stem|experience|equivalent|"
    r"specialt\w+)?\b[^a-z]*(?:of study)?$"
)
_STATING = Cue.MUST | Cue.PERSON | Cue.HARD | Cue.YEARS | Cue.NICE_BEFORE | Cue.NICE_BEHIND
_AREA_CHARACTERS = range(3, 48)
_MOST_AREAS = 8
_BETWEEN_CHARACTERS = 24
_BETWEEN = re.compile(r"[\s,/()'’s]*(?:(?:or|and|and/or|degree|level|a|an|the)?[\s,/()'’s]+){0,4}")
_NO_DEGREE = re.compile(
    r"\s?(?:of (?:accuracy|autonomy|professionalism|responsibility|freedom|independence|"
    r"flexibility|comfort|confidence|difficulty|complexity|skill|certainty|initiative|care|"
    r"integrity|detail|ownership|confidentiality|precision|discretion)|program(?:me)?s?\b|"
    r"apprentic|view\b|angle|camera|rotation|level (?:support|engineer|role|position)|celsius|"
    r"f\b|c\b|,\s?(?:qa|dev|pm)\b)|"
    r"-level (?!degree)"  # "supervision by a doctorate-level analyst"
)
# "You will work towards a level 2 NVQ": it is what will be learned there.
_TO_COME = re.compile(r"\bwill (?:be )?(?:work|study)\w* (?:towards?|for)\b[^.;\n]{0,30}\Z")
_HIGH_DEGREE = re.compile(
    r"\b(?:high|higher|large|certain|great|strong|significant|any|some|360)[\s-]\Z"
)
_A_LEVELS = frozenset({"a level", "a levels", "a-level", "a-levels", "o level", "o levels"})
_ONE_WORD = frozenset({"diploma", "degree", "degrees", "graduate in", "apprenticeship", "2:1"})


def education_in(
    sentence: Sentence, text: str, folded: str, clauses: Sequence[Clause]
) -> list[EducationAsked]:
    """Of "BS or MS in Physics" the lowest, which is enough."""
    degrees = _whole([hit for hit in sentence.hits if hit.cue == Cue.DEGREE])
    if not degrees or (sentence.part is Part.OFFER and not sentence.cues & (Cue.MUST)):
        return []
    # Elsewhere a degree may be another's: "supervise several PhDs", "we are a team of PhDs".
    stated = sentence.cues & _STATING
    asked = sentence.part in (Part.MUST, Part.NICE) or stated != 0
    if sentence.cues & Cue.FIRM and not asked:
        return []
    or_experience = _OR_EXPERIENCE.search(folded, degrees[0].start, sentence.end) is not None
    found = []
    for group in _groups(degrees, folded, clauses):
        lowest = min(group, key=lambda hit: _ORDER.index(_LEVEL_OF[hit.words]))
        start, end = group[0].start, group[-1].end
        areas = _areas(text, folded, end, sentence.end)
        if not (asked or areas or any("degree" in hit.words for hit in group)):
            continue
        found.append(
            EducationAsked(
                Passage(text[start:end], start, end),
                need_at(clauses, start),
                _LEVEL_OF[lowest.words],
                areas,
                or_experience,
            )
        )
    return found


def is_degree(hit: Hit, text: str, folded: str) -> bool:
    """Not "MS Office", "a high degree of accuracy" or "be"."""
    written = text[hit.start : hit.end]
    if hit.words in _A_LEVELS:  # "at a level that …"
        return written[0].isupper() and not folded.startswith((" of ", " that "), hit.end)
    if hit.words in IN_CAPITALS or len(hit.words) <= len("b.sc"):
        if not any(map(str.isupper, written)) or (
            hit.words in IN_CAPITALS and not written.isupper()
        ):
            return False
        if hit.words == "ms" and folded.startswith((" office", " excel", " word", " sql",
        " project",
                                                    " teams", " dynamics", " access", " azure"),
                                                   hit.end):  # fmt: skip
            return False
    if _NO_DEGREE.match(folded, hit.end):
        return False
    if _TO_COME.search(folded, max(0, hit.start - 60), hit.start):
        return False
    return not (
        hit.words in _ONE_WORD and _HIGH_DEGREE.search(folded, max(0, hit.start - 14), hit.start)
    )


def _whole(hits: Sequence[Hit]) -> list[Hit]:
    """ "Ph.D. degree", "MSc degree in": the word "degree" names no other one."""
    whole: list[Hit] = []
    for hit in hits:
        if whole and hit.start - whole[-1].end == 1 and hit.words.startswith("degree"):
            last = whole[-1]
            whole[-1] = last._replace(end=hit.start + len("degree"))
        else:
            whole.append(hit)
    return whole


def _groups(degrees: Sequence[Hit], folded: str, clauses: Sequence[Clause]) -> list[list[Hit]]:
    """Degrees of which one will do, and those of another need by themselves."""
    groups = [[degrees[0]]]
    for hit in degrees[1:]:
        last = groups[-1][-1]
        same = need_at(clauses, hit.start) is need_at(clauses, last.start)
        if same and (
            (
                hit.start - last.end <= _BETWEEN_CHARACTERS
                and _BETWEEN.fullmatch(folded, last.end, hit.start)
            )
            or " or " in folded[last.end : hit.start + 1]
            or _LEVEL_OF[hit.words] is _LEVEL_OF[last.words]
        ):
            groups[-1].append(hit)
        else:
            groups.append([hit])
    return groups


def _areas(text: str, folded: str, begin: int, stop: int) -> tuple[str, ...]:
    match = _AREAS.match(folded, begin, stop)
    if not match:
        return ()
    start, end = match.span("areas")
    if found := _AREAS_END.search(folded, start, end):
        end = found.start()
    areas = []
    at = start
    for stop_at, behind in [
        *((each.start(), each.end()) for each in _AREA_BREAK.finditer(folded, start, end)),
        (end, end),
    ]:
        area = folded[at:stop_at].strip()
        if len(area) in _AREA_CHARACTERS and not _NO_AREA.match(area):
            areas.append(text[at:stop_at].strip())
        at = behind
    return tuple(areas[:_MOST_AREAS])


def without_repeats(found: Sequence[EducationAsked]) -> tuple[EducationAsked, ...]:
    """Each level once, as what must be where it is asked both ways."""
    by_level: dict[Level, EducationAsked] = {}
    for each in found:
        known = by_level.get(each.level)
        if known is None or (known.need is Need.NICE and each.need is Need.MUST):
            by_level[each.level] = each
    return tuple(by_level.values())
