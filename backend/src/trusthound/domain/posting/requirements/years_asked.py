"""A sentence in, the years of work that it asks for out."""

import re
from collections.abc import Sequence

from trusthound.domain.common.compiled import compiled
from trusthound.domain.posting.requirements.asking import Clause, need_at
from trusthound.domain.posting.requirements.cue_words import Cue
from trusthound.domain.posting.requirements.heading_words import Part
from trusthound.domain.posting.requirements.model import Passage, YearsAsked
from trusthound.domain.posting.requirements.sentences import Sentence

_NUMBERS = {
    "a": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "fifteen": 15, "eighteen": 18, "twenty": 20,
}  # fmt: skip
_NUMBER = rf"\d{{1,2}}(?:\.\d)?|{'|'.join(sorted(_NUMBERS, key=len, reverse=True))}"
_AMOUNT = (
    rf"(?<![\w.$£€,/-])(?P<least>{_NUMBER})\s?(?:\(\s?\d{{1,2}}\s?\+?\s?\))?\\?\+?\s?"
    r"(?:(?P<first>months?|years?|yrs?)\s)?"
    rf"(?:(?:-|–|—|to|or|and)\s?(?P<most>{_NUMBER})\s?(?:\(\s?\d{{1,2}}\s?\))?)?\s?"
    r"\\?\+?(?:\s?(?:or more|plus|full|solid|consecutive|relevant|calendar))?[\s-]{0,2}"
    r"(?P<unit>years?|yrs?|months?|jahre)\b['’]?"
)
_REACH = 40
_LONGEST_YEARS = 30
_MONTHS = 12
_SEEKING = frozenset({"looking for", "you have", "we need", "must have", "hiring", "seeking"})
_AT_MOST = re.compile(
    r"(?:up to|less than|under|no more than|not more than|maximum(?: of)?|max\.?|fewer than|below)"
    r"\s(?:a |the )?\Z"
)
# What stands behind a number of years that are none of work.
_OTHER_BEHIND = re.compile(
    r"\s?(?:['’]s?\s)?(?:old\b|of age|ago\b|later\b|term\b|contract|fixed|warrant|"
    r"history of success|"
    r"in business|anniversar|vest|olds?\b|degree|college|university|course|program|diploma|"
    r"from (?:the )?date|from now|in a row|running|post[- ]money|runway|bond|placement|"
    r"maternity|parental|leave\b|of age|and (?:older|over|above)|or older|or over\b|study|"
    r"curriculum|full[- ]time course|assignment|engagement|duration|initial|renewable|probation)"
)
_OTHER_BEFORE = re.compile(
    r"(?:\bage[sd]?(?: between| from)?|\blast|\bpast|\bprevious|\bnext|\bfirst|\bwithin|"
    r"\bevery|\bin just|\bafter|"
    r"\bfor over|\bfor more than|\bcelebrat\w+|\bfounded|\binitial|\bperiod of|\bterm of|"
    r"\bpreceding|\bmost recent|\bduring the|\blasting|\bages of|\bcontract of|\bcontract for|"
    r"\bduration)"
    r"\s(?:(?:the|at least|our|a|its|an) )?\Z"
)
_FIRM_BEFORE = re.compile(
    r"\b(?:we|we've|our|company|has|have been|established|founded|since|firm|team)\b[^.;]{0,60}\Z"
)
_WORK_NEAR = re.compile(r"\b(?:experience|exp\b|work(?:ing|ed)|background|practice|track record|"
                        r"employment|tenure|post[- ](?:qualif|grad|registr)\w+|career|role|"
                        r"erfahrung)")  # fmt: skip
