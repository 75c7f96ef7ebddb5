"""A sentence in, whether it asks and for which of its words it does so how, out."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from trusthound.domain.posting.requirements.cue_words import Cue
from trusthound.domain.posting.requirements.cues import Hit
from trusthound.domain.posting.requirements.heading_words import Part
from trusthound.domain.posting.requirements.model import Need
from trusthound.domain.posting.requirements.sentences import Sentence

_CLAUSE_ENDS = (
    ", but ",
    " but ",
    "), ",
    ") and ",
    " while ",
    " whereas ",
    " though ",
    " although ",
    ", with ",
)
_OBLIGING = frozenset({"must", "required", "requires", "require", "essential", "mandatory",
                       "a must", "necessary", "is required", "are required",
                       "be required"})  # fmt: skip
_STRONG = _OBLIGING | {"you have", "must have", "should have", "you need", "a plus", "preferred",
                       "desirable", "an advantage", "nice to have", "candidate", "candidates",
                       "applicant", "applicants", "looking for", "at least", "minimum",
                       "advantage", "role requires", "position requires",
                       "job requires"}  # fmt: skip
_WE = {"we are", "we're"}
_SOUGHT = frozenset({"seeking", "looking for", "searching for", "interested"})  # fmt: skip
# "5+ years of experience in …", "Strong knowledge of …": such a point asks wherever it stands.
# Behind "strong", "expert" … (their last letters) a name may stand: "expert SQL skills with".
_POINT = re.compile(
    r"[^\w]{0,4}(?:(?:\d[\d+–-]{0,4}|minimum|at least|of|years?['’]?-?|yrs?|months?|a|an|some|"
    r"very|the|and|"
    r"strong|solid|proven|good|excellent|deep|extensive|previous|prior|demonstrated|demonstrable|"
    r"hands-on|working|advanced|basic|relevant|recent|professional|practical|significant|"
    r"thorough|sound|in-depth|broad|track|expert|real|exceptional|outstanding|comprehensive|"
    r"industry|technical|commercial|general|detailed)[,]?\s){0,8}"
    r"(?:(?<=(?:rong|olid|oven|good|lent|pert|sive|ious|rior|nced|s of) )(?:[\w+#&/.-]+ ){1,3}"
    r"(?=skills|experience|knowledge|expertise))?"
    r"(?:experience|experienced|knowledge|understanding|proficiency|proficient|familiarity|"
    r"familiar|skills|"
    r"expertise|record|command|background|skilled|fluency|fluent)"
    r"(?:,?\s(?:in|of|with|working|using|on|as|and|\w+ing|at|within)\s|\s?[(:])"
)
_WISHING = Cue.NICE_BEFORE | Cue.NICE_BEHIND
_SEEKING = Cue.PERSON | Cue.MUST | _WISHING


@dataclass(frozen=True, slots=True)
class Clause:
    """Characters `start` up to `end` of one sentence, all asked for alike."""

    start: int
    end: int
    need: Need


def asks(sentence: Sentence, folded: str) -> bool:
    """Whether it asks for anything: where things are asked, or in words that ask."""
    cues, part = sentence.cues, sentence.part
    if cues & Cue.REFUSED and not cues & _WISHING:
        return False
    if part in (Part.MUST, Part.NICE):
        return not cues & Cue.FIRM or bool(cues & Cue.HARD)
    if (cues & Cue.FIRM and not _seeks(sentence)) or not cues & (
        Cue.HARD | Cue.NICE_BEHIND | Cue.YEARS
    ):
        return False
    if part is Part.PROSE and cues & _SEEKING:
        return True
    if part is Part.DUTIES and any(hit.words in _STRONG for hit in sentence.hits):
        return True
    return part is not Part.OFFER and _POINT.match(folded, sentence.start, sentence.end) is not None


def _seeks(sentence: Sentence) -> bool:
    """ "We're also seeking engineers with …" speaks of who applies, though the firm says it."""
    firm = {hit.words for hit in sentence.hits if hit.cue == Cue.FIRM}
    return firm <= _WE and any(hit.words in _SOUGHT for hit in sentence.hits)


def clauses_of(sentence: Sentence, folded: str) -> list[Clause]:
    """The sentence cut where what is asked becomes what is only wished for, or back."""
    if sentence.part is Part.NICE:
        return [Clause(sentence.start, sentence.end, Need.NICE)]
    clauses: list[Clause] = []
    begin = sentence.start
    for hit in sentence.hits if sentence.cues & _WISHING else ():
        if hit.cue & _WISHING and hit.start >= begin:
            start, end = _wished(sentence, folded, begin, hit)
            if start > begin:
                clauses.append(Clause(begin, start, Need.MUST))
            clauses.append(Clause(start, end, Need.NICE))
            begin = end
    if begin < sentence.end or not clauses:
        clauses.append(Clause(begin, sentence.end, Need.MUST))
    return clauses


def need_at(clauses: Sequence[Clause], place: int) -> Need:
    for clause in clauses:
        if clause.start <= place < clause.end:
            return clause.need
    return clauses[-1].need


def _wished(sentence: Sentence, folded: str, begin: int, hit: Hit) -> tuple[int, int]:
    """From where to where the wish goes whose word is `hit`."""
    stop = sentence.end
    opened = _opening(folded, begin, hit.start)
    if opened == hit.start - 1 and not folded[sentence.start : opened].strip(" -*•·"):
        return opened, stop  # "(Bonus) Go": what stands behind it
    if hit.cue == Cue.NICE_BEFORE or (opened == hit.start - 1 and folded[hit.end] != ")"):
        return hit.start, _bracket_end(folded, hit.end, stop)
    if opened is not None and opened < hit.start - 1:
        # "(GCP preferred)": what the brackets hold, and nothing before them
        end = folded.find(")", hit.end, stop)
        return opened, stop if end < 0 else end + 1
    return _wished_from(sentence, folded, begin, hit.start), _wish_end(folded, hit.end, stop)


def _opening(folded: str, begin: int, stop: int) -> int | None:
    """Where a bracket opens that is still open at `stop`."""
    opened = folded.rfind("(", begin, stop)
    return opened if opened >= 0 and folded.find(")", opened, stop) < 0 else None


def _bracket_end(folded: str, begin: int, stop: int) -> int:
    opened, closed = folded.find("(", begin, stop), folded.find(")", begin, stop)
    return closed if closed >= 0 and (opened < 0 or closed < opened) else stop


def _wished_from(sentence: Sentence, folded: str, begin: int, stop: int) -> int:
    """Where the wish begins that ends in "is a plus": behind the last word of obligation."""
    obliged = [
        hit.end
        for hit in sentence.hits
        if begin <= hit.start < stop and hit.words in _OBLIGING and hit.cue != Cue.REFUSED
    ]
    at = max(obliged, default=begin)
    cut = max(folded.rfind(each, at, stop) for each in _CLAUSE_ENDS)
    comma = folded.rfind(", ", at, stop)
    if comma > cut:  # "5 years with Java, Scala experience a plus": each side asks for itself
        asked = [hit.start for hit in sentence.hits if hit.cue == Cue.HARD]
        if any(at <= each < comma for each in asked) and any(comma < each < stop for each in asked):
            cut = comma
    return max(at, cut)


def _wish_end(folded: str, begin: int, stop: int) -> int:
    """ "Python (preferred), SQL": a list goes on behind the brackets; else the wish ends here."""
    for each in (",", ")", " but ", " and "):
        if folded.startswith(each, begin):
            return min(stop, begin + len(each))
    return begin if folded[begin:stop].strip() else stop
