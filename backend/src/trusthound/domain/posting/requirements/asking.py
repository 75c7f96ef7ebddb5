"""A sentence in, how it asks and for which of its words out."""

from collections.abc import Sequence
from dataclasses import dataclass

from trusthound.domain.posting.requirements.cue_words import Cue
from trusthound.domain.posting.requirements.heading_words import Part
from trusthound.domain.posting.requirements.model import Need
from trusthound.domain.posting.requirements.sentences import Sentence

_CLAUSE_ENDS = ", but ", " but ", "), ", ") and "
_OBLIGING = frozenset({"must", "required", "requires", "require", "essential", "mandatory",
                       "a must", "necessary"})  # fmt: skip


@dataclass(frozen=True, slots=True)
class Clause:
    """Characters `start` up to `end` of one sentence, all asked for alike."""

    start: int
    end: int
    need: Need


def asks(sentence: Sentence) -> bool:
    """Whether it asks for anything: where things are asked, or in words that ask."""
    cues = {hit.cue for hit in sentence.hits}
    if Cue.REFUSED in cues and not cues & {Cue.NICE_BEHIND, Cue.NICE_BEFORE}:
        return False
    if sentence.part in (Part.MUST, Part.NICE):
        return True
    if Cue.FIRM in cues:
        return False
    if sentence.part is Part.PROSE:
        return Cue.HARD in cues and Cue.PERSON in cues | _persons(sentence)
    if sentence.part is Part.DUTIES:
        return Cue.HARD in cues and any(hit.words in _STRONG for hit in sentence.hits)
    return False


_STRONG = _OBLIGING | {"you have", "must have", "should have", "you need", "a plus", "preferred",
                       "desirable", "an advantage", "nice to have", "candidate", "candidates",
                       "applicant", "applicants", "looking for", "are required", "is required",
                       "at least", "minimum", "advantage", "role requires", "position requires",
                       "job requires"}  # fmt: skip


def _persons(sentence: Sentence) -> set[Cue]:
    """Words of need stand for somebody who is sought."""
    named = any(hit.cue in (Cue.MUST, Cue.NICE_BEHIND, Cue.NICE_BEFORE) for hit in sentence.hits)
    return {Cue.PERSON} if named else set()


def clauses_of(sentence: Sentence, folded: str) -> list[Clause]:
    """The sentence cut where what is asked becomes what is only wished for, or back."""
    base = Need.NICE if sentence.part is Part.NICE else Need.MUST
    marks = [hit for hit in sentence.hits if hit.cue in (Cue.NICE_BEFORE, Cue.NICE_BEHIND)]
    if base is Need.NICE:
        return [Clause(sentence.start, sentence.end, base)]
    if not marks:
        return [Clause(sentence.start, sentence.end, base)]
    clauses: list[Clause] = []
    begin = sentence.start
    for hit in marks:
        if hit.start < begin:
            continue
        if hit.cue is Cue.NICE_BEFORE:
            if hit.start > begin:
                clauses.append(Clause(begin, hit.start, base))
            end = _bracket_end(folded, hit.end, sentence.end)
            clauses.append(Clause(hit.start, end, Need.NICE))
            begin = end
            continue
        opened = _opening(folded, begin, hit.start)
        if opened is not None and folded[opened + 1 : hit.start].strip(" *"):
            # "(GCP preferred)": what the brackets hold, and nothing before them
            clauses.append(Clause(begin, opened, base))
            end = folded.find(")", hit.end, sentence.end)
            end = sentence.end if end < 0 else end + 1
            clauses.append(Clause(opened, end, Need.NICE))
            begin = end
            continue
        first = _wished_from(sentence, folded, begin, hit.start)
        if first > begin:
            clauses.append(Clause(begin, first, base))
        end = _wish_end(folded, hit.end, sentence.end)
        clauses.append(Clause(first, end, Need.NICE))
        begin = end
    if begin < sentence.end:
        clauses.append(Clause(begin, sentence.end, base))
    return clauses


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
        if begin <= hit.start < stop and (hit.words in _OBLIGING and hit.cue is not Cue.REFUSED)
    ]
    at = max(obliged, default=begin)
    cut = max((folded.rfind(each, at, stop) for each in _CLAUSE_ENDS), default=-1)
    return max(at, cut)


def _wish_end(folded: str, begin: int, stop: int) -> int:
    """ "Python (preferred), SQL": a list goes on behind the brackets; else the wish ends here."""
    for each in (",", ")", " but ", " and "):
        if folded.startswith(each, begin):
            return min(stop, begin + len(each))
    return stop if not folded[begin:stop].strip() else begin


def need_at(clauses: Sequence[Clause], place: int) -> Need:
    for clause in clauses:
        if clause.start <= place < clause.end:
            return clause.need
    return clauses[-1].need if clauses else Need.MUST