_OF = re.compile(
    r"(?:['’]\s?)?\s?(?:of\s)?(?P<before>(?:[\w&/.+#-]+[\s,]{1,2}){0,6}?)"
    r"(?:experience|exp\b|background|work)\w{0,3}"
    r"(?:\s(?:in|with|as|of|on|within|working (?:in|with|as|on|for)|using|at|for|doing)"
    r"\s(?:an? |the )?(?P<of>[^.;()\n]{2,60}))?|(?:['’]\s?)?\s?(?:in|of|as|with|working (?:in|"
    r"with|as))"
    r"\s(?:an? |the )?(?P<bare>[^.;()\n]{2,60})"
)
_OF_ENDS = re.compile(
    r",|\s(?:with|including|preferably|ideally|required|preferred|is|and have|who|that|or similar|"
    r"or related|or equivalent|such as|as well|at least|within|from)\b|\s[-–—]\s"
)
_FILLING = re.compile(
    r"^(?:(?:relevant|related|professional|proven|progressive|prior|previous|hands[- ]on|"
    r"full[- ]time|"
    r"total|direct|demonstrated|industry|solid|strong|practical|similar|equivalent|work|working|"
    r"overall|minimum|of|in|the|recent|applicable|post[- ]?qualification|paid|commercial|and|"
    r"or)\b[\s,]*)+"
)


def years_in(
    sentence: Sentence, text: str, folded: str, clauses: Sequence[Clause]
) -> list[YearsAsked]:
    found: list[YearsAsked] = []
    finished = sentence.start
    for hit in sentence.hits:
        if hit.cue != Cue.YEARS or hit.start < finished:
            continue
        begin = max(finished, hit.start - _REACH)
        for match in compiled(_AMOUNT).finditer(folded, begin, hit.end + _REACH):
            finished = match.end()
            if (asked := _asked(match, sentence, text, folded, clauses)) is not None:
                found.append(asked)
    return found


def _asked(
    match: re.Match[str],
    sentence: Sentence,
    text: str,
    folded: str,
    clauses: Sequence[Clause],
) -> YearsAsked | None:
    start, end = match.span()
    before = folded[max(sentence.start, start - 90) : start]
    if _OTHER_BEFORE.search(before) or _OTHER_BEHIND.match(folded, end, sentence.end):
        return None
    behind = folded[end : min(sentence.end, end + 110)]
    worked = _WORK_NEAR.search(behind) or _WORK_NEAR.search(before)
    if sentence.part not in (Part.MUST, Part.NICE):
        sought = any(hit.words in _SEEKING for hit in sentence.hits)
        if not (worked or (sought and match["unit"][0] == "y")) or _FIRM_BEFORE.search(before):
            return None
    elif not worked and match["unit"].startswith("month"):
        return None
    least, most = _number(match["least"]), match["most"] and _number(match["most"])
    if (match["first"] or match["unit"]).startswith("month"):
        least = least / _MONTHS
    if most and match["unit"].startswith("month"):
        most = most / _MONTHS
    if (not least and not most) or least > _LONGEST_YEARS or (match["least"] == "a" and not worked):
        return None
    if most and most < least:
        most = None
    if _AT_MOST.search(before):
        least, most = 0, most or least
    passage = Passage(text[start:end].rstrip(), start, start + len(text[start:end].rstrip()))
    return YearsAsked(
        passage,
        need_at(clauses, start),
        float(least),
        float(most) if most else None,
        _of(text, folded, end, sentence.end),
    )


def _number(words: str) -> float:
    return _NUMBERS[words] if words in _NUMBERS else float(words)


def _of(text: str, folded: str, begin: int, stop: int) -> str:
    """In what: "marketing science" of "10 years of experience in marketing science, …"."""
    match = _OF.match(folded, begin, min(stop, begin + 160))
    if not match:
        return ""
    for name in ("before", "of", "bare"):
        if (match[name] or "").strip() and (told := _told(text, folded, *match.span(name))):
            return told
    return ""


def _told(text: str, folded: str, start: int, end: int) -> str:
    if found := _OF_ENDS.search(folded, start + 1, end):
        end = found.start()
    if filling := _FILLING.match(folded[start:end]):
        start += filling.end()
    return text[start:end].strip(" ,-–—/")


def without_repeats(found: Sequence[YearsAsked]) -> tuple[YearsAsked, ...]:
    """The same number of years of the same, told twice, is asked once."""
    return tuple({(each.least, each.most, each.of.lower()): each for each in found[::-1]}.values())[
        ::-1
    ]
