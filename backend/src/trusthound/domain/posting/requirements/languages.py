"""A sentence in, the languages that it asks to be spoken out."""

import re
from collections.abc import Sequence

from trusthound.domain.posting.requirements.asking import Clause, need_at
from trusthound.domain.posting.requirements.cue_words import Cue
from trusthound.domain.posting.requirements.heading_words import Part
from trusthound.domain.posting.requirements.language_words import LANGUAGES
from trusthound.domain.posting.requirements.model import LanguageAsked, Need, Passage
from trusthound.domain.posting.requirements.sentences import Sentence

_CODE_OF = {name: code for code, names in LANGUAGES.items() for name in names}
_FLUENCY = re.compile(
    r"\b(?:fluen\w+|proficien\w+|native(?:[ -]level)?|bilingual|mother tongue|business[ -]level|"
    r"professional (?:working )?proficiency|conversational|(?:full )?professional|"
    r"working knowledge|"
    r"excellent|advanced|intermediate|basic|good|strong|[abc][12](?:\+|\b)|verhandlungssicher\w*|"
    r"fließend\w*)"
)
_SPOKEN = re.compile(
    r"\b(?:fluen|proficien|native|bilingual|multilingual|mother tongue|speak|spoken|written|verbal|"
    r"oral|command of|mastery|language|communicat|[abc][12]\b|knowledge of|fluency|conversational|"
    r"read and write|literacy|skills|level of|verhandlungssicher|fließend|courant|required|"
    r"nivel|kenntnisse)|speaking\b"
)
_NO_LANGUAGE = re.compile(
    r"[\s-]{1,2}(?:market|office|literature|law|tax|company|companies|customers?|clients?|gaap|"
    r"team|"
    r"citizen\w*|culture|cuisine|food|restaurant|accounting|standards|test results|teacher|muffin|"
    r"ombudsman|and (?:math|maths|mathematics|welsh government)|lit\b)|[\s,]{1,2}(?:maths?|"
    r"mathematics)\b"
)
_SCHOOL = frozenset({"gcse", "gcses", "gcse's", "gce o levels", "o levels", "a levels", "o level"})
_REACH = 60
_WANTING = Cue.MUST | Cue.NICE_BEFORE | Cue.NICE_BEHIND | Cue.PERSON


def languages_in(
    sentence: Sentence, text: str, folded: str, clauses: Sequence[Clause], *, asking: bool
) -> list[LanguageAsked]:
    hits = [hit for hit in sentence.hits if hit.cue == Cue.LANGUAGE]
    if not hits or any(hit.words in _SCHOOL for hit in sentence.hits):
        return []
    found = []
    for hit in hits:
        if not text[hit.start].isupper() and sentence.part is Part.PROSE and not asking:
            continue
        if _NO_LANGUAGE.match(folded, hit.end):
            continue
        begin, stop = max(sentence.start, hit.start - _REACH), min(sentence.end, hit.end + _REACH)
        spoken = _SPOKEN.search(folded, begin, stop)
        speaking = folded.startswith(("-speaking", " speaking", " speaker"), hit.end)
        wanted = asking or (sentence.part is not Part.OFFER and sentence.cues & _WANTING)
        if not (spoken and wanted) and not speaking:
            continue
        if speaking and not asking and not sentence.cues & (Cue.MUST | Cue.PERSON):
            continue
        fluency = _FLUENCY.search(folded, begin, stop)
        found.append(
            LanguageAsked(
                Passage(text[hit.start : hit.end], hit.start, hit.end),
                need_at(clauses, hit.start),
                _CODE_OF[hit.words],
                text[fluency.start() : fluency.end()] if fluency else "",
            )
        )
    return found


def without_repeats(found: Sequence[LanguageAsked]) -> tuple[LanguageAsked, ...]:
    """Each language once, as what must be where it is asked both ways."""
    by_code: dict[str, LanguageAsked] = {}
    for each in found:
        known = by_code.get(each.code)
        if known is None or (known.need is Need.NICE and each.need is Need.MUST):
            by_code[each.code] = each
    return tuple(by_code.values())
